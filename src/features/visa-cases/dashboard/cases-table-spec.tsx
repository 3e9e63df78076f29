import { read } from '#dashboard/api/operations.ts';
import { formatMoment, Moment } from '#dashboard/documents/moment.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import type { TableSpec } from '#dashboard/table/table-spec.ts';
import type { TableView } from '#dashboard/table/table-view.ts';
import { leadColumn } from '#features/orders/dashboard/lead-and-state-columns.tsx';
import { m } from '#messages/messages.js';
import { shortDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { type CaseQuery, caseSorts } from '../list/list.contract.ts';
import type { CaseItem } from '../visa-cases.contract.ts';
import { caseStates } from '../visa-cases.rules.ts';
import { casesKey } from './cases-client.ts';
import { caseStateLabels } from './office-case-labels.ts';

/** Whose cases can be asked for. */
export const caseOwners = ['mine', 'nobody'] as const;

/**
 * The query of a tab: a state, the cases with papers to look at, those that a change of their guide touches, or those with a passport
 * overdue; of all cases without one.
 */
export function tabQuery(tab: string | undefined): CaseQuery {
  const state = caseStates.find((each) => each === tab);
  if (tab === 'waiting') {
    return { waiting: 'true' };
  }
  if (tab === 'passports') {
    return { passports: 'overdue' };
  }
  return tab === 'changed' ? { changed: 'true' } : state === undefined ? {} : { state };
}

const papersLabel = ({ papers }: CaseItem) =>
  m.office_case_papers_of({
    accepted: count(papers.met, officeLanguage()),
    all: count(papers.all, officeLanguage()),
    received: count(papers.received, officeLanguage()),
  });

const travelLabel = ({ departsOn }: CaseItem) =>
  departsOn === null ? '–' : shortDate(departsOn, officeLanguage());

const dueLabel = ({ dueOn, isOverdue }: CaseItem) => {
  const day = dueOn === null ? undefined : shortDate(dueOn, officeLanguage());
  return day === undefined ? '–' : isOverdue ? m.office_case_overdue({ day }) : day;
};

const queryOf = ({ q, filters: { tab, owner }, sort }: TableView) => ({
  ...tabQuery(tab),
  q: q.trim() || undefined,
  owner: caseOwners.find((each) => each === owner),
  sort: caseSorts.find((each) => each === sort),
  language: officeLanguage(),
});

/** The columns, tabs and search of the list of visa cases. */
export function casesTable(): TableSpec<CaseItem> {
  return {
    key: casesKey[0],
    list: 'visa-cases',
    exported: 'visa-cases',
    columns: [
      { ...leadColumn<CaseItem>('reference', () => m.office_case_one()), sort: 'name', linked: true },
      {
        key: 'country',
        label: () => m.office_kind_visa(),
        cell: ({ country, applicants }) =>
          m.office_case_for({ country, count: applicants, people: count(applicants, officeLanguage()) }),
        text: ({ country }) => country,
      },
      {
        key: 'state',
        label: () => m.office_filter_state(),
        cell: ({ state }) => caseStateLabels[state](),
        text: ({ state }) => caseStateLabels[state](),
      },
      { key: 'papers', label: () => m.office_case_papers(), cell: papersLabel, text: papersLabel },
      {
        key: 'travels',
        sort: 'travels',
        label: () => m.office_case_travels(),
        align: 'end',
        cell: travelLabel,
        text: travelLabel,
      },
      {
        key: 'due',
        sort: 'due',
        label: () => m.office_case_due_head(),
        align: 'end',
        cell: dueLabel,
        text: dueLabel,
      },
      {
        key: 'owner',
        label: () => m.office_case_owner(),
        cell: ({ owner }) => owner?.name ?? '–',
        text: ({ owner }) => owner?.name ?? '',
      },
      {
        key: 'begun',
        sort: 'made',
        label: () => m.office_case_begun(),
        align: 'end',
        cell: ({ createdAt }) => <Moment at={createdAt} />,
        text: ({ createdAt }) => formatMoment(createdAt),
      },
    ],
    filters: [
      {
        key: 'tab',
        label: () => m.office_filter_state(),
        tabs: true,
        values: [
          ...caseStates.slice(0, 6).map((value) => ({ value, label: caseStateLabels[value] })),
          { value: 'changed', label: m.office_case_tab_changed },
          { value: 'waiting', label: m.office_case_tab_waiting },
          { value: 'passports', label: m.office_case_tab_passports },
        ],
      },
      {
        key: 'owner',
        label: () => m.office_case_whose(),
        values: [
          { value: 'mine', label: m.office_case_mine },
          { value: 'nobody', label: m.office_case_nobodys },
        ],
      },
    ],
    defaultSort: '-made',
    searchLabel: m.office_case_search(),
    idOf: ({ id }) => id,
    nameOf: ({ reference, name }) => `${reference}, ${name}`,
    open: ({ id }) => `/dashboard/visacases/${id}`,
    nothing: { title: m.office_case_none(), text: m.office_case_none_text() },
    count: async (view, signal) =>
      (await read('GET /visa-cases', { ...queryOf(view), limit: 0 }, signal)).total,
    load: (view, signal) =>
      read('GET /visa-cases', { ...queryOf(view), page: view.page, limit: view.size }, signal),
  };
}
