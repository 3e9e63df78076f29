import type { AgendaName } from '#features/agenda/agenda.contract.ts';
import type { AgendaQuestion } from '#features/agenda/agenda.rules.ts';
import { m } from '#messages/messages.js';

export const questionLabels: Readonly<Record<AgendaQuestion, () => string>> = {
  decide: m.office_agenda_decide,
  do: m.office_agenda_do,
  fetch: m.office_agenda_fetch,
  call: m.office_agenda_call,
  website: m.office_agenda_website,
};

export const groupLabels: Readonly<Record<AgendaName, () => string>> = {
  approvals: m.office_agenda_group_approvals,
  requested: m.office_agenda_group_requested,
  departures: m.office_agenda_group_departures,
  suspects: m.office_agenda_group_suspects,
  'time-limits': m.office_agenda_group_time_limits,
  tills: m.office_agenda_group_tills,
  claims: m.office_agenda_group_claims,
  arrivals: m.office_agenda_group_arrivals,
  'give-backs': m.office_agenda_group_give_backs,
  'case-papers': m.office_agenda_group_case_papers,
  'new-enquiries': m.office_agenda_group_new_enquiries,
  guides: m.office_agenda_group_guides,
  publications: m.office_agenda_group_publications,
  'without-departure': m.office_agenda_group_without_departure,
  drafts: m.office_agenda_group_drafts,
  'traveller-reviews': m.office_agenda_group_traveller_reviews,
  registration: m.office_agenda_group_registration,
  letters: m.office_agenda_group_letters,
  tasks: m.office_agenda_group_tasks,
  cheques: m.office_agenda_group_cheques,
  passports: m.office_agenda_group_passports,
  overdue: m.office_agenda_group_overdue,
  'due-today': m.office_agenda_group_due_today,
  'due-this-week': m.office_agenda_group_due_this_week,
  holds: m.office_agenda_group_holds,
  offers: m.office_agenda_group_offers,
  'call-backs': m.office_agenda_group_call_backs,
};
