import { useSyncExternalStore } from 'react';
import type { LibraryPicture } from '#features/media/library/library.contract.ts';
import { Subscribable } from '../subscribable.ts';
import { picturesChanged } from './picture-api.ts';
import { pictureError } from './picture-error.ts';
import { sendFile } from './send-file.ts';

/** A file being uploaded into the library. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'done' | 'failed';
  /** 0 to 1. */
  readonly share: number;
  readonly why?: string;
  /** Whether a retry may succeed. */
  readonly again?: boolean;
  readonly picture?: LibraryPicture;
}

/** How many are uploaded at once: the server processes pictures one after another anyway. */
const atOnce = 2;

/** A queue of uploads, a few at a time; a failed one can be retried. They continue across page changes. */
export class Uploads extends Subscribable {
  #list: readonly Upload[] = [];
  #last = 0;

  readonly list = (): readonly Upload[] => this.#list;

  #set(list: readonly Upload[]): void {
    this.#list = list;
    this.tell();
  }

  #change(key: number, change: Partial<Upload>): void {
    this.#set(this.#list.map((each) => (each.key === key ? { ...each, ...change } : each)));
  }

  add(files: readonly File[]): void {
    const added = files.map((file) => {
      this.#last += 1;
      return { key: this.#last, file, state: 'waiting', share: 0 } as const;
    });
    this.#set([...this.#list, ...added]);
    this.#next();
  }

  retry(key: number): void {
    this.#change(key, { state: 'waiting', share: 0 });
    this.#next();
  }

  forget(key: number): void {
    this.#set(this.#list.filter((each) => each.key !== key));
  }

  #next(): void {
    const sending = this.#list.filter(({ state }) => state === 'sending').length;
    const waiting = this.#list.filter(({ state }) => state === 'waiting');
    for (const upload of waiting.slice(0, Math.max(0, atOnce - sending))) {
      void this.#send(upload);
    }
  }

  async #send({ key, file }: Upload): Promise<void> {
    this.#change(key, { state: 'sending' });
    try {
      const picture = await sendFile(file, (share) => this.#change(key, { share }));
      this.#change(key, { state: 'done', share: 1, picture });
      await picturesChanged();
    } catch (cause) {
      this.#change(key, { state: 'failed', ...pictureError(cause) });
    }
    this.#next();
  }
}

/** The uploads of this window. */
export const uploads = new Uploads();

export const useUploads = (): readonly Upload[] =>
  useSyncExternalStore(uploads.subscribe, uploads.list, uploads.list);
