import { type Block, type Inline, linkTarget } from '#features/posts/body/body.contract.ts';
import { copiedTree, type HtmlElement } from './html-tree.ts';

type Paragraph = Extract<Block, { type: 'paragraph' }>;
type Mark = NonNullable<Extract<Inline, { type: 'text' }>['marks']>[number];
type Row = Extract<Block, { type: 'table' }>['content'][number];

const isBlock =
  /^(?:p|div|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|table|thead|tbody|tfoot|tr|td|th|hr|pre|section|article|header|footer|main|aside|figure|figcaption|body|html|address|center)$/;

const styleOf = (element: HtmlElement) => element.attributes.get('style') ?? '';
const isBold = (style: string) => /font-weight\s*:\s*(?:bold|bolder|[6-9]00)/i.test(style);
const isPlain = (style: string) => /font-weight\s*:\s*(?:normal|[1-4]00)/i.test(style);
const isItalic = (style: string) => /font-style\s*:\s*italic/i.test(style);

/** The marks of an element's content. Google Docs wraps everything in a bold element that isn't bold. */
function marksOf(element: HtmlElement, marks: readonly Mark[]): readonly Mark[] {
  const style = styleOf(element);
  const has = (type: Mark['type']) => marks.some((mark) => mark.type === type);
  const next = [...marks];
  if (!has('bold') && ((/^(?:b|strong)$/.test(element.tag) && !isPlain(style)) || isBold(style))) {
    next.push({ type: 'bold' });
  }
  if (!has('italic') && (/^(?:i|em|cite)$/.test(element.tag) || isItalic(style))) {
    next.push({ type: 'italic' });
  }
  const href = element.tag === 'a' ? (element.attributes.get('href') ?? '').trim() : '';
  if (!has('link') && linkTarget.safeParse(href).success && !href.startsWith('#')) {
    next.push({ type: 'link', attrs: { href } });
  }
  return next;
}

/** Word writes the bullet of a list item into its text. */
const isWordSign = (element: HtmlElement) => /mso-list\s*:\s*ignore/i.test(styleOf(element));
const isWordItem = (element: HtmlElement) => /mso-list\s*:\s*(?!ignore)[a-z]/i.test(styleOf(element));

/** Inline content that the next block ends. */
class Writer {
  readonly blocks: Block[] = [];
  #line: Inline[] = [];

  say(text: string, marks: readonly Mark[]): void {
    const last = this.#line.at(-1);
    const after = last === undefined || last.type === 'hardBreak' || /\s$/u.test(last.text);
    const plain = text.replace(/[\s\u00a0]+/gu, ' ').replace(after ? /^ / : /(?!)/, '');
    if (plain !== '') {
      this.#line.push({
        type: 'text',
        text: plain.normalize('NFC'),
        ...(marks.length > 0 ? { marks: [...marks] } : {}),
      });
    }
  }

  breakLine(): void {
    this.#line.push({ type: 'hardBreak' });
  }

  /** The content since the last block, trimmed. */
  takeLine(): Inline[] {
    const line = this.#line;
    this.#line = [];
    while (
      line.at(-1)?.type === 'hardBreak' ||
      (line.at(-1)?.type === 'text' && /^\s*$/u.test(wordsOf(line.at(-1))))
    ) {
      line.pop();
    }
    const last = line.at(-1);
    if (last?.type === 'text') {
      line[line.length - 1] = { ...last, text: last.text.trimEnd() };
    }
    while (line[0]?.type === 'hardBreak') {
      line.shift();
    }
    return line;
  }

  endParagraph(): void {
    const content = this.takeLine();
    if (content.length > 0) {
      this.blocks.push({ type: 'paragraph', content });
    }
  }
}

const wordsOf = (inline: Inline | undefined): string => (inline?.type === 'text' ? inline.text : '');

/** Everything in an element as paragraphs: the content of list items, quotes and cells. */
function paragraphsIn(element: HtmlElement): Paragraph[] {
  const writer = new Writer();
  writeAll(element, [], writer);
  writer.endParagraph();
  return writer.blocks.flatMap((block): Paragraph[] => {
    switch (block.type) {
      case 'paragraph':
        return [block];
      case 'heading':
        return [{ type: 'paragraph', content: block.content }];
      case 'bulletList':
      case 'orderedList':
        return block.content.flatMap((item) => item.content);
      case 'blockquote':
        return block.content;
      default:
        return [];
    }
  });
}

