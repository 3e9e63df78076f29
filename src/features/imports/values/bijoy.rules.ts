import {
  ends,
  halves,
  letters,
  lettersWithSign,
  marks,
  punctuation,
  signsBefore,
  signsBehind,
  vowels,
} from './bijoy.data.ts';

const hasanta = '\u09cd';

/** A syllable as it is put together: Bijoy writes some signs before their letter, others behind one that follows. */
interface Syllable {
  /** ি, ে or ৈ, which was written before. */
  before: string;
  /** Letters joined by hasanta, or a vowel. */
  body: string;
  isVowel: boolean;
  hasReph: boolean;
  behind: string;
  marks: string;
}

const empty = (): Syllable => ({
  before: '',
  body: '',
  isVowel: false,
  hasReph: false,
  behind: '',
  marks: '',
});

const isWhole = ({ body }: Syllable): boolean => body !== '' && !body.endsWith(hasanta);

/** Both signs of a syllable as one: ে and া are ো. */
function signOf({ before, behind }: Syllable): string | undefined {
  if (before === '' || behind === '') {
    return before + behind;
  }
  return before !== 'ে' ? undefined : behind === 'া' ? 'ো' : behind === 'ৗ' ? 'ৌ' : undefined;
}

function written(syllable: Syllable): string | undefined {
  const sign = signOf(syllable);
  const { body, hasReph, isVowel, marks: ending } = syllable;
  const hasSign = sign !== '' || hasReph;
  if (sign === undefined || sign === 'ৗ' || body === '' || (isVowel && hasSign && !body.endsWith('্য'))) {
    return undefined;
  }
  return (hasReph ? `র${hasanta}` : '') + body + sign + ending;
}

/** Puts the signs of a word together; undefined where they make none. */
class Word {
  private readonly done: string[] = [];
  private now = empty();

  /** Begins the next syllable. @returns whether the last one is complete */
  private next(): boolean {
    const text = written(this.now);
    // A hasanta that was typed may end a syllable; half a ligature may not.
    if (text === undefined || !(isWhole(this.now) || this.isTyped)) {
      return false;
    }
    this.done.push(text);
    this.now = empty();
    this.isTyped = false;
    return true;
  }

  private isTyped = false;

  private letter(text: string, sign = ''): boolean {
    if (isWhole(this.now) && !this.next()) {
      return false;
    }
    if (sign !== '' && this.now.behind !== '') {
      return false;
    }
    this.now.body += text;
    this.now.behind += sign;
    this.isTyped = false;
    return true;
  }

  private vowel(text: string): boolean {
    if (this.now.body !== '' && !this.next()) {
      return false;
    }
    this.now.body = text;
    this.now.isVowel = true;
    return this.now.before === '';
  }

  private end(text: string): boolean {
    const { body, isVowel } = this.now;
    const isJoined = body.endsWith(hasanta);
    if (body === '' || (isVowel && text !== '্য')) {
      return false;
    }
    this.now.body = isJoined ? body + text.slice(1) : body + text;
    return true;
  }

  private behind(text: string): boolean {
    if (text === 'া' && this.now.body === 'অ') {
      this.now.body = 'আ';
      return true;
    }
    // A sign that was struck twice is there once.
    const isTwice = this.now.behind === text;
    if (!isWhole(this.now) || (this.now.behind !== '' && !isTwice)) {
      return false;
    }
    this.now.behind = text;
    return true;
  }

  private mark(text: string): boolean {
    if (!isWhole(this.now) || this.now.marks.includes(text)) {
      return false;
    }
    this.now.marks += text;
    return true;
  }

  private before(text: string): boolean {
    if (this.now.body !== '' && !this.next()) {
      return false;
    }
    const isFirst = this.now.before === '';
    this.now.before = text;
    return isFirst;
  }

  /** Takes the next sign. @returns whether it can stand there */
  take(sign: string): boolean {
    const joined = lettersWithSign.get(sign);
    if (joined !== undefined) {
      return this.letter(...joined);
    }
    const ways: readonly [ReadonlyMap<string, string>, (text: string) => boolean][] = [
      [letters, (text) => this.letter(text)],
      [halves, (text) => this.letter(text)],
      [vowels, (text) => this.vowel(text)],
      [ends, (text) => this.end(text)],
      [signsBefore, (text) => this.before(text)],
      [signsBehind, (text) => this.behind(text)],
      [marks, (text) => this.mark(text)],
    ];
    for (const [map, way] of ways) {
      const text = map.get(sign);
      if (text !== undefined) {
        return way(text);
      }
    }
    if (sign === '©') {
      const isFirst = isWhole(this.now) && !this.now.hasReph && !this.now.isVowel;
      this.now.hasReph = true;
      return isFirst;
    }
    this.isTyped = sign === '&' && isWhole(this.now);
    this.now.body += this.isTyped ? hasanta : '';
    return this.isTyped;
  }

  /** The word, when it is complete. */
  whole(): string | undefined {
    return this.next() ? this.done.join('') : undefined;
  }
}

/** A word of Bijoy in Unicode; undefined when its signs make no Bangla word. */
export function bijoyWord(word: string): string | undefined {
  const made = new Word();
  return [...word].every((sign) => made.take(sign)) ? made.whole() : undefined;
}

/** What stands between words: blanks, digits, points. `|` and the quotation marks of Bijoy are its own. */
const between = /([\s\d.,:;/()[\]{}+=*@#%!?"'\\<>|ÒÓÔÕ-]+)/;

const banglaDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));

/** The words of a text, as Bijoy tells them apart. */
export const bijoyParts = (text: string): string[] =>
  text.split(between).filter((part, place) => place % 2 === 0 && part !== '');

/** A text of Bijoy in Unicode; undefined when a word in it is none. */
export function bijoyText(text: string): string | undefined {
  const parts = text
    .split(between)
    .map((part, place) =>
      place % 2 === 1
        ? banglaDigits(part.replace(/[|ÒÓÔÕ]/g, (sign) => punctuation.get(sign) ?? sign))
        : part === ''
          ? ''
          : bijoyWord(part),
    );
  return parts.every((part) => part !== undefined) ? parts.join('') : undefined;
}
