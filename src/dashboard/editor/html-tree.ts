/** An element of pasted HTML, reduced to what matters for a body. */
export interface HtmlElement {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (HtmlElement | string)[];
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  zwnj: '\u200c',
  zwj: '\u200d',
  copy: '©',
  euro: '€',
};

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));?/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) {
      return entities[String(name).toLowerCase()] ?? whole;
    }
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    // Control characters have no place in a text.
    return code < 32 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)
      ? ' '
      : String.fromCodePoint(code);
  });
}

const alone = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'col', 'wbr', 'base', 'source']);
/** Elements whose text isn't content. */
const unread = /^(?:script|style|title|template|textarea|xml|svg|math|object|iframe|noscript)$/;
/** Elements whose end tag may be omitted: the next one ends them. */
const endsItself: Readonly<Record<string, RegExp>> = {
  p: /^p$/,
  li: /^li$/,
  tr: /^(?:tr|td|th)$/,
  td: /^(?:td|th)$/,
  th: /^(?:td|th)$/,
};

const token =
  /<!--[\s\S]*?(?:-->|$)|<!?\[[^\]]*\]>|<![^>]*>|<\?[^>]*>|<\/([a-z][^\s>/]*)[^>]*>|<([a-z][^\s>/]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const attribute = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

function attributesIn(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(attribute)) {
    found.set(name.toLowerCase(), decoded(double ?? single ?? bare ?? ''));
  }
  return found;
}

/**
 * Parses clipboard HTML into a tree, without the browser: nothing in it can load or run, and the page's policy needs no
 * exception. Lenient: unclosed elements are closed at the end.
 */
function htmlTree(html: string): HtmlElement {
  const root: HtmlElement = { tag: 'body', attributes: new Map(), children: [] };
  const open: HtmlElement[] = [root];
  const here = () => open.at(-1) ?? root;
  const close = (tag: string) => {
    const at = open.findLastIndex((each, index) => index > 0 && each.tag === tag);
    if (at > 0) {
      open.length = at;
    }
  };
  const say = (text: string) => {
    if (text !== '' && !open.some(({ tag }) => unread.test(tag))) {
      here().children.push(decoded(text));
    }
  };
  let from = 0;
  for (const found of html.matchAll(token)) {
    say(html.slice(from, found.index));
    from = found.index + found[0].length;
    const [, ended, begun, rest = ''] = found;
    if (ended !== undefined) {
      close(ended.toLowerCase());
    } else if (begun !== undefined) {
      const tag = begun.toLowerCase();
      if (endsItself[tag]?.test(here().tag)) {
        open.pop();
      }
      const element: HtmlElement = { tag, attributes: attributesIn(rest), children: [] };
      if (!unread.test(tag)) {
        here().children.push(element);
      }
      if (!alone.has(tag) && !rest.trimEnd().endsWith('/')) {
        open.push(element);
      }
    }
  }
  say(html.slice(from));
  return root;
}

/** Word and browsers mark what was copied; the rest belongs to their page. */
export const copiedTree = (html: string) =>
  htmlTree(/<!--\s*StartFragment\s*-->([\s\S]*?)<!--\s*EndFragment\s*-->/i.exec(html)?.[1] ?? html);

/** How many pictures are in pasted HTML: none of them comes along, because they lie on somebody's computer or website. */
export function countPictures(html: string): number {
  const count = ({ tag, children }: HtmlElement): number =>
    children.reduce(
      (sum, child) => sum + (typeof child === 'string' ? 0 : count(child)),
      tag === 'img' ? 1 : 0,
    );
  return count(copiedTree(html));
}
