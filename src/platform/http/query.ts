import { m } from '#messages/messages.js';
import { getLocale } from '#messages/runtime.js';
import type { FieldError } from '../command/failure.ts';
import { count, westernDigits } from '../format/numbers.ts';

/**
 * Parses the values of one parameter; `undefined` when it is absent. Throws a RangeError with the values allowed, in the
 * language of the page.
 */
export interface QueryField<Value> {
  read(values: readonly string[]): Value;
  /** The values in the canonical URL. */
  write(value: Value): readonly string[];
}

type Values<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends QueryField<infer Value> ? Value : never;
};

export type ParsedQuery<Value> =
  | { readonly ok: true; readonly value: Value; readonly canonical: string }
  | { readonly ok: false; readonly fields: readonly FieldError[] };

export interface Query<Value> {
  parse(search: URLSearchParams): ParsedQuery<Value>;
  /** The query string, with `?`, or '' when every parameter has its default. */
  href(value: Value): string;
}

/** A limit in the digits of the page. */
export const limit = (value: number): string => count(value, getLocale());

function single(values: readonly string[]): string | undefined {
  const given = values.filter((value) => value.trim() !== '');
  if (given.length > 1) {
    throw new RangeError(m.site_query_once());
  }
  return given[0]?.trim();
}

/** Free text, NFC, at most `max` characters. */
export function text(max: number): QueryField<string | undefined> {
  return {
    read: (values) => {
      const given = single(values)?.normalize('NFC');
      if (given !== undefined && given.length > max) {
        throw new RangeError(m.site_query_text({ most: limit(max) }));
      }
      return given;
    },
    write: (value) => (value === undefined ? [] : [value]),
  };
}

/** A whole number, in European or Bangla digits. */
export function wholeNumber({ min, max }: { min: number; max: number }): QueryField<number | undefined> {
  return {
    read: (values) => {
      const given = single(values);
      if (given === undefined) {
        return undefined;
      }
      const digits = westernDigits(given).replace(/[,৳\s]/g, '');
      const number = /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN;
      if (!(number >= min && number <= max)) {
        throw new RangeError(m.site_query_number({ least: limit(min), most: limit(max) }));
      }
      return number;
    },
    write: (value) => (value === undefined ? [] : [String(value)]),
  };
}

/** Whole numbers of a form that may be the same, at most `most` of them, sorted. Empty fields are none. */
export function wholeNumbers(range: {
  min: number;
  max: number;
  most: number;
}): QueryField<readonly number[]> {
  const one = wholeNumber(range);
  return {
    read: (values) => {
      const given = values.filter((value) => value.trim() !== '');
      if (given.length > range.most) {
        throw new RangeError(m.site_query_numbers({ most: limit(range.most) }));
      }
      return given
        .map((value) => one.read([value]))
        .filter((number) => number !== undefined)
        .sort((a, b) => a - b);
    },
    write: (value) => value.map(String),
  };
}

/** One of a few values. */
export function oneOf<const Value extends string>(allowed: readonly Value[]): QueryField<Value | undefined> {
  return {
    read: (values) => {
      const given = single(values);
      const found = allowed.find((value) => value === given);
      if (given !== undefined && found === undefined) {
        throw new RangeError(m.site_query_one({ values: allowed.join(', ') }));
      }
      return found;
    },
    write: (value) => (value === undefined ? [] : [value]),
  };
}

/** Any of a few values, sorted and unique. */
export function anyOf<const Value extends string>(allowed: readonly Value[]): QueryField<readonly Value[]> {
  return {
    read: (values) => {
      const given = values.filter((value) => value !== '');
      const known = allowed.filter((value) => given.includes(value));
      const strange = given.find((value) => !allowed.some((each) => each === value));
      if (strange !== undefined) {
        throw new RangeError(m.site_query_any({ values: allowed.join(', ') }));
      }
      return known;
    },
    write: (value) => value,
  };
}

/** Values of a form, such as keys or months, at most `max` of them; the query checks whether they exist. */
export function matching(pattern: RegExp, max: number, wanted: () => string): QueryField<readonly string[]> {
  return {
    read: (values) => {
      const given = [...new Set(values.filter((value) => value !== ''))].sort();
      if (given.length > max || given.some((value) => !pattern.test(value))) {
        throw new RangeError(wanted());
      }
      return given;
    },
    write: (value) => value,
  };
}

/** A parameter with a default, which is left out of the URL. */
export function otherwise<Value>(field: QueryField<Value | undefined>, usual: Value): QueryField<Value> {
  return {
    read: (values) => field.read(values) ?? usual,
    write: (value) => (value === usual ? [] : field.write(value)),
  };
}

/** Declares the parameters of a page. Others are ignored: they reach neither the page nor the cache key. */
export function query<Fields extends Record<string, QueryField<never> | QueryField<unknown>>>(
  fields: Fields,
): Query<Values<Fields>> {
  const names = Object.keys(fields);
  const href = (value: Values<Fields>) => {
    const search = new URLSearchParams();
    for (const name of names) {
      const field = fields[name] as QueryField<unknown> | undefined;
      for (const each of field?.write(value[name as keyof Fields]) ?? []) {
        search.append(name, each);
      }
    }
    const written = search.toString();
    return written === '' ? '' : `?${written}`;
  };
  return {
    href,
    parse: (search) => {
      const wrong: FieldError[] = [];
      const value: Record<string, unknown> = {};
      for (const name of names) {
        try {
          value[name] = fields[name]?.read(search.getAll(name));
        } catch (cause) {
          if (!(cause instanceof RangeError)) {
            throw cause;
          }
          wrong.push({ path: name, message: cause.message });
        }
      }
      const read = value as Values<Fields>;
      return wrong.length > 0
        ? { ok: false, fields: wrong }
        : { ok: true, value: read, canonical: href(read) };
    },
  };
}
