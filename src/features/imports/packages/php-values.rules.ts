/** A value that PHP's `serialize` wrote; lists and maps are maps here. */
export type PhpValue = string | number | boolean | null | ReadonlyMap<string, PhpValue>;

/** How deep and how many; WordPress's settings of a trip have a tenth. */
const limits = { depth: 32, values: 50_000 } as const;

class Unreadable extends Error {}

class PhpReader {
  readonly #bytes: Buffer;
  #at = 0;
  #values = 0;

  constructor(text: string) {
    this.#bytes = Buffer.from(text, 'utf8');
  }

  value(depth = 0): PhpValue {
    this.#values += 1;
    if (depth > limits.depth || this.#values > limits.values) {
      throw new Unreadable();
    }
    const type = this.#until(this.#bytes[this.#at + 1] === 0x3b ? ';' : ':');
    if (type === 'N') {
      return null;
    }
    if (type === 's') {
      return this.#text(this.#number(':'));
    }
    if (type === 'a') {
      return this.#list(this.#number(':'), depth);
    }
    if (type !== 'i' && type !== 'd' && type !== 'b') {
      // Objects and references: settings have none.
      throw new Unreadable();
    }
    const number = this.#number(';');
    return type === 'b' ? number === 1 : number;
  }

  /** A text by its length in bytes. XML has made each line break of two signs one since it was counted. */
  #text(length: number): string {
    const from = this.#at + 1;
    const isEnd = (at: number) => this.#bytes[at] === 0x22 && this.#bytes[at + 1] === 0x3b;
    let to = from + length;
    if (!isEnd(to)) {
      let counted = 0;
      for (to = from; counted < length && to < this.#bytes.length; to += 1) {
        counted += this.#bytes[to] === 0x0a ? 2 : 1;
      }
      if (!isEnd(to)) {
        throw new Unreadable();
      }
    }
    this.#at = to + 2;
    return this.#bytes.toString('utf8', from, to);
  }

  #list(length: number, depth: number): PhpValue {
    this.#expect('{');
    const entries = new Map<string, PhpValue>();
    for (let place = 0; place < length; place += 1) {
      const key = this.value(depth + 1);
      entries.set(String(key), this.value(depth + 1));
    }
    this.#expect('}');
    return entries;
  }

  #until(end: string): string {
    const at = this.#bytes.indexOf(end, this.#at);
    if (at < 0 || at - this.#at > 40) {
      throw new Unreadable();
    }
    const text = this.#bytes.toString('latin1', this.#at, at);
    this.#at = at + 1;
    return text;
  }

  #number(end: string): number {
    const number = Number(this.#until(end));
    if (!Number.isFinite(number) || number > this.#bytes.length * 1_000_000) {
      throw new Unreadable();
    }
    return number;
  }

  #expect(letter: string): void {
    if (this.#bytes[this.#at] !== letter.charCodeAt(0)) {
      throw new Unreadable();
    }
    this.#at += 1;
  }
}

/**
 * Reads what PHP's `serialize` wrote (php.net, "serialize"), as WordPress stores the settings of plugins. Objects aren't made.
 * @returns undefined for anything else
 */
export function readPhp(text: string): PhpValue | undefined {
  try {
    return new PhpReader(text.trim()).value();
  } catch (cause) {
    if (cause instanceof Unreadable) {
      return undefined;
    }
    throw cause;
  }
}

/** A value inside of others by its keys; undefined where there is none. */
export function phpAt(value: PhpValue | undefined, ...keys: readonly string[]): PhpValue | undefined {
  let found = value;
  for (const key of keys) {
    found = found instanceof Map ? found.get(key) : undefined;
  }
  return found;
}

/** The words of a value: of lists those of their entries, in their order. */
export function phpTexts(value: PhpValue | undefined): string[] {
  if (value instanceof Map) {
    return [...value.values()].flatMap(phpTexts);
  }
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}
