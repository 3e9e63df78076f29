import { type APIRequestContext, expect } from '@playwright/test';
import { z } from 'zod';
import { balances, codes } from './month-sums.ts';
import type { OwnProgram } from './own-program.ts';
import { accessTokenOf } from './staff.ts';

const trialBalance = z.object({
  accounts: z.array(z.object({ code: z.string(), debit: z.int(), credit: z.int() })),
  debit: z.int(),
  credit: z.int(),
});
const part = z.object({ total: z.int() });
const sheet = z.object({ assets: part, liabilities: part, equity: part });
const reconciliation = z.object({
  ledger: z.int(),
  statement: z.int(),
  unmatched: z.object({ ledger: z.array(z.unknown()), statement: z.array(z.unknown()) }),
});
const suppliers = z.object({ items: z.array(z.object({ balance: z.int() })) });

/** What the program answers of its books is what the journey has added up itself. @param last the last day of the month */
export async function checkBooks(request: APIRequestContext, own: OwnProgram, last: string): Promise<void> {
  const headers = { authorization: `Bearer ${await accessTokenOf(request, own.owner, own.url)}` };
  const read = async <Answer>(path: string, answer: z.ZodType<Answer>): Promise<Answer> => {
    const response = await request.get(`${own.url}/api${path}`, { headers });
    expect(response.status(), await response.text()).toBe(200);
    return answer.parse(await response.json());
  };
  /** What stands on each account, in poisha; none that is at nil. */
  const standingOn = async (query: string) => {
    const { accounts, debit, credit } = await read(`/reports/trial-balance${query}`, trialBalance);
    expect(debit).toBe(credit);
    return Object.fromEntries(
      accounts.map((each) => [each.code, each.debit - each.credit] as const).filter(([, sum]) => sum !== 0),
    );
  };
  // The accounts through which customers and suppliers are paid aren't among them: they are at nil.
  expect(await standingOn(`?on=${last}`)).toEqual(balances);
  // The correction is an entry of the new month: it took the fair back into the wallet.
  const { [codes.fair]: fair = 0, ...others } = balances;
  expect(await standingOn('')).toEqual({ ...others, [codes.bkash]: (others[codes.bkash] ?? 0) + fair });

  const { assets, liabilities, equity } = await read(`/reports/balance-sheet?on=${last}`, sheet);
  expect(assets.total).toBe(liabilities.total + equity.total);
  const { unmatched, ...both } = await read(
    `/accounts/${codes.bank}/reconciliation?on=${last}`,
    reconciliation,
  );
  expect(unmatched).toEqual({ ledger: [], statement: [] });
  expect(both).toEqual({ ledger: balances[codes.bank], statement: balances[codes.bank] });
  const { items } = await read('/suppliers', suppliers);
  expect(items).toHaveLength(2);
  expect(items.filter(({ balance }) => balance !== 0)).toEqual([]);
  expect(await read('/books/closed', z.object({ until: z.string() }))).toEqual({ until: last });
}
