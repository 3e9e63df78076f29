import { sameContent } from '#platform/compare.ts';
import { isPlain, type Plain } from '../../form/plain.ts';

/** A conflict: a value that two people have changed differently. */
export interface Clash {
  /** Its path in the merged draft. */
  readonly path: string;
  readonly before: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merged {
  /** Both people's changes; in a conflict, mine. */
  readonly value: unknown;
  readonly clashes: readonly Clash[];
  /** Values that only the other person has changed. */
  readonly taken: readonly string[];
}

const keyOf = (item: unknown): string | undefined =>
  isPlain(item) && typeof item.key === 'string' ? item.key : undefined;

function byKey(list: unknown): Map<string, unknown> | undefined {
  if (list === undefined) {
    return new Map();
  }
  if (!Array.isArray(list)) {
    return undefined;
  }
  const found = new Map<string, unknown>();
  for (const item of list) {
    const key = keyOf(item);
    if (key === undefined || found.has(key)) {
      return undefined;
    }
    found.set(key, item);
  }
  return found;
}

const under = (path: string, step: string | number) => (path === '' ? String(step) : `${path}.${step}`);

/** Merges two people's changes of one draft, field by field. */
export function mergeThree(base: unknown, mine: unknown, theirs: unknown): Merged {
  const clashes: Clash[] = [];
  const taken: string[] = [];

  const fields = (before: Plain, my: Plain, their: Plain, path: string): Plain => {
    const [b, m, t] = [before, my, their].map((each) => new Map(Object.entries(each)));
    const names = [...new Set([...(m?.keys() ?? []), ...(t?.keys() ?? [])])];
    const entries = names.map(
      (name) => [name, at(b?.get(name), m?.get(name), t?.get(name), under(path, name))] as const,
    );
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  };

  /** Items are matched by their keys; mine determine the order. */
  const items = (
    before: ReadonlyMap<string, unknown>,
    my: ReadonlyMap<string, unknown>,
    their: ReadonlyMap<string, unknown>,
    path: string,
  ): unknown[] => {
    const result: unknown[] = [];
    for (const key of new Set([...my.keys(), ...their.keys()])) {
      const value = at(before.get(key), my.get(key), their.get(key), under(path, result.length));
      if (value !== undefined) {
        result.push(value);
      }
    }
    return result;
  };

  const at = (before: unknown, my: unknown, their: unknown, path: string): unknown => {
    if (sameContent(my, their) || sameContent(before, their)) {
      return my;
    }
    if (isPlain(my) && isPlain(their)) {
      return fields(isPlain(before) ? before : {}, my, their, path);
    }
    if (sameContent(before, my)) {
      taken.push(path);
      return their;
    }
    if (Array.isArray(my) && Array.isArray(their)) {
      const [old, myItems, theirItems] = [byKey(before), byKey(my), byKey(their)];
      if (old && myItems && theirItems && (myItems.size > 0 || theirItems.size > 0)) {
        return items(old, myItems, theirItems, path);
      }
      if (Array.isArray(before) && before.length === my.length && my.length === their.length) {
        return my.map((item, index) => at(before[index], item, their[index], under(path, index)));
      }
    }
    clashes.push({ path, before, mine: my, theirs: their });
    return my;
  };

  return { value: at(base, mine, theirs, ''), clashes, taken };
}
