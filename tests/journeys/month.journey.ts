import { expect, test } from '@playwright/test';
import { addDays, daysBetween, monthOf } from '#platform/calendar-date.ts';
import { dhakaToday } from '#platform/clock.ts';
import { reconcile } from './month-bank.ts';
import { countTill, move, openBooks, passOn, paySuppliers, prepare, spend } from './month-books.ts';
import { checkBooks } from './month-check.ts';
import { closeMonth, correct, readReports, takeOutBooks } from './month-close.ts';
import { openDesk } from './month-desk.ts';
import { payAll, sellAll } from './month-sales.ts';
import { month as booked, codes } from './month-sums.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';

const today = dhakaToday();
const month = monthOf(today);
const nextMonth = monthOf(addDays(`${month}-01`, 31));
const last = addDays(`${nextMonth}-01`, -1);
/** From today to the third of the next month. */
const later = daysBetween(today, `${nextMonth}-03`);

test.use({ actionTimeout: 20_000 });

for (const language of ['en', 'bn'] as const) {
  test.describe(`the first month of a new agency (${language})`, () => {
    let own: OwnProgram;
    test.beforeAll(async () => {
      own = await startOwnProgram();
    });
    test.afterAll(() => own.stop());

    test('is opened, sold, paid, passed on, spent, reconciled to nil, closed, corrected and taken out', async ({
      browser,
      request,
    }) => {
      // A month of work: under two minutes on a machine that does nothing else.
      test.setTimeout(900_000);
      const { bank, till, safe, bkash, gateway, fair, rent, office } = codes;
      const cards = await prepare(request, own, [
        addDays(today, 397),
        addDays(today, 400),
        addDays(today, 402),
      ]);
      const desk = await openDesk(browser, own, language);
      await openBooks(desk, addDays(`${month}-01`, -1));
      const orders = await sellAll(desk);
      await payAll(desk, bank, orders);
      await passOn(desk, bank, orders);
      await paySuppliers(desk, bank, cards);
      await spend(desk, { kind: office, from: till, text: 'Tea and paper', amount: 450 });
      await spend(desk, { kind: fair, from: bkash, text: 'Stall at the fair', amount: 1_500 });
      await move(desk, { from: gateway, to: bank, amount: 4_300, fee: 64.5 });
      await countTill(desk);
      await move(desk, { from: safe, to: bank, amount: 25_000 });
      expect(desk.trouble).toEqual([]);
      await desk.page.close();

      await own.later(later);
      const next = await openDesk(browser, own, language, later);
      await spend(next, {
        kind: rent,
        from: bank,
        text: 'Office rent',
        amount: 5_000,
        on: last,
        monthly: true,
      });
      await reconcile(next, bank, today, last);
      await readReports(next, month, last);
      await closeMonth(next);
      await correct(next, orders.tour, last);
      expect(await takeOutBooks(next, month)).toBe(booked.length);

      await checkBooks(request, own, last);
      expect(next.trouble.filter((each) => !/409/.test(each))).toEqual([]);
      await next.page.close();
    });
  });
}
