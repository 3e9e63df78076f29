import { Parser } from 'htmlparser2';
import type { ReadBlock } from './blocks.contract.ts';
import { BlockBuilder } from './blocks.rules.ts';
import { blockElements, bolds, emptyBlocks, frames, gone, italics, unnoticed } from './elements.data.ts';
import { frameTarget, targetOf, uploadOf } from './links.rules.ts';
import { Words } from './shortcode-text.rules.ts';
import { lineOf } from './words.rules.ts';

/** What a post's markup is read with. */
export interface MarkupWorld {
  /** Without protocol: `example.com/blog`. */
  readonly site: string;
  /** The file of a picture among those that came along. @param id of the attachment, where the markup names it */
  pictureOf(address: string, id: string | undefined): string | undefined;
}

export interface ConvertedMarkup {
  readonly blocks: readonly ReadBlock[];
  /** What was taken out, each kind once: `<script>`, `[contact-form-7]`, `onclick`. */
  readonly dropped: readonly string[];
  /** Whether it is more than a body holds. */
  readonly isCut: boolean;
}

/** Elements within each other. The parser's time grows with the square of them; no author has a hundredth. */
const deepest = 1_000;

class MarkupReader {
  readonly #out = new BlockBuilder();
  readonly #dropped = new Set<string>();
  readonly #world: MarkupWorld;
  readonly #words: Words;
  /** Whether blank lines are paragraphs everywhere, as in markup from before the blocks (`wpautop`); else only outside of elements. */
  readonly #isClassic: boolean;
  #skips = 0;
  #open = 0;
  #pre = 0;
  /** The columns that each open cell takes. */
  readonly #spans: number[] = [];

