import type { Permission, Role } from '#features/identity/roles/roles.rules.ts';
import type { Reading } from '#platform/http/operation.ts';
import type { AgendaGroup, AgendaName, AgendaRow } from './agenda.contract.ts';

/** What Home asks: what must I decide, do, fetch, and whom do I call; what is to be done on the site comes behind them. */
export const agendaQuestions = ['decide', 'do', 'fetch', 'call', 'website'] as const;
export type AgendaQuestion = (typeof agendaQuestions)[number];

/** The question that each group answers; within a question they stand in this order. */
const questions: Readonly<Record<AgendaName, AgendaQuestion>> = {
  approvals: 'decide',
  requested: 'decide',
  departures: 'decide',
  suspects: 'decide',
  'time-limits': 'do',
  tills: 'do',
  claims: 'do',
  arrivals: 'do',
  'bills-late': 'do',
  'old-clearing': 'do',
  'statement-lines': 'do',
  'give-backs': 'do',
  'case-papers': 'do',
  'new-enquiries': 'do',
  answers: 'do',
  'traveller-reviews': 'website',
  guides: 'website',
  publications: 'website',
  'without-departure': 'website',
  drafts: 'website',
  start: 'do',
  registration: 'do',
  letters: 'do',
  tasks: 'do',
  cheques: 'fetch',
  certificates: 'fetch',
  passports: 'fetch',
  overdue: 'call',
  'due-today': 'call',
  'due-this-week': 'call',
  holds: 'call',
  offers: 'call',
  'call-backs': 'call',
};

export const questionOf = (name: AgendaName): AgendaQuestion => questions[name];

/** In which order a role is asked: who sells calls first, who handles visas has papers and passports before all else. */
export function questionsOf(role: Role): readonly AgendaQuestion[] {
  switch (role) {
    case 'clerk':
      return ['call', 'do', 'fetch', 'decide', 'website'];
    case 'visa-officer':
      return ['do', 'fetch', 'call', 'decide', 'website'];
    default:
      return agendaQuestions;
  }
}

/** So many rows of a group are on Home. */
export const visibleRows = 5;

/** What a feature finds for its group. */
export type AgendaPart = Omit<AgendaGroup, 'name'>;

/** A group of Home, owned by the feature whose rows it shows. */
export interface AgendaProvider {
  readonly name: AgendaName;
  /** Who may not open its page doesn't get it. */
  readonly permission: Permission;
  /** Who has this has no need of it. */
  readonly unless?: Permission;
  readonly list: (reading: Reading) => Promise<AgendaPart>;
}

type Given = Partial<Omit<AgendaRow, 'id' | 'what' | 'why' | 'path'>> &
  Pick<AgendaRow, 'id' | 'why' | 'path'> & {
    /** A text that is the same in both languages, or what there is of them. */
    readonly what?: string | { readonly en?: string | null; readonly bn?: string | null };
  };

const inBoth = (what: Given['what'] = ''): AgendaRow['what'] =>
  typeof what === 'string'
    ? { en: what, bn: what }
    : { en: what.en ?? what.bn ?? '', bn: what.bn ?? what.en ?? '' };

/** A row; what isn't given is null. */
export const agendaRowOf = ({ what, ...given }: Given): AgendaRow => ({
  day: null,
  at: null,
  number: null,
  of: null,
  by: null,
  sum: null,
  customer: null,
  urgency: null,
  isOwn: false,
  ...given,
  what: inBoth(what),
});

/** A group of all its rows, of which the first are shown; its sum is that of the rows that have one. */
export function agendaPartOf(path: string | null, rows: readonly AgendaRow[]): AgendaPart {
  const sums = rows.flatMap(({ sum }) => sum ?? []);
  return {
    path,
    total: rows.length,
    sum: sums.length === 0 ? null : sums.reduce((total, sum) => total + sum, 0),
    rows: rows.slice(0, visibleRows),
  };
}
