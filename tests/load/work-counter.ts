import type { Locator, Page } from '@playwright/test';

/** What a piece of work took. */
interface Work {
  readonly clicks: number;
  /** A drag counts as one. */
  readonly keys: number;
  /** What a person would need for them. */
  readonly byHand: number;
  /** What it took here, where nobody types. */
  readonly seconds: number;
}

/** Keys in a second of somebody who types 40 words a minute; a click takes them a second. */
const typedInASecond = 3.3;

/** Counts what is clicked and pressed on a page; fields are reached by Tab where that is near, as who types does. */
export class WorkCounter {
  readonly #page: Page;
  #clicks = 0;
  #keys = 0;
  readonly #since = performance.now();

  constructor(page: Page) {
    this.#page = page;
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.#clicks += 1;
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
    this.#keys += 1;
  }

  async type(words: string): Promise<void> {
    await this.#page.keyboard.insertText(words);
    this.#keys += [...words].length;
  }

  /** Pastes a text that was copied elsewhere: one key. */
  async paste(text: string): Promise<void> {
    await this.#page.keyboard.insertText(text);
    this.#keys += 1;
  }

  async drag(from: Locator, to: Locator): Promise<void> {
    await from.dragTo(to);
    this.#keys += 1;
  }

  /** Goes to a field by at most four tabs, otherwise by a click. */
  async reach(field: Locator): Promise<void> {
    const isThere = () => field.evaluate((element) => element === document.activeElement);
    for (let tab = 0; tab < 4; tab += 1) {
      await this.press('Tab');
      if (await isThere()) {
        return;
      }
    }
    await this.click(field);
  }

  async write(field: Locator, words: string): Promise<void> {
    await this.reach(field);
    await this.press('Control+a');
    await this.type(words);
  }

  /** Chooses files: the click that opens the system's dialog, and the one in it. */
  async chooseFile(
    input: Locator,
    files: { name: string; mimeType: string; buffer: Buffer }[],
  ): Promise<void> {
    await input.setInputFiles(files);
    this.#clicks += 2;
  }

  get work(): Work {
    return {
      clicks: this.#clicks,
      keys: this.#keys,
      byHand: this.#clicks + this.#keys / typedInASecond,
      seconds: Math.round((performance.now() - this.#since) / 1000),
    };
  }
}
