import type { AgendaReason, AgendaRow } from '#features/agenda/agenda.contract.ts';
import { m } from '#messages/messages.js';
import { daysBetween, dhakaDate } from '#platform/calendar-date.ts';
import { dhakaToday } from '#platform/clock.ts';
import { fullDate, shortDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { isLanguage } from '#platform/language.ts';
import { formatMoment } from '../documents/moment.tsx';
import { languageName, officeLanguage } from '../language.ts';

/** A day, with its year in another year. */
const formatDay = (day: string): string =>
  (day.slice(0, 4) === dhakaToday().slice(0, 4) ? shortDate : fullDate)(day, officeLanguage());

const dayOf = ({ day }: AgendaRow) => formatDay(day ?? dhakaToday());
const momentOf = ({ at }: AgendaRow) => (at === null ? '' : formatMoment(at));
const numberOf = (value: number | null) => count(value ?? 0, officeLanguage());
const counted = ({ number }: AgendaRow) => ({ count: number ?? 0, number: numberOf(number) });

/** `12 days late`, `Today`, `By Thu, 3 Dec`. */
function formatDue({ day }: AgendaRow): string {
  const today = dhakaToday();
  if (day === null || day === today) {
    return m.office_agenda_why_today();
  }
  const late = daysBetween(day, today);
  return late > 0
    ? m.office_agenda_why_late({ count: late, number: numberOf(late) })
    : m.office_agenda_why_by_day({ day: formatDay(day) });
}

const joined = (...parts: readonly (string | null | undefined)[]) =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(', ');

/** Who asked for it stands only where somebody else did. */
const asked = (what: () => string) => (row: AgendaRow) =>
  row.by === null
    ? joined(what(), momentOf(row))
    : m.office_agenda_why_by({ what: what(), by: row.by, at: momentOf(row) });

function formatDecision(row: AgendaRow): string {
  const leaves = row.at === null ? '' : formatDay(dhakaDate(new Date(row.at)));
  const number = numberOf(row.number);
  const booked =
    row.of === null
      ? m.office_agenda_why_to_decide_free({ leaves, number })
      : m.office_agenda_why_to_decide({ leaves, number, of: numberOf(row.of) });
  return joined(booked, row.day === null ? null : m.office_agenda_why_decide_by({ day: formatDay(row.day) }));
}

function formatTimeLimit(row: AgendaRow): string {
  if (row.at === null) {
    return m.office_agenda_why_ticket();
  }
  const at = momentOf(row);
  return row.urgency === 'late'
    ? m.office_agenda_why_ticket_late({ at })
    : m.office_agenda_why_ticket_by({ at });
}

/** `3 Nov, open for 12 days`: a line of the bank that the ledger doesn't have. */
function formatOpen({ day }: AgendaRow): string {
  const days = day === null ? 0 : Math.max(0, daysBetween(day, dhakaToday()));
  return m.office_agenda_why_not_booked({
    count: days,
    day: formatDay(day ?? dhakaToday()),
    number: numberOf(days),
  });
}

/** Why a row is there now, in a few words. */
const texts: Readonly<Record<AgendaReason, (row: AgendaRow) => string>> = {
  payment: asked(m.office_agenda_why_payment),
  refund: asked(m.office_agenda_why_refund),
  'payment-undone': asked(m.office_money_approval_payment_undone),
  'refund-undone': asked(m.office_money_approval_refund_undone),
  'safe-counted': asked(m.office_money_approval_safe),
  movement: asked(m.office_money_approval_movement),
  'to-decide': formatDecision,
  'to-ticket': formatTimeLimit,
  'till-open': (row) => m.office_agenda_why_till_open({ day: dayOf(row) }),
  'till-short': (row) => m.office_agenda_why_till_short({ day: dayOf(row) }),
  claimed: (row) => joined(m.office_agenda_why_claimed({ at: momentOf(row) }), row.by),
  arrived: (row) => m.office_agenda_why_arrived({ at: momentOf(row) }),
  'bill-due': (row) => joined(row.by, m.office_agenda_why_bill_due({ day: dayOf(row) })),
  'lies-in-clearing': (row) => m.office_agenda_why_in_clearing({ day: dayOf(row) }),
  'not-booked': formatOpen,
  'to-give-back': m.office_agenda_why_to_give_back,
  'papers-came': (row) =>
    joined(m.office_agenda_why_papers(counted(row)), row.day === null ? null : formatDue(row)),
  came: (row) => m.office_agenda_why_arrived({ at: momentOf(row) }),
  suspect: (row) => m.office_agenda_why_suspect({ at: momentOf(row) }),
  'to-call-back': formatDue,
  'checked-long-ago': (row) => m.office_checked_on({ date: dayOf(row) }),
  publishes: (row) =>
    m.office_agenda_why_publishes({
      at: momentOf(row),
      language: row.by !== null && isLanguage(row.by) ? languageName(row.by) : '',
    }),
  'not-published': m.office_plan_failed,
  'no-departure': m.office_agenda_why_no_departure,
  'review-came': (row) =>
    joined(
      m.office_agenda_why_review({ count: row.number ?? 0, stars: numberOf(row.number) }),
      row.by,
      momentOf(row),
    ),
  draft: (row) => m.office_agenda_why_draft({ at: momentOf(row) }),
  lapses: (row) => m.office_agenda_why_lapses({ day: dayOf(row) }),
  lapsed: (row) => m.office_agenda_why_lapsed({ day: dayOf(row) }),
  'in-hand': (row) =>
    joined(
      row.by,
      row.day === null ? m.office_agenda_why_undated() : m.office_agenda_why_dated({ day: dayOf(row) }),
    ),
  deducted: (row) =>
    m.office_agenda_why_deducted({ count: row.number ?? 0, days: numberOf(row.number), day: dayOf(row) }),
  'at-centre': (row) =>
    joined(
      m.office_agenda_why_passports(counted(row)),
      row.by,
      row.day === null ? null : m.office_agenda_why_expected({ day: dayOf(row) }),
    ),
  due: formatDue,
  'due-at-once': m.office_agenda_why_at_once,
  held: (row) => m.office_agenda_why_held({ ...counted(row), at: momentOf(row) }),
  offered: (row) => m.office_agenda_why_offered({ ...counted(row), at: momentOf(row) }),
  'budget-nearly': m.office_agenda_why_budget_nearly,
  'budget-spent': m.office_agenda_why_budget_spent,
  'start-open': (row) => m.office_start_why_open({ ...counted(row), total: numberOf(row.of) }),
};

export const reasonText = (row: AgendaRow): string => texts[row.why](row);
