import { approveBooking, undoMovement } from '#features/books/movements/movements.commands.ts';
import { ending } from '#features/payments/payments.contract.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { addBill, undoBill } from './bills/bills.commands.ts';
import { newBill } from './bills/bills.contract.ts';
import { ownDeductionList, ownDeductionQuery } from './deductions/deductions.contract.ts';
import { findOwnDeductions } from './deductions/deductions.queries.ts';
import { paySupplierFrom } from './payments/payments.commands.ts';
import { newPayment } from './payments/payments.contract.ts';
import { statementQuery, supplierStatement } from './statement/statement.contract.ts';
import { findStatement } from './statement/statement.queries.ts';
import { addSupplier, changeSupplier } from './suppliers.commands.ts';
import {
  changedSupplier,
  newSupplier,
  supplierCard,
  supplierList,
  supplierQuery,
} from './suppliers.contract.ts';
import { findSupplierCard, listSuppliers } from './suppliers.queries.ts';
import { missingSupplier } from './suppliers.rules.ts';

const key = 'ds-2391-2027-01-10';
const supplier = '3f0c1e5a-7a0b-4a7e-9d3c-2b6f8e1d4c90';
const gone = { 404: 'There is no such supplier.' };

/** Suppliers, their bills, and what they are paid. */
export const supplierRoutes = routes('Suppliers', [
  reads(
    'GET /suppliers',
    {
      permission: 'books.read',
      id: 'listSuppliers',
      summary: 'Whom the agency buys from, with what each is owed',
      query: supplierQuery,
      answer: 'By name. `balance` is what we owe, poisha; negative for an advance.',
      output: supplierList,
    },
    (query, { db }) => listSuppliers(db, query),
  ),
  reads(
    'GET /suppliers/{id}',
    {
      permission: 'books.read',
      id: 'readSupplier',
      summary: 'A supplier with bills and payments',
      answer: 'The latest first. Sums are poisha.',
      output: supplierCard,
      refusals: gone,
    },
    async ({ id }, { db }) => {
      const found = await findSupplierCard(db, id);
      if (!found) {
        throw missingSupplier();
      }
      return found;
    },
  ),
  reads(
    'GET /suppliers/{id}/statement',
    {
      permission: 'books.read',
      id: 'readSupplierStatement',
      summary: 'What a supplier took and was paid in a period; this year without one',
      query: statementQuery,
      answer: 'In order of the days, with what we owed after each. Sums are poisha.',
      output: supplierStatement,
      refusals: gone,
    },
    async ({ id, from, to }, { db, today }) => {
      const last = to ?? today;
      const found = await findStatement(db, id, { from: from ?? `${last.slice(0, 4)}-01-01`, to: last });
      if (!found) {
        throw missingSupplier();
      }
      return found;
    },
  ),
  reads(
    'GET /deductions/ours',
    {
      permission: 'books.read',
      id: 'listOwnDeductions',
      summary: 'What we kept back of suppliers’ bills for the state in a month',
      query: ownDeductionQuery,
      answer: 'In the order of the bills; sums are poisha.',
      output: ownDeductionList,
    },
    async ({ month }, { db, today }) => findOwnDeductions(db, month ?? today.slice(0, 7)),
  ),
  writes('POST /suppliers', addSupplier, {
    id: 'addSupplier',
    summary: 'Makes the card of a supplier',
    body: newSupplier,
    example: { name: 'Dar Al Safa Hotel, Makkah', kind: 'hotel', currency: 'SAR', key },
    status: 201,
    answer: 'Its id.',
  }),
  writes('PUT /suppliers/{id}', changeSupplier, {
    id: 'changeSupplier',
    summary: 'Mends the card of a supplier',
    body: changedSupplier,
    example: { name: 'Dar Al Safa Hotel', kind: 'hotel', phone: '+966 50 012 3456', currency: 'SAR' },
    answer: 'It is mended; what they are owed stays.',
  }),
  writes('POST /bills', addBill, {
    id: 'addBill',
    summary: 'Books what a supplier takes: a bill, or a credit note with negative lines',
    body: newBill,
    example: {
      supplier,
      number: 'DS-2391',
      currency: 'SAR',
      rate: '32.88',
      lines: [{ amount: 792_000, text: '3 quad rooms, 4 nights' }],
      deducted: [{ kind: 'tax', amount: 500_000 }],
      key,
    },
    status: 201,
    answer: 'It is booked: we owe more. `total` is poisha.',
  }),
  writes('POST /bills/{id}/undo', undoBill, {
    id: 'undoBill',
    summary: 'Undoes a bill',
    body: ending,
    example: { reason: 'It was entered twice.' },
    answer: 'An opposite entry of today.',
  }),
  writes('POST /suppliers/{id}/payments', paySupplierFrom, {
    id: 'paySupplierFrom',
    summary: 'Pays a supplier from an account of the agency, for bills or ahead of them',
    body: newPayment,
    example: { account: '1020', amount: 27_400_800, fee: 115_000, outside: 'TT 88120', key },
    status: 201,
    answer: 'It is booked, or waits for another person.',
  }),
  writes('POST /supplier-payments/{id}/undo', undoMovement, {
    id: 'undoSupplierPayment',
    summary: 'Undoes what was paid to a supplier',
    body: ending,
    example: { reason: 'The bank sent it back.' },
    answer: 'An opposite entry of today: we owe it again.',
  }),
  writes('POST /supplier-payments/{id}/approve', approveBooking, {
    id: 'approveSupplierPayment',
    summary: 'Approves a payment to a supplier that another person wants',
    answer: 'It is booked on its day.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof supplierRoutes> {}
}
