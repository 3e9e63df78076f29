import { Failure } from '#platform/command/failure.ts';

/** Where a page of the list ended. */
interface Cursor {
  readonly sort: string;
  readonly value: string;
  readonly id: string;
}

const wrong = () =>
  new Failure('invalid', 'enquiries.cursor', 'cursor: This is no cursor of this list.', [
    { path: 'cursor', message: 'This is no cursor of this list.' },
  ]);

export const writeCursor = ({ sort, value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');

/** @throws Failure invalid for what is no cursor, or that of a list in another order. */
export function readCursor(text: string, sort: string): Cursor {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    throw wrong();
  }
  if (!Array.isArray(read) || read.length !== 3 || read.some((each) => typeof each !== 'string')) {
    throw wrong();
  }
  const [itsSort, value, id]: string[] = read;
  const isPlace = /^(?:\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?)?|-?infinity)$/;
  const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
  if (itsSort !== sort || !isPlace.test(value ?? '') || !isId.test(id ?? '')) {
    throw wrong();
  }
  return { sort, value: value ?? '', id: id ?? '' };
}
