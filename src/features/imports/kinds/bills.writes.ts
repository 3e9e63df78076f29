import { findBooksBegan } from '#features/reports/opening/opening.queries.ts';
import { listSeenOf } from '#features/suppliers/bill-intake/bill-intake.queries.ts';
import {
  type ImportedBill,
  planBills,
  type RefusedBill,
} from '#features/suppliers/bill-intake/bill-intake.rules.ts';
import {
  countStandingOnBills,
  takeBackBills,
  writePlannedBills,
} from '#features/suppliers/bill-intake/bill-intake.writes.ts';
import { listSuppliersByName } from '#features/suppliers/intake/intake.queries.ts';
import { nameKey } from '#features/suppliers/suppliers.rules.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { inSlices } from '#platform/slices.ts';
import type { ImportFault, SupplierFault } from '../faults.contract.ts';
import type { StoredRow } from '../import-kinds.writes.ts';
import { knownMarks } from '../marks/marks.queries.ts';
import { markedRows } from '../marks/marks.rules.ts';
import { tableKind } from '../tables/table-kinds.writes.ts';
import { nearestIn } from '../values/nearest.rules.ts';
import { billFields, readBill } from './bills.rules.ts';

type Nearest = (name: string) => string | undefined;

/** For so many names the nearest one is looked for: of more, it is another list. */
const maxNearest = 200;

/** The nearest name of a supplier, looked for once for each that was typed. */
function nearestName(names: readonly string[]): Nearest {
  const nearest = nearestIn(names.map((name) => ({ thing: name, names: [nameKey(name)] })));
  const found = new Map<string, string | undefined>();
  return (typed) => {
    const key = nameKey(typed);
    if (!found.has(key) && found.size < maxNearest) {
      found.set(key, nearest(key));
    }
    return found.get(key);
  };
}

/** Which cell is at fault, what stands in it, and why. */
function wrongIn(refused: RefusedBill, nearest: Nearest): readonly [string, string, SupplierFault] {
  const { value } = refused;
  const { supplier, number = '', rate = '' } = value;
  switch (refused.why) {
    case 'no-supplier': {
      const code = 'supplier-none';
      return ['supplier', supplier, { code, value: supplier, nearest: nearest(supplier) }];
    }
    case 'several':
      return ['supplier', supplier, { code: 'supplier-several', value: supplier }];
    case 'own-rate':
      return ['rate', rate, { code: 'rate-own' }];
    case 'no-rate':
      return ['rate', rate, { code: 'rate-missing', currency: refused.currency }];
    case 'total':
      return ['amount', (value.amount / 100).toFixed(2), { code: 'bill-large' }];
    case 'seen':
      return ['number', number, { code: 'bill-seen', number, stands: refused.stands.total }];
  }
}

function faultOf(
  refused: RefusedBill,
  nearest: Nearest,
  headOf: (field: string) => string | null,
): ImportFault {
  const [field, value, fault] = wrongIn(refused, nearest);
  return { row: refused.row, column: headOf(field), value, fault };
}

const idsOf = (rows: readonly StoredRow[]) => rows.map(({ subjectId }) => subjectId);

/**
 * How open bills are brought along: each is owed to its supplier against the opening balances of the books, or a cost of its own day
 * when that is behind the opening.
 */
export const billsKind = tableKind<ImportedBill>({
  name: 'bills',
  permissions: [],
  fields: billFields,
  days: ['on', 'due'],
  readRow: readBill,
  attempt: async (db, all, { headOf }) => {
    const marked = await inSlices(markedRows('bills', all));
    const known = await knownMarks(
      db,
      marked.map(({ mark }) => mark),
    );
    const rows = marked.filter(({ mark }) => !known.has(mark));
    const suppliers = await listSuppliersByName(db);
    const seen = await listSeenOf(
      db,
      rows.map(({ value }) => value),
      suppliers,
    );
    const plan = await inSlices(planBills(rows, { suppliers, seen }));
    const nearest = nearestName([...suppliers.values()].flat().map(({ name }) => name));
    return {
      faults: plan.refused.map((refused) => faultOf(refused, nearest, headOf)),
      willAdd: plan.rows.length,
      willJoin: 0,
      willSkip: marked.length - rows.length + plan.skipped,
      write: async (context, done) => {
        const began = await findBooksBegan(context.tx, dhakaDate(context.now));
        await writePlannedBills(context, plan.rows, began, done);
        return plan.rows.map(({ row, mark, id }) => ({
          row,
          mark,
          outcome: 'added',
          subjectKind: 'bill',
          subjectId: id,
        }));
      },
    };
  },
  standing: async ({ tx }, rows) =>
    Object.entries(await countStandingOnBills(tx, idsOf(rows))).map(([kind, count]) => ({ kind, count })),
  undo: (context, rows, reason) => takeBackBills(context, idsOf(rows), reason),
});
