import { ages } from '../reports.contract.ts';
import { added } from '../reports.rules.ts';
import type { OwedOrder, OwedPage, OwedQuery, OwedRow, OwedSort } from './debts.contract.ts';

/** One row for all orders of a telephone number: as the first of them, with what they owe together. */
function byCustomer(orders: readonly OwedOrder[]): OwedRow[] {
  const rows = new Map<string, OwedRow>();
  for (const order of orders) {
    const known = rows.get(order.phone);
    rows.set(
      order.phone,
      known === undefined
        ? { ...order, orders: 1 }
        : {
            ...known,
            amounts: known.amounts.map((amount, place) => amount + (order.amounts[place] ?? 0)),
            total: known.total + order.total,
            orders: known.orders + 1,
          },
    );
  }
  return [...rows.values()];
}

const keys: Readonly<Record<OwedSort, (row: OwedRow) => string | number>> = {
  due: ({ due }) => due ?? '9999',
  total: ({ total }) => total,
  name: ({ name }) => name.toLowerCase(),
  reference: ({ reference }) => reference,
  orders: ({ orders }) => orders,
};

function inOrder(rows: readonly OwedRow[], sort: NonNullable<OwedQuery['sort']>): OwedRow[] {
  const direction = sort.startsWith('-') ? -1 : 1;
  const [, key = keys.due] = Object.entries(keys).find(([name]) => sort.endsWith(name)) ?? [];
  return rows.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)];
    return a === b ? 0 : (a < b ? -1 : 1) * direction;
  });
}

/**
 * A page of what is owed, with the sums of all that match.
 * @param orders all that owe something, the longest due first: so they stand among equals
 */
export function owedPageOf(orders: readonly OwedOrder[], query: OwedQuery): OwedPage {
  const { q = '', age, each = 'order', sort = 'due', page = 1, limit = 50 } = query;
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const digits = q.replace(/\D/g, '').replace(/^0/, '');
  const found = orders.filter(({ name, reference, phone }) => {
    const text = `${name} ${reference}`.toLowerCase();
    return words.every((word) => text.includes(word)) || (digits.length > 3 && phone.includes(digits));
  });
  const rows = (
    each === 'customer' ? byCustomer(found) : found.map((order) => ({ ...order, orders: 1 }))
  ).filter(({ amounts }) => age === undefined || (amounts[ages.indexOf(age)] ?? 0) > 0);
  const amounts = ages.map((_, place) => added(rows.map((row) => row.amounts[place] ?? 0)));
  return {
    items: inOrder(rows, sort).slice((page - 1) * limit, page * limit),
    total: rows.length,
    amounts,
    sum: added(amounts),
  };
}
