import type { RecordSource } from '#features/customers/customers.queries.ts';
import { broughtLine, broughtPlan, isBangla } from '#features/orders/lifecycle/intake.rules.ts';
import { findSales } from '#features/site-settings/site-settings.queries.ts';
import { seatsOf } from '#features/tour-packages/party/party.rules.ts';
import { m } from '#messages/messages.js';
import type { ReadDatabase } from '#platform/database/database.ts';
import { inSlices } from '#platform/slices.ts';
import type { ImportFault, OrderFault } from '../faults.contract.ts';
import type { ImportKind } from '../import-kinds.writes.ts';
import { knownMarks } from '../marks/marks.queries.ts';
import { type Marked, markedRows } from '../marks/marks.rules.ts';
import type { ReadRow } from '../tables/cells.rules.ts';
import { tableKind } from '../tables/table-kinds.writes.ts';
import { type BroughtRow, standingOnBrought, takeBackBrought, writeBroughtRows } from './brought.writes.ts';
import { partyOfRow } from './departure-plan.rules.ts';
import { type ImportedOrder, orderFields, readOrder } from './orders.rules.ts';
import { listRunsOf, listSoldTours } from './tours.queries.ts';
import { runOn, type SoldTour, type TourRun, titleOf, tourCalled } from './tours.rules.ts';

type Row = ReadRow<ImportedOrder> & Marked;

/** What a row sells, by what is there. */
interface Sold {
  readonly tour: SoldTour | undefined;
  readonly run: TourRun | undefined;
}

type Settled = { readonly field: string; readonly fault: OrderFault } | { readonly sold: Sold };

/** What rows sell; their packages are read once. @returns for a row what it sells, or why it can't */
async function settler(db: ReadDatabase, rows: readonly Row[], today: string) {
  const names = new Set(rows.flatMap(({ value }) => value.package ?? []));
  const tours = names.size === 0 ? [] : await listSoldTours(db);
  const called = new Map([...names].map((name) => [name, tourCalled(tours, name)]));
  const ids = [...called.values()].flatMap((each) => ('found' in each ? [each.found.id] : []));
  const runs = await listRunsOf(db, ids);
  const left = new Map(runs.map((run) => [run.id, run.left]));
  return ({ value }: Row): Settled => {
    const tour = value.package === undefined ? undefined : called.get(value.package);
    if (tour === undefined) {
      return { sold: { tour: undefined, run: undefined } };
    }
    if ('fault' in tour) {
      return { field: 'package', fault: tour.fault };
    }
    if (value.departure === undefined) {
      return { sold: { tour: tour.found, run: undefined } };
    }
    const run = runOn(runs, tour.found, value.departure, today);
    if ('fault' in run) {
      return { field: 'departure', fault: run.fault };
    }
    const seats = seatsOf(partyOfRow(value.party));
    const free = left.get(run.found.id) ?? 0;
    if (seats > free) {
      return { field: 'adults', fault: { code: 'seats-few', left: Math.max(0, free) } };
    }
    left.set(run.found.id, free - seats);
    return { sold: { tour: tour.found, run: run.found } };
  };
}

const saidOf = (value: ImportedOrder, field: string): string =>
  field === 'package'
    ? (value.package ?? '')
    : field === 'departure'
      ? (value.departure ?? '')
      : String(value.party.adults);

/** What the history says of where an order comes from. */
function noteOf({ reference, note, text, package: tour, party }: ImportedOrder, isSeated: boolean): string {
  const locale = { locale: isBangla(`${text}${note}`) ? ('bn' as const) : ('en' as const) };
  const people = party.adults + party.children + party.infants;
  return [
    reference === undefined ? '' : m.office_imports_note_reference({ reference }, locale),
    isSeated || people === 0 ? '' : m.office_imports_note_people({ people: String(people) }, locale),
    text !== undefined && tour !== undefined && !isSeated ? tour : '',
    note ?? '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

type Sales = Awaited<ReturnType<typeof findSales>>;

/** The order of a row. */
function broughtOf({ row, mark, value }: Row, { tour, run }: Sold, sales: Sales, today: string): BroughtRow {
  const { name, phones, email, reference, text, total, paid, dueOn, party } = value;
  const [phone = '', ...otherPhones] = phones;
  const title = tour === undefined ? {} : titleOf(tour);
  const { en = title.bn ?? '', bn = en } = title;
  const travelsOn = value.travelsOn ?? run?.departsOn;
  const line = broughtLine({
    text: text ?? title,
    total,
    ladder: tour?.ladder ?? sales.ladder,
    ...(tour === undefined || run === undefined
      ? {}
      : {
          source: {
            kind: 'package' as const,
            id: tour.id,
            departure: run.key,
            subject: { en, bn },
          },
        }),
  });
  const { restDaysBefore } = sales;
  return {
    row,
    mark,
    id: crypto.randomUUID(),
    language: isBangla(`${name}${text ?? ''}`) ? 'bn' : 'en',
    name,
    phone,
    otherPhones,
    email: email ?? null,
    formerReference: reference,
    note: noteOf(value, run !== undefined),
    lines: [line],
    travelsOn,
    plan: broughtPlan({ lines: [line], paid, dueOn, travelsOn, today, restDaysBefore }),
    paid,
    seats: run === undefined ? undefined : { departureId: run.id, party: partyOfRow(party) },
  };
}

/** How open orders are brought along. @param sources what each feature has of a customer */
export const ordersKind = (sources: readonly RecordSource[]): ImportKind =>
  tableKind<ImportedOrder>({
    name: 'orders',
    permissions: [],
    fields: orderFields,
    days: ['travelsOn', 'dueOn', 'departure'],
    readRow: readOrder,
    attempt: async (db, all, { today, headOf }) => {
      const marked = await inSlices(markedRows('orders', all));
      const known = await knownMarks(
        db,
        marked.map(({ mark }) => mark),
      );
      const rows = marked.filter(({ mark }) => !known.has(mark));
      const settle = await settler(db, rows, today);
      const settled = rows.map((row) => ({ row, ...settle(row) }));
      const good = settled.flatMap((each) => ('sold' in each ? [each] : []));
      const faults = settled.flatMap((each): ImportFault[] =>
        'fault' in each
          ? [
              {
                row: each.row.row,
                column: headOf(each.field),
                value: saidOf(each.row.value, each.field),
                fault: each.fault,
              },
            ]
          : [],
      );
      return {
        faults,
        willAdd: good.length,
        willJoin: 0,
        willSkip: marked.length - rows.length,
        write: async (context, done) => {
          const sales = await findSales(context.tx);
          const brought = good.map(({ row, sold }) => broughtOf(row, sold, sales, today));
          return writeBroughtRows(context, brought, done);
        },
      };
    },
    standing: standingOnBrought,
    undo: (context, rows) => takeBackBrought(context, rows, sources),
  });
