import { findBooksBegan } from '#features/reports/opening/opening.queries.ts';
import { givenSupplier } from '#features/suppliers/intake/intake.contract.ts';
import { listKnownSuppliers } from '#features/suppliers/intake/intake.queries.ts';
import {
  type ImportedSupplier,
  planSuppliers,
  type RefusedSupplier,
} from '#features/suppliers/intake/intake.rules.ts';
import {
  countStandingOnSuppliers,
  type TakenSupplier,
  takeBackSuppliers,
  writePlannedSuppliers,
} from '#features/suppliers/intake/intake.writes.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { decimalTaka } from '#platform/money/money.rules.ts';
import { inSlices } from '#platform/slices.ts';
import type { ImportFault } from '../faults.contract.ts';
import type { StoredRow } from '../import-kinds.writes.ts';
import { knownMarks } from '../marks/marks.queries.ts';
import { markedRows } from '../marks/marks.rules.ts';
import { tableKind } from '../tables/table-kinds.writes.ts';
import { readSupplier, supplierFields } from './suppliers.rules.ts';

function faultOf(
  { row, why, name, stands, balance }: RefusedSupplier,
  headOf: (field: string) => string | null,
): ImportFault {
  if (why === 'several') {
    return { row, column: headOf('name'), value: name, fault: { code: 'supplier-several', value: name } };
  }
  return {
    row,
    column: headOf('balance'),
    value: decimalTaka(balance),
    fault: why === 'opened' ? { code: 'opening-stands', name, stands } : { code: 'opening-bills', name },
  };
}

const takenRows = (rows: readonly StoredRow[]): TakenSupplier[] =>
  rows.map(({ subjectId, given }) => ({ id: subjectId, given: givenSupplier.parse(given) }));

/** How suppliers are brought along, each with what they are owed so far: an opening entry of the books, never a cost of today. */
export const suppliersKind = tableKind<ImportedSupplier>({
  name: 'suppliers',
  permissions: [],
  fields: supplierFields,
  days: [],
  readRow: readSupplier,
  attempt: async (db, all, { headOf }) => {
    const marked = await inSlices(markedRows('suppliers', all));
    const known = await knownMarks(
      db,
      marked.map(({ mark }) => mark),
    );
    const rows = marked.filter(({ mark }) => !known.has(mark));
    const plan = await inSlices(
      planSuppliers(
        rows,
        await listKnownSuppliers(
          db,
          rows.map(({ value }) => value.name),
        ),
      ),
    );
    const taken = plan.rows.filter(({ outcome }) => outcome !== 'skipped');
    const willAdd = taken.filter(({ outcome }) => outcome === 'added').length;
    return {
      faults: plan.refused.map((refused) => faultOf(refused, headOf)),
      willAdd,
      willJoin: taken.length - willAdd,
      willSkip: all.length - taken.length - plan.refused.length,
      write: async (context, done) => {
        const { on } = await findBooksBegan(context.tx, dhakaDate(context.now));
        const given = await writePlannedSuppliers(context, plan, on);
        await done(taken.length);
        return taken.map(({ row, mark, outcome, id }) => ({
          row,
          mark,
          outcome: outcome === 'added' ? 'added' : 'joined',
          subjectKind: 'supplier',
          subjectId: id,
          given: given.get(row) ?? {},
        }));
      },
    };
  },
  standing: async ({ tx }, rows) =>
    Object.entries(await countStandingOnSuppliers(tx, takenRows(rows))).map(([kind, count]) => ({
      kind,
      count,
    })),
  undo: (context, rows) => takeBackSuppliers(context, takenRows(rows)),
});
