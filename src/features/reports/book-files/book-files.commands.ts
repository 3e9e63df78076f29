import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { bookFileQuery } from './book-files.contract.ts';
import { countPostings, listAccountNames, listVouchers } from './book-files.queries.ts';

/** The most postings that one file takes. */
const maxPostings = 100_000;

/**
 * Takes the entries of a period out for a file, with the names of their accounts. Who did is in the log.
 * @throws Failure invalid `reports.too-long` when the period has more postings than a file takes
 */
export const exportBooks = command({
  name: 'books.export',
  permission: 'books.read',
  recentSignIn: true,
  input: bookFileQuery,
  run: async ({ tx, log }, { file, from, to }) => {
    if ((await countPostings(tx, { from, to })) > maxPostings) {
      const message = `A file takes at most ${maxPostings} postings. Choose a shorter period.`;
      throw new Failure('invalid', 'reports.too-long', message, [{ path: 'from', message }]);
    }
    log({ subjectKind: 'report', subjectId: file, difference: { file, from, to } });
    return { vouchers: await listVouchers(tx, { from, to }), names: await listAccountNames(tx) };
  },
});
