/** A property of a card: `item1.TEL;TYPE=CELL:01712…`. */
export interface CardProperty {
  /** In capitals, without its group. */
  readonly name: string;
  /** By name in capitals: the values in small letters. One without a name, as in `TEL;CELL`, is a type. */
  readonly parameters: ReadonlyMap<string, readonly string[]>;
  /** With its escapes. */
  readonly value: string;
}

/** What stands before the first sign outside of quotes, and behind it; undefined when it isn’t there. */
function split(line: string, sign: string): readonly [string, string] | undefined {
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') {
      isQuoted = !isQuoted;
    } else if (line[at] === sign && !isQuoted) {
      return [line.slice(0, at), line.slice(at + 1)];
    }
  }
  return undefined;
}

function partsOf(head: string): string[] {
  const parts: string[] = [];
  let rest = head;
  for (let next = split(rest, ';'); next !== undefined; next = split(rest, ';')) {
    parts.push(next[0]);
    rest = next[1];
  }
  return [...parts, rest];
}

function parametersOf(parts: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const part of parts) {
    const [name, values] = split(part, '=') ?? ['TYPE', part];
    const key = name.trim().toUpperCase();
    const list = values
      .replaceAll('"', '')
      .split(',')
      .map((value) => value.trim().toLowerCase());
    found.set(key, [...(found.get(key) ?? []), ...list]);
  }
  return found;
}

/** Bytes written as `=E0=A6=95`, in their encoding. */
function unquoted(value: string, charset: string): string {
  const bytes = value.replace(/=([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  // Signs that weren’t quoted, though they should have been, stay.
  if ([...bytes].some((sign) => sign > '\u00ff')) {
    return value;
  }
  try {
    return new TextDecoder(charset).decode(Buffer.from(bytes, 'latin1'));
  } catch {
    return new TextDecoder('utf-8').decode(Buffer.from(bytes, 'latin1'));
  }
}

const isQuotedPrintable = (parameters: ReadonlyMap<string, readonly string[]>): boolean =>
  [...(parameters.get('ENCODING') ?? []), ...(parameters.get('TYPE') ?? [])].includes('quoted-printable');

/** A property of a whole line; undefined for what is none. */
export function propertyOf(line: string): CardProperty | undefined {
  const [head, value] = split(line, ':') ?? [];
  if (head === undefined || value === undefined) {
    return undefined;
  }
  const [full = '', ...parts] = partsOf(head);
  const parameters = parametersOf(parts);
  const name = full
    .slice(full.lastIndexOf('.') + 1)
    .trim()
    .toUpperCase();
  const [charset = 'utf-8'] = parameters.get('CHARSET') ?? [];
  return { name, parameters, value: isQuotedPrintable(parameters) ? unquoted(value, charset) : value };
}

/** A line that goes on in the next one though that isn’t indented, when it ends with `=`: in vCard 2.1. */
const isQuoted = (line: string): boolean => /^[^:]{0,200}QUOTED-PRINTABLE/i.test(line.slice(0, 300));

/** The lines of a text of cards, folded ones put together: once, at their end, because joining each time takes the square of it. */
export function* linesOf(text: string): Generator<string, void> {
  let parts: string[] = [];
  let goesOn = false;
  for (const [next] of text.matchAll(/[^\r\n]+/g)) {
    const isFolded = /^[ \t]/.test(next);
    if (parts.length > 0 && !goesOn && !isFolded) {
      yield parts.join('');
      parts = [];
    }
    const own: string = isFolded && parts.length > 0 && !goesOn ? next.slice(1) : next;
    goesOn = own.endsWith('=') && isQuoted(parts[0] ?? own);
    parts.push(goesOn ? own.slice(0, -1) : own);
  }
  if (parts.length > 0) {
    yield parts.join('');
  }
}

/** The text of a value without its escapes. */
export const plainOf = (value: string): string =>
  value.replace(/\\([\s\S])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign)).trim();

/** The parts of a value told apart by a sign that isn’t escaped. */
export function piecesOf(value: string, sign: ';' | ','): string[] {
  const pieces = [''];
  for (const [found] of value.matchAll(/\\[\s\S]|[\s\S]/g)) {
    if (found === sign) {
      pieces.push('');
    } else {
      pieces[pieces.length - 1] += found;
    }
  }
  return pieces.map(plainOf);
}
