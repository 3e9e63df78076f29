import { problemIn } from '#dashboard/api/request.ts';
import { authorisedFetch } from '#features/identity/browser/visitor.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { readMoney } from '../arrivals/arrivals.contract.ts';

/** The query key of the money inbox: what changes an order may change it. */
export const moneyKey = [...ordersKey, 'money'] as const;

/** A key that nothing had before. */
export const newKey = () => crypto.randomUUID().replaceAll('-', '');

/** Reads a statement. @throws ApiProblem statements.columns, statements.dates, statements.provider */
export async function readStatement(
  file: File,
  provider: string,
  columns?: Readonly<Record<string, string>>,
) {
  const body = new FormData();
  if (provider !== '') {
    body.set('provider', provider);
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
