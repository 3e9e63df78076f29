import type { RefusalTexts } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';

/** What the office says to refusals of the books, by their codes. */
export const booksRefusals: RefusalTexts = {
  'books.account': () => m.office_refused_books_account(),
  'books.account-closed': () => m.office_refused_books_account_closed(),
  'books.below': () => m.office_refused_books_below(),
  'books.brought': () => m.office_refused_books_brought(),
  'books.closed': () => m.office_refused_books_closed(),
  'books.decide': () => m.office_refused_books_decide(),
  'books.future': () => m.office_refused_books_future(),
  'books.large': () => m.office_refused_books_large(),
  'books.no-account': () => m.office_refused_books_no_account(),
  'books.not-opened': () => m.office_refused_books_not_opened(),
  'books.not-nil': () => m.office_refused_books_not_nil(),
  'books.opened': () => m.office_refused_books_opened(),
  'books.own': () => m.office_refused_approval_own(),
  'books.reason': () => m.office_refused_books_reason(),
  'books.reopen': () => m.office_refused_books_reopen(),
  'expenses.account': () => m.office_refused_expenses_account(),
  'movements.not-found': () => m.office_refused_movement_gone(),
  'movements.state': () => m.office_refused_movement_state(),
  'transfers.short': () => m.office_refused_transfer_short(),
};
