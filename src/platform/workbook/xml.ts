/** A piece of an XML document: an element that begins or ends, or text. Names are without their prefix. */
export type XmlPiece =
  | { readonly is: 'begin'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly is: 'end'; readonly name: string }
  | { readonly is: 'text'; readonly text: string };

/** The document isn't read: it is damaged, or declares what it should not. */
export class UnreadableXml extends Error {}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Signs of one piece: a spreadsheet has 32,767 in a cell. */
const longestText = 1_000_000;
const longestAttributes = 65_536;

/** The text behind its references. Only those that XML itself has are known: a document can't bring its own. */
const plain = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,20});/gi, (_, of: string) => {
        const code = /^#x/i.test(of) ? Number.parseInt(of.slice(2), 16) : Number(of.slice(1));
        const known = of.startsWith('#') ? undefined : named[of];
        if (of.startsWith('#') ? !(code <= 0x10ffff) : known === undefined) {
          throw new UnreadableXml('The document has a reference of its own.');
        }
        return known ?? String.fromCodePoint(code);
      })
    : text;

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

const none: ReadonlyMap<string, string> = new Map();

function attributesOf(text: string): ReadonlyMap<string, string> {
  if (text === '') {
    return none;
  }
  const found = new Map<string, string>();
  for (const [, name = '', double, single] of text.matchAll(
    /(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g,
  )) {
    found.set(bare(name), plain(double ?? single ?? ''));
  }
  return found;
}

const piece =
  /<\?[^?]*\?>|<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*?)(\/?)>|([^<]+)/gy;

/**
 * The pieces of an XML document from outside, in their order.
 * @throws UnreadableXml for a declaration of a document type or of entities, and for what is no XML
 */
function* xmlPieces(document: string): Generator<XmlPiece, void> {
  const text = document.startsWith('\uFEFF') ? document.slice(1) : document;
  let read = 0;
  // Each piece begins where the last one ended: the first that is none ends the reading.
  for (const found of text.matchAll(piece)) {
    read = found.index + found[0].length;
    const [, data, end, begin, attributes = '', isEmpty, words] = found;
    if (attributes.length > longestAttributes || (words ?? data ?? '').length > longestText) {
      throw new UnreadableXml('A piece of the document is too long.');
    }
    if (begin !== undefined) {
      yield { is: 'begin', name: bare(begin), attributes: attributesOf(attributes) };
      if (isEmpty === '/') {
        yield { is: 'end', name: bare(begin) };
      }
    } else if (end !== undefined) {
      yield { is: 'end', name: bare(end) };
    } else if (data !== undefined || words !== undefined) {
      yield { is: 'text', text: data ?? plain(words ?? '') };
    }
  }
  if (read < text.length) {
    throw new UnreadableXml('The document is damaged, or declares a type.');
  }
}

/** So many pieces are read before everything else has its turn. */
const slice = 4_000;
/** A sheet of 50,000 rows and 40 columns has as many. */
const maxPieces = 12_000_000;
/** Sheets, relations, formats of one file. */
const maxOfKind = 10_000;

/** Reads a document piece by piece, in slices. @param take answers true where it needs no more @throws UnreadableXml */
export function* inPieces(document: string, take: (piece: XmlPiece) => unknown): Generator<undefined, void> {
  let pieces = 0;
  for (const piece of xmlPieces(document)) {
    pieces += 1;
    if (take(piece) === true) {
      return;
    }
    if (pieces > maxPieces) {
      throw new UnreadableXml('The document has too many pieces.');
    }
    if (pieces % slice === 0) {
      yield;
    }
  }
}

/** The attributes of each element of a name, read in slices. @throws UnreadableXml */
export function* beginnings(
  document: string,
  name: string,
): Generator<undefined, ReadonlyArray<ReadonlyMap<string, string>>> {
  const found: ReadonlyMap<string, string>[] = [];
  yield* inPieces(document, (piece) => {
    if (piece.is === 'begin' && piece.name === name) {
      found.push(piece.attributes);
    }
    return found.length > maxOfKind;
  });
  return found;
}
