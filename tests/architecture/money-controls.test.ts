import { expect, test } from 'vitest';
import { moneyCommands } from './money-writes.ts';

/** Below the sum of 24 hours alone; from it on another person decides: what is asked waits. */
const bySum = 'the day’s sum';
/** Always somebody else than who asked, took or closed. */
const byAnother = 'another person';
/** Books what a customer is charged, by the price function or the ladder. What it takes off counts with refunds. */
const terms = 'charges, and no money moves';
/** What a gateway, a bank or a count says, with its evidence kept; no sum of its own is chosen. */
const evidence = 'evidence';

const controls: Readonly<Record<string, string>> = {
  'approvals.approve': byAnother,
  'books.approve': byAnother,
  'books.expense': bySum,
  // What was there before the books, once and until a period is closed: nothing moves, and the log says who said so.
  'books.mend-opening': evidence,
  'books.open': evidence,
  'books.transfer': bySum,
  'books.undo': bySum,
  'attempts.accept': bySum,
  'attempts.restore': bySum,
  'attempts.settle': evidence,
  'bookings.accept-age-price': terms,
  'bookings.amend': terms,
  'bookings.no-go': bySum,
  'bookings.take-down': terms,
  'cheques.bounce': evidence,
  'cheques.clear': evidence,
  'cheques.deposit': evidence,
  'cheques.take-back': evidence,
  'cheques.undo-bounce': bySum,
  'fares.accept': terms,
  'fares.accept-by-word': terms,
  'fares.give-back': terms,
  'fares.reissue': terms,
  // Ticketing marks fare and taxes as spent, by what the ticket says.
  'fares.ticket': terms,
  'money.match': bySum,
  'money.see-cheque': evidence,
  'orders.accept': terms,
  'orders.accept-amendment': terms,
  'orders.accept-amendment-by-link': terms,
  'orders.accept-by-link': terms,
  'orders.amend': terms,
  'orders.cancel': terms,
  // What a customer has, on another order of theirs: nothing leaves.
  // What was collected beyond a cost becomes a gain.
  'orders.complete': terms,
  'orders.move-credit': terms,
  'orders.spend': terms,
  'orders.undo-move-credit': terms,
  // Up to the small sum of the settings, of one order together.
  'orders.undo-write-off': terms,
  'orders.write-off': terms,
  'payments.approve': byAnother,
  'payments.take': bySum,
  'payments.undo': bySum,
  'reconciliation.book': bySum,
  'reconciliation.match': bySum,
  'reconciliation.undo': bySum,
  'reconciliation.undo-booking': bySum,
  'refunds.approve': byAnother,
  'refunds.ask': bySum,
  // Pays what was approved, or was below the sum when it was asked.
  'refunds.pay': bySum,
  'refunds.refuse': terms,
  'refunds.settle': evidence,
  'refunds.settle-stuck': byAnother,
  'refunds.undo': bySum,
  // What a supplier takes, by their paper.
  'suppliers.bill': evidence,
  'suppliers.pay': bySum,
  'suppliers.undo-bill': evidence,
  'suppliers.pay-on': bySum,
  'suppliers.undo-pay-on': bySum,
  // A difference as large as the sum in one's own till is refused: another person closes it.
  'till.close': bySum,
  'till.count-safe': bySum,
  // Moves money from the safe into one's own till, at most what a counted safe holds.
  'till.open': evidence,
  'till.open-again': byAnother,
  'visa-cases.move-case': terms,
  'visa-cases.take-down-case': terms,
  'visa-cases.withdraw-case': terms,
  'visa-cases.withdraw-over': terms,
};

test('every command that writes money says who may do it alone', () => {
  const found = moneyCommands();
  expect(found.length).toBeGreaterThan(25);
  expect(found.toSorted()).toEqual(Object.keys(controls).toSorted());
});

test('what is judged by the day’s sum asks for it', () => {
  const asking = moneyCommands(['src/features/orders/approval-limit.writes.ts mayStandAlone']);
  const judged = Object.keys(controls).filter((name) => controls[name] === bySum);
  // These are judged when they are asked, by a policy of the till, and by one of movements.
  const elsewhere = [
    'refunds.pay',
    'till.close',
    'books.undo',
    'suppliers.undo-pay-on',
    'reconciliation.undo',
    'reconciliation.undo-booking',
  ];
  expect(judged.filter((name) => !asking.includes(name) && !elsewhere.includes(name))).toEqual([]);
});