const below = (element: HtmlElement, tag: RegExp): HtmlElement[] =>
  element.children.flatMap((child) =>
    typeof child === 'string'
      ? []
      : tag.test(child.tag)
        ? [child]
        : child.tag === 'table'
          ? []
          : below(child, tag),
  );

function writeList(element: HtmlElement, writer: Writer): void {
  const content = below(element, /^li$/)
    .map((item) => ({ type: 'listItem' as const, content: paragraphsIn(item) }))
    .filter((item) => item.content.length > 0);
  if (content.length > 0) {
    writer.blocks.push({ type: element.tag === 'ol' ? 'orderedList' : 'bulletList', content });
  }
}

function writeTable(element: HtmlElement, writer: Writer): void {
  const rows = below(element, /^tr$/).map((row) => below(row, /^t[dh]$/));
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const empty: Paragraph = { type: 'paragraph' };
  const content = rows
    .filter((cells) => cells.length > 0)
    .map(
      (cells): Row => ({
        type: 'tableRow',
        content: Array.from({ length: width }, (_, index) => {
          const cell = cells[index];
          const inside = cell ? paragraphsIn(cell) : [];
          return {
            type: cell?.tag === 'th' ? ('tableHeader' as const) : ('tableCell' as const),
            content: inside.length > 0 ? inside : [empty],
          };
        }),
      }),
    );
  if (content.length > 0) {
    writer.blocks.push({ type: 'table', content });
  }
}

/** A paragraph of Word that is a list item. */
function writeWordItem(element: HtmlElement, writer: Writer): void {
  const sign = below(element, /^span$/).find(
    (span) => isWordSign(span) || below(span, /^span$/).some(isWordSign),
  );
  const ordered = /\d|[a-z][.)]/i.test(sign ? textIn(sign) : '');
  writeAll(element, [], writer);
  const content = writer.takeLine();
  if (content.length === 0) {
    return;
  }
  const type = ordered ? 'orderedList' : 'bulletList';
  const item = { type: 'listItem' as const, content: [{ type: 'paragraph' as const, content }] };
  const last = writer.blocks.at(-1);
  if (last?.type === type) {
    writer.blocks[writer.blocks.length - 1] = { type, content: [...last.content, item] };
  } else {
    writer.blocks.push({ type, content: [item] });
  }
}

const textIn = (element: HtmlElement): string =>
  element.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');

function writeBlock(element: HtmlElement, marks: readonly Mark[], writer: Writer): void {
  writer.endParagraph();
  const { tag } = element;
  if (tag === 'ul' || tag === 'ol') {
    writeList(element, writer);
  } else if (tag === 'table') {
    writeTable(element, writer);
  } else if (tag === 'hr') {
    writer.blocks.push({ type: 'horizontalRule' });
  } else if (tag === 'blockquote') {
    const content = paragraphsIn(element);
    if (content.length > 0) {
      writer.blocks.push({ type: 'blockquote', content });
    }
  } else if (/^h[1-6]$/.test(tag)) {
    writeHeading(element, writer);
  } else if (isWordItem(element)) {
    writeWordItem(element, writer);
  } else {
    writeAll(element, marks, writer);
    writer.endParagraph();
  }
}

function writeHeading(element: HtmlElement, writer: Writer): void {
  const inside = paragraphsIn(element).flatMap(({ content = [] }) => content);
  // A heading is bold anyway.
  const content = inside.map((inline): Inline => {
    if (inline.type !== 'text') {
      return inline;
    }
    const { marks = [], ...text } = inline;
    const kept = marks.filter(({ type }) => type !== 'bold');
    return kept.length > 0 ? { ...text, marks: kept } : text;
  });
  if (content.length > 0) {
    writer.blocks.push({ type: 'heading', attrs: { level: /^h[12]$/.test(element.tag) ? 2 : 3 }, content });
  }
}

function writeAll(element: HtmlElement, marks: readonly Mark[], writer: Writer): void {
  for (const child of element.children) {
    if (typeof child === 'string') {
      writer.say(child, marks);
    } else if (child.tag === 'br') {
      writer.breakLine();
    } else if (isWordSign(child) || child.tag === 'head') {
      // The bullet of a list item, or hidden content.
    } else if (isBlock.test(child.tag)) {
      writeBlock(child, marks, writer);
    } else {
      writeAll(child, marksOf(child, marks), writer);
    }
  }
}

/** The content of pasted HTML, as blocks of a post, without its styles. */
export function pastedBlocks(html: string): Block[] {
  const writer = new Writer();
  writeAll(copiedTree(html), [], writer);
  writer.endParagraph();
  return writer.blocks;
}
