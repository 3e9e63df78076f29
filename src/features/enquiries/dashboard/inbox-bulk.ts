import { CalendarClock, CircleDot, ShieldAlert, Undo2, UserCheck, UserPlus } from 'lucide-react';
import type { Me } from '#dashboard/api/me.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { needsPermission } from '#dashboard/permission-check.ts';
import type { BulkAction } from '#dashboard/table/table-spec.ts';
import { m } from '#messages/messages.js';
import { addDays } from '#platform/calendar-date.ts';
import { dhakaToday } from '#platform/clock.ts';
import { count } from '#platform/format/numbers.ts';
import { settableStates } from '../enquiries.rules.ts';
import type { InboxItem } from '../inbox/enquiry.contract.ts';
import { chooseOne } from './choose-one.tsx';
import { type BulkChange, changeEnquiries, type Owner } from './inbox-client.ts';
import { stateLabels } from './inbox-labels.ts';

const say = (rows: number) => ({ count: count(rows, officeLanguage()), number: rows });
const isCalm = ({ inReview, state }: InboxItem) => !inReview && state !== 'spam';

/** Due dates for many at once. */
const days = () => {
  const today = dhakaToday();
  return [
    { label: m.inbox_due_today(), value: today },
    { label: m.inbox_due_tomorrow(), value: addDays(today, 1) },
    { label: m.inbox_due_in_three(), value: addDays(today, 3) },
    { label: m.inbox_due_in_week(), value: addDays(today, 7) },
    { label: m.inbox_due_none(), value: null },
  ];
};

type Said = ReturnType<typeof say>;

/** An action that asks for a value first; what is told of it fits the value. */
function afterChoice<Value>(
  choose: () => ReturnType<typeof chooseOne<Value>>,
  change: (value: Value) => BulkChange,
  words: (value: Value) => (said: Said) => string,
): Pick<BulkAction<InboxItem>, 'run' | 'told'> {
  let chosen: { readonly value: Value } | undefined;
  return {
    run: async (ids) => {
      chosen = await choose();
      return chosen === undefined ? [] : changeEnquiries(ids, change(chosen.value));
    },
    told: (rows) => (chosen === undefined ? '' : words(chosen.value)(say(rows))),
  };
}

/** Actions on many enquiries at once; some need a choice first. */
export function inboxBulk(me: Me, owners: readonly Owner[]): readonly BulkAction<InboxItem>[] {
  const refused = needsPermission(me, 'enquiries.write');
  return [
    {
      key: 'take',
      label: m.inbox_take(),
      icon: UserCheck,
      refused,
      fits: ({ owner }) => owner?.uid !== me.uid,
      told: (rows) => m.inbox_notify_assigned(say(rows)),
      run: (ids) => changeEnquiries(ids, { action: 'assign', owner: me.uid }),
    },
    {
      key: 'give',
      label: m.inbox_give(),
      icon: UserPlus,
      refused,
      fits: () => true,
      ...afterChoice(
        () =>
          chooseOne<string | null>(m.inbox_give_title(), [
            ...owners.map(({ uid, name }) => ({ label: name, value: uid })),
            { label: m.inbox_owner_nobody(), value: null },
          ]),
        (owner) => ({ action: 'assign', owner }),
        (owner) => (owner === null ? m.inbox_notify_unassigned : m.inbox_notify_assigned),
      ),
    },
    {
      key: 'state',
      label: m.inbox_set_state(),
      icon: CircleDot,
      refused,
      fits: isCalm,
      ...afterChoice(
        () =>
          chooseOne(
            m.inbox_set_state_title(),
            settableStates.map((state) => ({ label: stateLabels[state](), value: state })),
          ),
        (state) => ({ action: 'state', state }),
        () => m.inbox_notify_state,
      ),
    },
    {
      key: 'due',
      label: m.inbox_set_due(),
      icon: CalendarClock,
      refused,
      fits: isCalm,
      ...afterChoice(
        () => chooseOne(m.inbox_set_due_title(), days()),
        (dueOn) => ({ action: 'due', dueOn }),
        (dueOn) => (dueOn === null ? m.inbox_notify_due_none : m.inbox_notify_due),
      ),
    },
    {
      key: 'spam',
      label: m.inbox_spam(),
      icon: ShieldAlert,
      refused,
      danger: true,
      fits: ({ state }) => state !== 'spam',
      question: (rows) => m.inbox_bulk_confirm_spam(say(rows)),
      told: (rows) => m.inbox_notify_spam(say(rows)),
      run: (ids) => changeEnquiries(ids, { action: 'spam' }),
    },
    {
      key: 'release',
      label: m.inbox_release(),
      icon: Undo2,
      refused,
      fits: (row) => !isCalm(row),
      told: (rows) => m.inbox_notify_released(say(rows)),
      run: (ids) => changeEnquiries(ids, { action: 'release' }),
    },
  ];
}
