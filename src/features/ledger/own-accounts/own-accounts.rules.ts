import { Failure } from '#platform/command/failure.ts';

/** What is said of an account on which nothing is booked. @param path the field that names it, if one does */
export const closedAccount = (code: string, path?: string): Failure => {
  const message = `The account ${code} is closed.`;
  const fields = path === undefined ? [] : [{ path, message }];
  return new Failure('conflict', 'books.account-closed', message, fields, { code });
};
