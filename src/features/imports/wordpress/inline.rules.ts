import type { Inline } from '#features/posts/body/body.contract.ts';
import { type Mark, most } from './blocks.contract.ts';
import { joinedText } from './words.rules.ts';

type Text = Extract<Inline, { type: 'text' }>;

const hrefOf = (mark: Mark): string => (mark.type === 'link' ? mark.attrs.href : '');
const sameMarks = (a: Text, b: Text): boolean =>
  JSON.stringify(a.marks ?? []) === JSON.stringify(b.marks ?? []);

const isBlank = (piece: Inline): boolean => piece.type === 'hardBreak' || piece.text.trim() === '';

/** The words and line breaks of a paragraph while it is read; white space is joined as a browser does. */
export class InlineRun {
  #pieces: Inline[] = [];

  /** @param text any text; what can't be stored is left out */
  text(text: string, marks: readonly Mark[]): void {
    const last = this.#pieces.at(-1);
    const plain = joinedText(text);
    const begun = last?.type === 'text' ? !last.text.endsWith(' ') : false;
    const words = begun ? plain : plain.replace(/^ /, '');
    if (words === '') {
      return;
    }
    const piece: Text = { type: 'text', text: words, ...(marks.length > 0 && { marks: [...marks] }) };
    if (last?.type === 'text' && sameMarks(last, piece)) {
      this.#pieces[this.#pieces.length - 1] = { ...last, text: last.text + words };
    } else {
      this.#pieces.push(piece);
    }
  }

  lineBreak(): void {
    const last = this.#pieces.at(-1);
    if (last?.type === 'text') {
      this.#pieces[this.#pieces.length - 1] = { ...last, text: last.text.replace(/ $/, '') };
    }
    this.#pieces.push({ type: 'hardBreak' });
  }

  /** Ends the paragraph. @returns its pieces without blank ones at the ends, in runs that fit into one paragraph each */
  take(): Inline[][] {
    const pieces = this.#pieces.filter((piece) => piece.type === 'hardBreak' || piece.text !== '');
    this.#pieces = [];
    while (pieces[0] && isBlank(pieces[0])) {
      pieces.shift();
    }
    for (let last = pieces.at(-1); last && isBlank(last); last = pieces.at(-1)) {
      pieces.pop();
    }
    const last = pieces.at(-1);
    if (last?.type === 'text') {
      pieces[pieces.length - 1] = { ...last, text: last.text.trimEnd() };
    }
    return runsOf(pieces.flatMap(shortened));
  }
}

/** A text in pieces of the length that is stored. A letter of two halves isn't cut. */
function shortened(piece: Inline): Inline[] {
  if (piece.type === 'hardBreak' || piece.text.length <= most.characters) {
    return [piece];
  }
  const parts: Inline[] = [];
  for (let rest = piece.text; rest !== ''; ) {
    const end = /[\ud800-\udbff]/.test(rest.charAt(most.characters - 1))
      ? most.characters - 1
      : most.characters;
    parts.push({ ...piece, text: rest.slice(0, end) });
    rest = rest.slice(end);
  }
  return parts;
}

function runsOf(pieces: Inline[]): Inline[][] {
  const runs: Inline[][] = [];
  for (let at = 0; at < pieces.length; at += most.pieces) {
    runs.push(pieces.slice(at, at + most.pieces));
  }
  return runs;
}

/** A paragraph that is an address and nothing else becomes a link: WordPress shows what is there. */
export function linkedAddress(run: Inline[]): Inline[] {
  const [only] = run;
  return run.length === 1 &&
    only?.type === 'text' &&
    !(only.marks ?? []).some((mark) => hrefOf(mark) !== '') &&
    /^https?:\/\/[^\s\\]{1,1900}$/.test(only.text)
    ? [{ ...only, marks: [...(only.marks ?? []), { type: 'link', attrs: { href: only.text } }] }]
    : run;
}
