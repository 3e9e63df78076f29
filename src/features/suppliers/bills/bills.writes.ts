import { and, eq, inArray } from 'drizzle-orm';
import { needAccount } from '#features/books/accounts/accounts.queries.ts';
import { departures } from '#features/departures/departures.table.ts';
import { accounts } from '#features/ledger/accounts.data.ts';
import { type PassingOnPlan, planPassingOn } from '#features/orders/lifecycle/passed-on.writes.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { listSoldLines } from '#features/orders/orders.queries.ts';
import { orders } from '#features/orders/orders.table.ts';
import type { OrderRow } from '#features/orders/orders.writes.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { lockSupplier } from '../suppliers.writes.ts';
import { refused } from './bill-sums.rules.ts';
import type { NewBill } from './bills.contract.ts';
import { findBillSupplier } from './bills.queries.ts';
import { numberKey } from './bills.rules.ts';
import { supplierBills } from './bills.table.ts';

type Context = Pick<CommandContext, 'tx'>;

const noOrder = (path: string) => refused('bills.order', `${path}.order`, 'There is no such order.');

/** The account of what was collected for a line of an order. @throws Failure invalid `bills.order` */
async function passedOnAccount(
  { tx }: Context,
  order: OrderRow,
  line: number,
  path: string,
): Promise<string> {
  const charge = (await listSoldLines(tx, order.id, order.current))[line]?.charge;
  if (charge !== 'official' && charge !== 'supplier') {
    const message = 'Take an official fee or a supplier’s price of the order.';
    throw refused('bills.order', `${path}.line`, message);
  }
  return accounts[charge].code;
}

/** The account that each line is booked on. @throws Failure invalid `books.account`, `bills.order`, `bills.departure` */
export async function accountsOf({ tx }: Context, lines: NewBill['lines']): Promise<string[]> {
  const codes: string[] = [];
  for (const [place, { order, line, departure, expense }] of lines.entries()) {
    const path = `lines.${place}`;
    const [of] = order === undefined ? [] : await tx.select().from(orders).where(eq(orders.id, order));
    if (order !== undefined && of === undefined) {
      throw noOrder(path);
    }
    if (of !== undefined && line !== undefined) {
      codes.push(await passedOnAccount({ tx }, of, line, path));
      continue;
    }
    if (departure !== undefined && (await tx.$count(departures, eq(departures.id, departure))) === 0) {
      throw refused('bills.departure', `${path}.departure`, 'There is no such departure.');
    }
    if (expense !== undefined) {
      await needAccount(tx, expense, {
        path: `${path}.expense`,
        fits: ({ kind }) => kind === 'expense',
        message: 'Take an expense.',
      });
    }
    codes.push(expense ?? accounts.supplierCosts.code);
  }
  return codes;
}

/**
 * What a bill passes on of orders, which are locked, in order of their ids. @param totals of its lines, poisha
 * @throws as `planPassingOn`
 */
export async function planBill(
  context: Context,
  lines: NewBill['lines'],
  { totals, isFinished }: { readonly totals: readonly number[]; readonly isFinished: boolean },
) {
  const wanted = lines.flatMap(({ order, line }, place) =>
    order === undefined || line === undefined
      ? []
      : [{ id: order, position: line, amount: totals[place] ?? 0, isFinished }],
  );
  const planned: { readonly order: OrderRow; readonly plan: PassingOnPlan }[] = [];
  for (const id of [...new Set(wanted.map((each) => each.id))].toSorted()) {
    const order = await lockOrder(context, { id });
    const own = wanted.filter((each) => each.id === id);
    planned.push({ order, plan: await planPassingOn(context, order, own) });
  }
  return planned;
}

/** The same bill is booked once. @throws Failure conflict `bills.seen` */
export async function refuseSeen({ tx }: Context, supplierId: string, number: string): Promise<void> {
  const [seen] = await tx
    .select({ id: supplierBills.id, on: supplierBills.on })
    .from(supplierBills)
    .where(
      and(
        eq(supplierBills.supplierId, supplierId),
        eq(supplierBills.numberKey, numberKey(number)),
        eq(supplierBills.state, 'booked'),
      ),
    );
  if (seen) {
    const message = `A bill with this number is booked already, of ${seen.on}.`;
    throw new Failure('conflict', 'bills.seen', message, [{ path: 'number', message }], {
      bill: seen.id,
      on: seen.on,
    });
  }
}

/** A bill with its supplier, both locked until the transaction ends. @throws Failure not-found */
export async function lockBill(context: Context, id: string) {
  const supplierId = await findBillSupplier(context.tx, id);
  if (supplierId === undefined) {
    throw new Failure('not-found', 'bills.not-found', 'There is no such bill.');
  }
  await lockSupplier(context, supplierId);
  const [row] = await context.tx.select().from(supplierBills).where(eq(supplierBills.id, id)).for('update');
  if (!row) {
    throw new Error(`The bill ${id} is gone.`);
  }
  return row;
}

/** Only bills of a supplier that stand are paid. @throws Failure invalid `bills.other` */
export async function refuseOtherBills(
  { tx }: Context,
  supplierId: string,
  bills: readonly string[],
): Promise<void> {
  const wanted = [...new Set(bills)];
  const known =
    wanted.length === 0
      ? 0
      : await tx.$count(
          supplierBills,
          and(
            inArray(supplierBills.id, wanted),
            eq(supplierBills.supplierId, supplierId),
            eq(supplierBills.state, 'booked'),
          ),
        );
  if (known < wanted.length) {
    throw refused('bills.other', 'bills', 'That is no bill of this supplier, or it was undone.');
  }
}
