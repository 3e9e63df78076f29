import type { RecordSource } from '#features/customers/customers.queries.ts';
import {
  type BroughtEnquiry,
  countStandingOnEnquiries,
  takeBackBroughtEnquiries,
  writeBroughtEnquiries,
} from '#features/enquiries/intake/intake.writes.ts';
import { isBangla } from '#features/orders/lifecycle/intake.rules.ts';
import { inSlices } from '#platform/slices.ts';
import type { ImportKind, StoredRow } from '../import-kinds.writes.ts';
import { knownMarks } from '../marks/marks.queries.ts';
import { markedRows } from '../marks/marks.rules.ts';
import { tableKind } from '../tables/table-kinds.writes.ts';
import { takeBackCustomersOf, writeCustomersOf } from './cards.writes.ts';
import { enquiryFields, type ImportedEnquiry, readEnquiry } from './enquiries.rules.ts';
import { countOrdersFrom } from './order-standing.queries.ts';

const enquiriesOf = (rows: readonly StoredRow[]) =>
  rows.flatMap(({ subjectKind, subjectId }) => (subjectKind === 'enquiry' ? [subjectId] : []));

const broughtOf = ({ text = '', due, ...enquiry }: ImportedEnquiry): BroughtEnquiry => ({
  ...enquiry,
  id: crypto.randomUUID(),
  language: isBangla(`${enquiry.name}${enquiry.subject}${text}`) ? 'bn' : 'en',
  message: text,
  dueOn: due,
});

/** How enquiries that go on are brought along. @param sources what each feature has of a customer */
export const enquiriesKind = (sources: readonly RecordSource[]): ImportKind =>
  tableKind<ImportedEnquiry>({
    name: 'enquiries',
    permissions: [],
    fields: enquiryFields,
    days: ['due'],
    readRow: readEnquiry,
    attempt: async (db, all) => {
      const marked = await inSlices(markedRows('enquiries', all));
      const known = await knownMarks(
        db,
        marked.map(({ mark }) => mark),
      );
      const rows = marked.filter(({ mark }) => !known.has(mark));
      return {
        faults: [],
        willAdd: rows.length,
        willJoin: 0,
        willSkip: marked.length - rows.length,
        write: async (context, done) => {
          const brought = rows.map(({ row, mark, value }) => ({ row, mark, ...broughtOf(value) }));
          const cards = await writeCustomersOf(context, brought);
          await writeBroughtEnquiries(context, brought, done);
          return [
            ...brought.map(({ row, id, mark }) => ({
              row,
              outcome: 'added' as const,
              subjectKind: 'enquiry',
              subjectId: id,
              mark,
            })),
            ...cards,
          ];
        },
      };
    },
    standing: async ({ tx }, rows) => {
      const ids = enquiriesOf(rows);
      const counts = { orders: await countOrdersFrom(tx, ids), ...(await countStandingOnEnquiries(tx, ids)) };
      return Object.entries(counts).map(([kind, count]) => ({ kind, count }));
    },
    undo: async (context, rows) => {
      await takeBackBroughtEnquiries(context, enquiriesOf(rows));
      await takeBackCustomersOf(context, rows, sources);
    },
  });
