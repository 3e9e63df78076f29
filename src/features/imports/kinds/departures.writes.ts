import type { RecordSource } from '#features/customers/customers.queries.ts';
import { createDepartures } from '#features/departures/departures.commands.ts';
import { maxAtOnce } from '#features/departures/departures.contract.ts';
import {
  countStandingOnDepartures,
  removeBroughtDepartures,
} from '#features/departures/intake/intake.writes.ts';
import { broughtPlan, isBangla } from '#features/orders/lifecycle/intake.rules.ts';
import { findSales } from '#features/site-settings/site-settings.queries.ts';
import { addDays } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { inSlices } from '#platform/slices.ts';
import type { ImportKind, MadeRow, StoredRow } from '../import-kinds.writes.ts';
import { knownMarks } from '../marks/marks.queries.ts';
import { markedRows } from '../marks/marks.rules.ts';
import { tableKind } from '../tables/table-kinds.writes.ts';
import { type BroughtRow, standingOnBrought, takeBackBrought, writeBroughtRows } from './brought.writes.ts';
import {
  cutOffDays,
  type PlannedRow,
  type PlannedRun,
  partyOfRow,
  planDepartures,
} from './departure-plan.rules.ts';
import { departureFields, type ImportedDeparture, readDeparture } from './departures.rules.ts';
import { listPricesOf, listRunsOf, listSoldTours } from './tours.queries.ts';

/** Makes the departures that aren't there, as staff plan them. @returns by departure its id */
async function makeRuns(
  context: CommandContext,
  planned: readonly PlannedRow[],
): Promise<ReadonlyMap<PlannedRun, string>> {
  const made = new Map<PlannedRun, string>();
  const runs = planned.flatMap(({ run, makes }) => (makes ? [run] : []));
  for (const [tour, own] of Map.groupBy(runs, (run) => run.tour.slug)) {
    for (let from = 0; from < own.length; from += maxAtOnce) {
      const part = own.slice(from, from + maxAtOnce);
      const ids = await context.call(createDepartures, {
        package: tour,
        runs: part.map(({ departsOn, returnsOn, seats, keptBack, band }) => ({
          departsOn,
          returnsOn,
          seats,
          keptBack,
          band,
          cutOff: addDays(departsOn, -cutOffDays),
        })),
      });
      for (const [index, run] of part.entries()) {
        made.set(run, ids[index] ?? '');
      }
    }
  }
  return made;
}

const idsOf = (rows: readonly StoredRow[], kind: string) =>
  rows.flatMap(({ subjectKind, subjectId }) => (subjectKind === kind ? [subjectId] : []));

/** How departures with the seats that are sold already are brought along. @param sources what each feature has of a customer */
export const departuresKind = (sources: readonly RecordSource[]): ImportKind =>
  tableKind<ImportedDeparture>({
    name: 'departures',
    permissions: ['departures.write'],
    fields: departureFields,
    days: ['departsOn', 'returnsOn'],
    readRow: readDeparture,
    attempt: async (db, all, { today, headOf }) => {
      const marked = await inSlices(markedRows('departures', all));
      const marks = await knownMarks(
        db,
        marked.map(({ mark }) => mark),
      );
      const rows = marked.filter(({ mark }) => !marks.has(mark));
      const tours = rows.length === 0 ? [] : await listSoldTours(db);
      const ids = tours.map(({ id }) => id);
      const sales = await findSales(db);
      const { vat, restDaysBefore } = sales;
      const known = {
        tours,
        runs: await listRunsOf(db, ids),
        prices: await listPricesOf(db, ids),
        vat,
        today,
      };
      const { planned, faults } = await inSlices(planDepartures(rows, known));
      const effective = planned.filter(({ row, makes }) => makes || row.value.booking !== undefined);
      return {
        faults: faults.map(({ row, field, fault }) => ({
          row: row.row,
          column: headOf(field),
          value: said(row.value, field),
          fault,
        })),
        willAdd: effective.length,
        willJoin: 0,
        willSkip: marked.length - effective.length - faults.length,
        write: async (context, done) => {
          const made = await makeRuns(context, effective);
          const orders = effective.flatMap(({ row, run, lines }): BroughtRow[] => {
            const { booking } = row.value;
            const departureId = run.known?.id ?? made.get(run);
            if (booking === undefined || departureId === undefined) {
              return [];
            }
            const { name, phones, party, paid } = booking;
            const [phone = '', ...otherPhones] = phones;
            const travelsOn = run.departsOn;
            return [
              {
                row: row.row,
                mark: row.mark,
                id: crypto.randomUUID(),
                language: isBangla(name) ? 'bn' : 'en',
                name,
                phone,
                otherPhones,
                email: null,
                formerReference: undefined,
                note: '',
                lines,
                travelsOn,
                plan: broughtPlan({ lines, paid, dueOn: undefined, travelsOn, today, restDaysBefore }),
                paid,
                seats: { departureId, party: partyOfRow(party) },
              },
            ];
          });
          const departures = effective.flatMap(({ row, run, makes }): MadeRow[] =>
            makes
              ? [
                  {
                    row: row.row,
                    outcome: 'added',
                    subjectKind: 'departure',
                    subjectId: made.get(run) ?? '',
                    mark: row.mark,
                  },
                ]
              : [],
          );
          return [...departures, ...(await writeBroughtRows(context, orders, done))];
        },
      };
    },
    standing: async (context, rows) => {
      const ids = idsOf(rows, 'departure');
      const onRuns = await countStandingOnDepartures(context.tx, ids, idsOf(rows, 'order'));
      return [
        ...(await standingOnBrought(context, rows)),
        ...Object.entries(onRuns)
          .filter(([, count]) => count > 0)
          .map(([kind, count]) => ({ kind, count })),
      ];
    },
    undo: async (context, rows) => {
      await takeBackBrought(context, rows, sources);
      await removeBroughtDepartures(context, idsOf(rows, 'departure'));
    },
  });

/** What stands in a field that is refused. */
function said({ booking, ...value }: ImportedDeparture, field: string): string {
  const of: Readonly<Record<string, string | number | undefined>> = {
    ...value,
    adults: booking?.party.adults,
    paid: booking === undefined ? undefined : booking.paid / 100,
  };
  return String(of[field] ?? '');
}
