import type { RecordSource } from '#features/customers/customers.queries.ts';
import { listCardsOf } from '#features/customers/intake/intake.queries.ts';
import {
  type CustomerPlan,
  type ImportedCustomer,
  planCustomers,
} from '#features/customers/intake/intake.rules.ts';
import {
  countStandingOnCards,
  removeMadeCards,
  takeBack,
  writePlannedCustomers,
} from '#features/customers/intake/intake.writes.ts';
import { m } from '#messages/messages.js';
import { longDate } from '#platform/format/dates.ts';
import type { Language } from '#platform/language.ts';
import { inSlices } from '#platform/slices.ts';
import type { ImportFault } from '../faults.contract.ts';
import type { ImportKind } from '../import-kinds.writes.ts';
import { tableKind } from '../tables/table-kinds.writes.ts';
import { cardRows, givenOf, madeCards, recordsOn } from './cards.writes.ts';
import { customerFields, readCustomer } from './customers.rules.ts';

/** What a note says of a value that a card has otherwise. */
function noteOfOther(language: Language) {
  const locale = { locale: language };
  return (field: 'address' | 'birthDate' | 'passportExpires', value: string): string => {
    switch (field) {
      case 'address':
        return m.office_imports_note_address({ value }, locale);
      case 'birthDate':
        return m.office_imports_note_birth({ day: longDate(value, language) }, locale);
      case 'passportExpires':
        return m.office_imports_note_passport({ day: longDate(value, language) }, locale);
    }
  };
}

/** The rows whose number another row has under another name, as faults of their numbers. */
const clashesOf = (
  { rows }: CustomerPlan,
  values: ReadonlyMap<number, ImportedCustomer>,
  headOf: (field: string) => string | null,
): ImportFault[] =>
  rows.flatMap((row) => {
    if (row.outcome !== 'clash') {
      return [];
    }
    const [one, other] = row.names;
    const { phones = [], email = '' } = values.get(row.row) ?? {};
    return [
      {
        row: row.row,
        column: headOf(phones.length > 0 ? 'phone' : 'email'),
        value: phones[0] ?? email,
        fault: { code: 'same-number' as const, row: row.with, one, other },
      },
    ];
  });

const outcomes = (plan: CustomerPlan, wanted: string) =>
  plan.rows.filter(({ outcome }) => outcome === wanted).length;

/** How customers are brought along. @param sources what each feature has of a customer */
export const customersKind = (sources: readonly RecordSource[]): ImportKind =>
  tableKind<ImportedCustomer>({
    name: 'customers',
    permissions: [],
    fields: customerFields,
    days: ['birthDate', 'passportExpires'],
    readRow: readCustomer,
    attempt: async (db, rows, { language, headOf }) => {
      const plan = await inSlices(
        planCustomers(
          rows.map(({ value }) => value),
          await listCardsOf(
            db,
            rows.map(({ value }) => value),
          ),
          noteOfOther(language),
        ),
      );
      return {
        faults: clashesOf(plan, new Map(rows.map(({ row, value }) => [row, value])), headOf),
        willAdd: outcomes(plan, 'added'),
        willJoin: outcomes(plan, 'joined'),
        willSkip: outcomes(plan, 'skipped'),
        write: async (context, done) => {
          await writePlannedCustomers(context, plan, done);
          return cardRows(plan);
        },
      };
    },
    standing: async (context, rows) => {
      const made = madeCards(rows);
      const cards = await countStandingOnCards(context.tx, made);
      return [
        ...(await recordsOn(
          context,
          made.map(({ id }) => id),
          sources,
        )),
        ...Object.entries(cards).map(([kind, count]) => ({ kind, count })),
      ];
    },
    undo: async (context, rows) => {
      const made = madeCards(rows);
      const isMade = new Set(made.map(({ id }) => id));
      for (const row of rows.filter(({ subjectId }) => !isMade.has(subjectId))) {
        await takeBack(context, row.subjectId, givenOf(row));
      }
      await removeMadeCards(context.tx, made);
    },
  });
