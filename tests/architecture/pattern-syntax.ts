/** One sign of some kind, by its own source. */
interface Sign {
  readonly is: 'sign';
  readonly source: string;
}

/** A regular expression as a tree: only what decides how often it looks at the same sign again. */
export type Part =
  | Sign
  | { readonly is: 'row'; readonly parts: readonly Part[] }
  | { readonly is: 'choice'; readonly parts: readonly Part[] }
  | { readonly is: 'repeat'; readonly part: Part; readonly least: number; readonly most: number }
  /** `^`: only where the text begins. */
  | { readonly is: 'start' }
  /** A place or what stands around it: takes no sign, and may be refused. */
  | { readonly is: 'look'; readonly part: Part | undefined }
  /** Only behind another sign than this one. */
  | { readonly is: 'not-behind'; readonly part: Sign };

/** Reads a pattern without flags that change its syntax. @throws when it is none */
export function parsePattern(pattern: string): Part {
  let at = 0;

  function choice(): Part {
    const parts = [row()];
    while (pattern[at] === '|') {
      at += 1;
      parts.push(row());
    }
    const [only] = parts;
    return parts.length === 1 && only ? only : { is: 'choice', parts };
  }

  function row(): Part {
    const parts: Part[] = [];
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
      parts.push(repeated(single()));
    }
    return { is: 'row', parts };
  }

  function repeated(part: Part): Part {
    const [whole, sign, least, comma, most] =
      /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(pattern.slice(at, at + 20)) ?? [];
    if (whole === undefined) {
      return part;
    }
    at += whole.length;
    if (sign !== undefined) {
      return {
        is: 'repeat',
        part,
        least: sign === '+' ? 1 : 0,
        most: sign === '?' ? 1 : Number.POSITIVE_INFINITY,
      };
    }
    const from = Number(least);
    const to = comma === '' ? from : most === '' ? Number.POSITIVE_INFINITY : Number(most);
    return { is: 'repeat', part, least: from, most: to };
  }

  function group(): Part {
    const [opening = '('] = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(pattern.slice(at, at + 60)) ?? [];
    at += opening.length;
    const inner = choice();
    if (pattern[at] !== ')') {
      throw new Error(`No end of a group: ${pattern}`);
    }
    at += 1;
    const only = inner.is === 'row' && inner.parts.length === 1 ? inner.parts[0] : inner;
    if (opening === '(?<!' && only?.is === 'sign') {
      return { is: 'not-behind', part: only };
    }
    return /[=!]$/.test(opening) ? { is: 'look', part: inner } : inner;
  }

  function signSource(): string {
    const from = at;
    if (pattern[at] === '[') {
      at += 1;
      while (at < pattern.length && pattern[at] !== ']') {
        at += pattern[at] === '\\' ? 2 : 1;
      }
      at += 1;
    } else if (pattern[at] === '\\') {
      const [escaped = ''] =
        /^\\(?:u\{[0-9a-f]+\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[pP]\{[^}]*\}|k<\w+>|\d+|.)/i.exec(
          pattern.slice(at, at + 80),
        ) ?? [];
      at += escaped.length;
    } else {
      // A sign beyond the first 65,536 takes two places.
      at += (pattern.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
    }
    return pattern.slice(from, at);
  }

  function single(): Part {
    if (pattern[at] === '(') {
      return group();
    }
    const source = signSource();
    switch (source) {
      case '^':
        return { is: 'start' };
      case '$':
      case '\\b':
      case '\\B':
        return { is: 'look', part: undefined };
      default:
        // What a group took is no longer than it: read as any text.
        return /^\\(?:[1-9]|k<)/.test(source)
          ? { is: 'repeat', part: { is: 'sign', source: '[^]' }, least: 0, most: Number.POSITIVE_INFINITY }
          : { is: 'sign', source };
    }
  }

  const whole = choice();
  if (at < pattern.length) {
    throw new Error(`Can't read ${pattern} from ${at} on.`);
  }
  return whole;
}