  constructor(markup: string, world: MarkupWorld) {
    this.#world = world;
    this.#isClassic = !markup.includes('<!-- wp:');
    this.#words = new Words(markup, {
      out: this.#out,
      dropped: this.#dropped,
      picture: (id) => this.#showPicture('', id),
    });
  }

  text(text: string): void {
    if (this.#skips === 0) {
      this.#words.add(text);
    }
  }

  begin(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#readWords();
    if (this.#skips > 0 || gone.has(name)) {
      this.#skips += 1;
      if (this.#skips === 1) {
        this.#leaveOut(name, attributes);
      }
      return;
    }
    this.#open += 1;
    for (const attribute of Object.keys(attributes)) {
      if (/^on[a-z]/.test(attribute)) {
        this.#dropped.add(attribute.slice(0, 40));
      }
    }
    this.#beginElement(name, attributes);
  }

  #leaveOut(name: string, attributes: Readonly<Record<string, string>>): void {
    if (!unnoticed.has(name)) {
      this.#dropped.add(`<${name}>`);
    }
    const shown = name === 'iframe' ? frameTarget(attributes.src ?? attributes['data-src'] ?? '') : undefined;
    if (shown !== undefined) {
      this.#linkAlone(shown);
    }
  }

  #linkAlone(target: string): void {
    this.#out.breakParagraph();
    this.#out.beginLink(target);
    this.#out.text(target);
    this.#out.endLink();
    this.#out.breakParagraph();
  }

  #beginElement(name: string, attributes: Readonly<Record<string, string>>): void {
    const out = this.#out;
    const frame = frames[name];
    if (frame !== undefined) {
      out.begin(frame);
    } else if (/^h[1-6]$/.test(name)) {
      out.beginHeading(name < 'h3' ? 2 : 3);
    } else if (name === 'li') {
      out.item();
    } else if (name === 'a') {
      this.#beginLink(attributes.href);
    } else if (name === 'br') {
      out.lineBreak();
    } else if (name === 'hr') {
      out.rule();
    } else if (name === 'img') {
      this.#picture(attributes);
    } else if (name === 'figcaption' || name === 'caption') {
      out.beginCaption();
    } else if (name === 'pre') {
      out.breakParagraph();
      this.#pre += 1;
    } else if (blockElements.has(name)) {
      out.breakParagraph();
    }
    if (bolds.has(name)) {
      out.mark('bold', 1);
    } else if (italics.has(name)) {
      out.mark('italic', 1);
    } else if (name === 'td' || name === 'th') {
      this.#spans.push(Number.parseInt(attributes.colspan ?? '1', 10) || 1);
    }
  }

  #beginLink(href: string | undefined): void {
    const target = href === undefined ? undefined : targetOf(href, this.#world.site);
    if (
      href !== undefined &&
      target === undefined &&
      /^\s*(?!https?:|mailto:|tel:)[a-z][a-z\d+.-]*\s*:/i.test(href)
    ) {
      this.#dropped.add(`${lineOf(href).slice(0, 40).split(':')[0]}:`);
    }
    // Pictures are linked with their own file.
    const isFile = target !== undefined && uploadOf(target) !== undefined;
    this.#out.beginLink(isFile ? undefined : target);
  }

  #picture(attributes: Readonly<Record<string, string>>): void {
    const written = [attributes['data-src'], attributes['data-lazy-src'], attributes.src];
    const address = written.find((each) => each !== undefined && !each.startsWith('data:')) ?? '';
    const id = /\bwp-image-(\d{1,12})\b/.exec(attributes.class ?? '')?.[1] ?? attributes['data-id'];
    this.#showPicture(address, id);
  }

  #showPicture(address: string, id: string | undefined): void {
    const file = this.#world.pictureOf(address, id);
    if (file !== undefined) {
      this.#out.picture(file);
      return;
    }
    const name = lineOf(address.split(/[?#]/)[0]?.split('/').at(-1) ?? '').slice(0, 100);
    this.#dropped.add(`<img> ${name === '' ? (id ?? '') : name}`.trim());
  }

  end(name: string): void {
    this.#readWords();
    if (this.#skips > 0) {
      this.#skips -= 1;
      return;
    }
    this.#open -= 1;
    if (bolds.has(name)) {
      this.#out.mark('bold', -1);
    } else if (italics.has(name)) {
      this.#out.mark('italic', -1);
    }
    this.#endElement(name);
  }

  #endElement(name: string): void {
    const out = this.#out;
    if (frames[name] !== undefined) {
      out.end();
    } else if (/^h[1-6]$/.test(name)) {
      out.endHeading();
    } else if (name === 'a') {
      out.endLink();
    } else if (name === 'td' || name === 'th') {
      out.endCell(name === 'th', this.#spans.pop() ?? 1);
    } else if (name === 'tr') {
      out.endRow();
    } else if (name === 'figcaption' || name === 'caption') {
      out.endCaption();
    } else if (name === 'pre') {
      this.#pre -= 1;
      out.breakParagraph();
    } else if (name === 'li' || blockElements.has(name)) {
      out.breakParagraph();
    }
  }

  comment(text: string): void {
    this.#readWords();
    const block = /^\s*wp:([\w/-]{1,80})[\s\S]*\/\s*$/.exec(text)?.[1];
    if (this.#skips === 0 && block !== undefined && !emptyBlocks.test(block)) {
      this.#dropped.add(`wp:${block}`);
    }
  }

  /** What was read until now, as the elements around it want it. */
  #readWords(): void {
    this.#words.read(this.#pre > 0 || this.#isClassic || this.#open === 0);
  }

  get isTooDeep(): boolean {
    return this.#open + this.#skips > deepest;
  }

  done(): ConvertedMarkup {
    this.#readWords();
    const isCut = this.isTooDeep;
    const blocks = this.#out.done();
    return { blocks, dropped: [...this.#dropped], isCut: isCut || this.#out.isCut };
  }
}

/**
 * Turns the markup of WordPress, of blocks (Gutenberg: WordPress/gutenberg, docs on "Block grammar") or from before them (`wpautop` in
 * wp-includes/formatting.php: blank lines are paragraphs, line breaks stay), into the blocks of a body. Nothing of it is kept as HTML;
 * scripts, forms, frames, handlers and shortcodes are taken out and named.
 */
export function convertMarkup(markup: string, world: MarkupWorld): ConvertedMarkup {
  const reader = new MarkupReader(markup, world);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (reader.isTooDeep) {
          parser.pause();
        } else {
          reader.begin(name, attributes);
        }
      },
      ontext: (text) => reader.text(text),
      onclosetag: (name) => reader.end(name),
      oncomment: (text) => reader.comment(text),
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(markup);
  if (!reader.isTooDeep) {
    parser.end();
  }
  return reader.done();
}
