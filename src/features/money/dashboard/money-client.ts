import { problemIn } from '#dashboard/api/request.ts';
import { authorisedFetch } from '#features/identity/browser/visitor.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { decimalTaka } from '#platform/money/money.rules.ts';
import { readMoney } from '../arrivals/arrivals.contract.ts';
import { claimTaken } from '../claims/claims.contract.ts';
import type { ClaimMethod } from '../money.rules.ts';

/** The query key of the money inbox: what changes an order may change it. */
export const moneyKey = [...ordersKey, 'money'] as const;

/** A key that nothing had before. */
export const newKey = () => crypto.randomUUID().replaceAll('-', '');

/** Reads a statement. @throws ApiProblem statements.columns, statements.dates, statements.provider */
export async function readStatement(
  file: File,
  { provider, account }: { readonly provider: string; readonly account: string | undefined },
  columns?: Readonly<Record<string, string | number>>,
) {
  const body = new FormData();
  if (provider !== '') {
    body.set('provider', provider);
  }
  if (account !== undefined) {
    body.set('account', account);
  }
  if (columns !== undefined) {
    body.set('columns', JSON.stringify(columns));
  }
  body.set('file', file);
  const response = await authorisedFetch('/api/money/statements', { method: 'POST', body });
  if (!response.ok) {
    throw await problemIn(response);
  }
  return readMoney.parse(await response.json());
}

interface SentSlip {
  /** Its id. */
  readonly order: string;
  readonly method: ClaimMethod;
  /** Poisha. */
  readonly amount: number;
  readonly trx?: string | undefined;
  readonly sender: string;
  readonly file: File;
}

/** Keeps a slip of an order. @throws ApiProblem */
export async function sendSlip({ order, method, amount, trx, sender, file }: SentSlip) {
  const body = new FormData();
  const fields = { method, sender, sum: decimalTaka(amount), ...(trx === undefined ? {} : { trx }) };
  for (const [name, value] of Object.entries(fields)) {
    body.set(name, value);
  }
  // Behind the fields: they are looked at before the file is taken.
  body.set('file', file);
  const response = await authorisedFetch(`/api/orders/${order}/slips`, { method: 'POST', body });
  if (!response.ok) {
    throw await problemIn(response);
  }
  return claimTaken.parse(await response.json());
}
