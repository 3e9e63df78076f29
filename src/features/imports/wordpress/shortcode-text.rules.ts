import type { BlockBuilder } from './blocks.rules.ts';
import { endedCodes, type TextPiece, textPieces } from './shortcodes.rules.ts';

interface WordsWorld {
  readonly out: BlockBuilder;
  readonly dropped: Set<string>;
  /** Shows the picture of an attachment. */
  readonly picture: (id: string) => void;
}

/** The text between elements: words, and shortcodes, of which pictures and captions stay. */
export class Words {
  readonly #world: WordsWorld;
  readonly #ended: ReadonlySet<string>;
  #text = '';
  /** The words of a caption that is written as a shortcode and hasn't ended. */
  #caption: string | undefined;

  constructor(markup: string, world: WordsWorld) {
    this.#world = world;
    this.#ended = endedCodes(markup);
  }

  add(text: string): void {
    this.#text += text;
  }

  /** Reads what was added. @param keepsLines whether blank lines end a paragraph, and line breaks stay */
  read(keepsLines: boolean): void {
    const text = this.#text;
    this.#text = '';
    for (const piece of textPieces(text, this.#ended)) {
      if (piece.is !== 'words') {
        this.#code(piece);
      } else if (this.#caption !== undefined && piece.text.trim() !== '') {
        this.#caption = `${this.#caption} ${piece.text}`;
      } else if (keepsLines) {
        this.#lines(piece.text);
      } else {
        this.#world.out.text(piece.text);
      }
    }
  }

  #code(piece: Exclude<TextPiece, { is: 'words' }>): void {
    const { out, dropped, picture } = this.#world;
    if (/^(?:wp_)?caption$/.test(piece.name) && this.#ended.has(piece.name)) {
      this.#captionCode(piece);
    } else if (piece.is === 'begin' && piece.name === 'gallery') {
      const ids = piece.attributes.get('ids') ?? piece.attributes.get('include') ?? '';
      for (const id of ids.match(/\d{1,12}/g) ?? []) {
        picture(id);
      }
    } else if (piece.name === 'embed') {
      out.breakParagraph();
    } else {
      dropped.add(`[${piece.name}]`);
    }
  }

  /** `[caption]<img> words[/caption]`; in old ones the words are its attribute. */
  #captionCode(piece: Exclude<TextPiece, { is: 'words' }>): void {
    const { out } = this.#world;
    if (piece.is === 'begin') {
      out.breakParagraph();
      this.#caption = piece.attributes.get('caption') ?? '';
    } else if (this.#caption !== undefined) {
      out.beginCaption();
      out.text(this.#caption);
      out.endCaption();
      this.#caption = undefined;
    }
  }

  /** Blank lines end a paragraph, and a line break is one. */
  #lines(text: string): void {
    const { out } = this.#world;
    for (const [place, paragraph] of text
      .replace(/\r\n?/g, '\n')
      .split(/\n[^\S\n]*\n\s*/)
      .entries()) {
      if (place > 0) {
        out.breakParagraph();
      }
      for (const [number, line] of paragraph.split('\n').entries()) {
        if (number > 0) {
          out.lineBreak();
        }
        out.text(line);
      }
    }
  }
}
