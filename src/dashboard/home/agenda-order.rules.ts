import {
  type Agenda,
  type AgendaGroup,
  type AgendaName,
  agendaNames,
} from '#features/agenda/agenda.contract.ts';
import { type AgendaQuestion, questionOf, questionsOf } from '#features/agenda/agenda.rules.ts';
import type { Role } from '#features/identity/roles/roles.rules.ts';

/** A group on the page, or one that couldn't be read. */
export type PlacedGroup = AgendaGroup | { readonly name: AgendaName; readonly rows?: undefined };

interface Asked {
  readonly question: AgendaQuestion;
  readonly total: number;
  /** Poisha; null where no group has a sum. */
  readonly sum: number | null;
  /** The first group, to jump to. */
  readonly first: AgendaName;
}

/** What Home shows: its questions in the order of the role, with the groups in two columns of about the same height. */
interface OrderedAgenda {
  readonly questions: readonly Asked[];
  readonly columns: readonly (readonly PlacedGroup[])[];
  /** Groups that have nothing. */
  readonly empty: readonly AgendaName[];
}

/** How high a group is, in rows: its heading is as high as one and a half. */
const heightOf = ({ rows }: PlacedGroup) => 1.5 + Math.max(1, rows?.length ?? 1);

/** Where the first column ends, so that the higher of the two is as low as can be. */
function halfOf(groups: readonly PlacedGroup[]): number {
  const sum = (some: readonly PlacedGroup[]) => some.reduce((total, each) => total + heightOf(each), 0);
  const higher = (at: number) => Math.max(sum(groups.slice(0, at)), sum(groups.slice(at)));
  return groups.reduce((best, _, index) => (higher(index + 1) < higher(best) ? index + 1 : best), 0);
}

/** Orders what was read for a role. Within a question groups stand in the order of their names. */
export function orderAgenda({ groups, failed }: Agenda, role: Role): OrderedAgenda {
  const byName = new Map<AgendaName, PlacedGroup>([
    ...groups.map((group) => [group.name, group] as const),
    ...failed.map((name) => [name, { name }] as const),
  ]);
  const isEmpty = (group: PlacedGroup) => group.rows !== undefined && group.total === 0;
  const known = agendaNames.flatMap((name) => byName.get(name) ?? []);
  const asked = questionsOf(role).map((question) => ({
    question,
    own: known.filter((group) => questionOf(group.name) === question && !isEmpty(group)),
  }));
  const placed = asked.flatMap(({ own }) => own);
  const half = halfOf(placed);
  return {
    questions: asked.flatMap(({ question, own }) => {
      const [first] = own;
      const read = own.filter((group) => group.rows !== undefined);
      const sums = read.flatMap(({ sum }) => sum ?? []);
      return first === undefined
        ? []
        : [
            {
              question,
              first: first.name,
              total: read.reduce((total, group) => total + group.total, 0),
              sum: sums.length === 0 ? null : sums.reduce((total, sum) => total + sum, 0),
            },
          ];
    }),
    columns: [placed.slice(0, half), placed.slice(half)].filter((column) => column.length > 0),
    empty: known.filter(isEmpty).map(({ name }) => name),
  };
}
