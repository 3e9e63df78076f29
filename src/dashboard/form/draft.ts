import type { Language } from '#platform/language.ts';
import type { Path, TextsPath } from './path.ts';
import { getAt, isPlain, listOf, numberOf, type Plain, setAt, textOf } from './plain.ts';

/** A document being edited: anything may be missing. */
export interface Draft extends Plain {
  readonly slug: string;
  readonly facts: Plain;
  readonly texts: Readonly<Record<Language, Plain>>;
}

/** A document as the API takes it: a language that isn't written is absent. */
export interface Content {
  readonly slug: string;
  readonly facts: Plain;
  readonly texts: { readonly [language in Language]?: Plain | undefined };
}

/** The text at a path; empty when there is none. */
export const textAt = <Text extends string>(draft: Draft, path: Path<Text>): string =>
  textOf(getAt(draft, path.text));

export const numberAt = (draft: Draft, path: Path<number>): number | undefined =>
  numberOf(getAt(draft, path.text));

/** The texts in a list. */
export const textsAt = (draft: Draft, path: Path<string[]>): string[] =>
  listOf(getAt(draft, path.text)).map(textOf);

/** One field of each row of a list, such as their keys. */
export const columnAt = <Item>(draft: Draft, rows: Path<Item[]>, name: keyof Item & string): string[] =>
  listOf(getAt(draft, rows.text)).map((row) => textOf(getAt(row, name)));

/** The draft with another value at a path; undefined removes it. */
export const withAt = <Value>(draft: Draft, path: Path<Value>, next: Value | undefined): Draft =>
  setAt(draft, path.text, next);

/** The draft without the entries at a path whose key isn't allowed: the texts of rows that are gone. */
export const withKeys = <Value>(
  draft: Draft,
  path: TextsPath<Record<string, Value>>,
  allowed: readonly string[],
): Draft =>
  path.places.reduce((next, place) => {
    const entries = getAt(next, place);
    return isPlain(entries)
      ? setAt(
          next,
          place,
          Object.fromEntries(Object.entries(entries).filter(([key]) => allowed.includes(key))),
        )
      : next;
  }, draft);
