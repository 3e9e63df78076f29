import { z } from 'zod';
import { forgetInTab, keepInTab, storedInTab } from '#features/identity/browser/browser-storage.ts';
import { systemClock } from '#platform/clock.ts';
import { isPlain, type Plain } from './plain.ts';

const draftShape = z.object({
  /** When the last of it was typed, in milliseconds. */
  at: z.number(),
  /** Names what is entered: sending it again after a reload isn't a second entry. */
  entry: z.string(),
  start: z.record(z.string(), z.unknown()),
  values: z.record(z.string(), z.unknown()),
});

/** What was typed into a form and not sent, as this tab keeps it, with the values that it began with. */
export type TypedDraft = z.infer<typeof draftShape>;

/** Files aren't kept: they may be large, and papers of customers. */
export function hasFile(value: unknown): boolean {
  if (value instanceof Blob) {
    return true;
  }
  return Array.isArray(value)
    ? value.some(hasFile)
    : isPlain(value) && Object.values(value).some((each) => hasFile(each));
}

const storable = (values: object): Plain =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !hasFile(value)));

/** Rows have an id that is made anew each time the form opens. */
const madeIds = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

const textOf = (value: unknown): string => (JSON.stringify(value) ?? '').replaceAll(madeIds, '');

/** How many values a form has, those in its rows too. */
export const countValues = (value: unknown): number =>
  Array.isArray(value) || isPlain(value)
    ? Object.values(value).reduce<number>((sum, each) => sum + countValues(each), 0)
    : 1;

/** Whether something in a form isn't as it began. */
export const isTyped = (start: object, values: object): boolean =>
  textOf(storable(start)) !== textOf(storable(values));

/** Whether a value fits where another one stands: a draft may be of an older program. */
function fits(here: unknown, value: unknown): boolean {
  if (here === undefined || here === null) {
    return true;
  }
  if (Array.isArray(here)) {
    return Array.isArray(value) && value.every((each) => here.length === 0 || fits(here[0], each));
  }
  return isPlain(here)
    ? isPlain(value) && Object.entries(here).every(([name, each]) => fits(each, value[name]))
    : // A number that was taken out again is missing.
      typeof here === typeof value || (typeof here === 'number' && value === undefined);
}

/** What of a draft a form takes up: what was typed, unless somebody else has changed the same meanwhile. */
export const takenUp = (start: object, draft: TypedDraft): Plain =>
  Object.fromEntries(
    Object.entries(start).flatMap(([name, here]) => {
      const value = draft.values[name];
      const was = textOf(draft.start[name]);
      const isTaken = name in draft.values && textOf(value) !== was && textOf(here) === was;
      return isTaken && fits(here, value) ? [[name, value]] : [];
    }),
  );

/** Where a person's draft is kept, by its name. */
const placeOf = (uid: string, name: string) => `form ${uid} ${name}`;

/** What a form is handed is looked through so deep. */
const deepest = 5;

/** The ids, and what else names a thing, in what a form is handed: a draft about one thing is none about another. */
export const namesIn = (handed: unknown, depth = deepest): string[] =>
  depth === 0 || handed instanceof Blob || typeof handed !== 'object' || handed === null
    ? []
    : Object.entries(handed).flatMap(([name, value]) =>
        typeof value === 'string' && /^(?:id|key|slug|uid|reference|mode)$|Id$/.test(name)
          ? [value]
          : namesIn(value, depth - 1),
      );

/** The draft of a form in this tab; undefined when there is none, or it can't be read. */
export function storedDraft(uid: string, name: string): TypedDraft | undefined {
  try {
    return draftShape.parse(JSON.parse(storedInTab(placeOf(uid, name)) ?? ''));
  } catch {
    return undefined;
  }
}

/** Keeps what is typed in this tab, until it is sent, thrown away, or its person signs out. */
export function storeDraft(uid: string, name: string, entry: string, start: object, values: object): void {
  const draft = { at: systemClock.now().getTime(), entry, start: storable(start), values: storable(values) };
  keepInTab(placeOf(uid, name), JSON.stringify(draft));
}

export const removeDraft = (uid: string, name: string): void => forgetInTab(placeOf(uid, name));
