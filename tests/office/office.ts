import { z } from 'zod';
import { InboxWatch } from '#features/enquiries/stream/stream.gateway.ts';
import { insertCover } from '#features/media/media.factory.ts';
import { postFactsOf, postTextsOf } from '#features/posts/posts.factory.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import type { Storage } from '#platform/storage.ts';
import { callerWith } from '#platform/testing/api-caller.ts';
import { createApi } from '../../src/api.ts';

export const editing = ['documents.read', 'documents.write', 'documents.publish', 'documents.trash'];

const failed = (cause: unknown) => {
  throw cause;
};

/** Files that are kept for the time of a test. */
export function memoryStorage(): Storage & { readonly files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    read: async (key) => files.get(key),
    write: async (key, bytes) => {
      files.set(key, bytes);
    },
    remove: async (key) => {
      for (const name of files.keys()) {
        if (name === key || name.startsWith(`${key}/`)) {
          files.delete(name);
        }
      }
    },
  };
}

export const noConfig = {
  apiKey: 'shofor',
  authDomain: '',
  projectId: 'shofor',
  storageBucket: '',
  messagingSenderId: '',
  appId: '',
  measurementId: '',
};

/** The whole API on a database, for an editor or for somebody with other permissions. */
export function apiOf(
  commands: CommandDeps,
  permissions: readonly string[] = editing,
  storage: Storage = memoryStorage(),
  uid?: string,
) {
  const identify = async () => callerWith(permissions, uid);
  const provider = { provider: 'built-in', config: noConfig, google: false, googleWindow: false } as const;
  return createApi({
    dataKey: Buffer.alloc(32, 7),
    ...commands,
    storage,
    siteUrl: 'https://shofor.example',
    failed,
    identify,
    sendReset: async () => {},
    provider,
    inbox: new InboxWatch(),
    visitorOf: () => '192.0.2.1',
  });
}

/** Asks the API in JSON, as somebody with these permissions. */
export function officeOf(commands: CommandDeps, permissions: readonly string[] = editing, uid?: string) {
  const api = apiOf(commands, permissions, memoryStorage(), uid);
  let ready: Promise<unknown> | undefined;
  return async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    ready ??= insertCover(commands);
    await ready;
    const response = await api.request(path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answered = response.status === 204 ? undefined : await response.json();
    return { status: response.status, headers: response.headers, body: answered };
  };
}

/** A post as it is sent. */
export const post = (slug: string, title = slug) => ({
  slug,
  facts: postFactsOf(),
  texts: { en: postTextsOf(title) },
});

/** Creates a draft of a post and gives its id. */
export async function draft(ask: ReturnType<typeof officeOf>, slug = 'a-walk'): Promise<string> {
  const { body } = await ask('POST', '/documents', { kind: 'post', ...post(slug) });
  return z.object({ id: z.uuid() }).parse(body).id;
}
