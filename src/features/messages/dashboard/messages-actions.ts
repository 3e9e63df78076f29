import { modals } from '@mantine/modals';
import { CircleOff, Send } from 'lucide-react';
import type { Me } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import type { BulkAction, RowAction } from '#dashboard/table/table-spec.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { canBeStopped, canGoAgain } from '#platform/messages/messages.rules.ts';
import type { ListedMessage } from '../messages.contract.ts';
import { actOnMessage, actOnMessages } from './messages-client.ts';

/** The cache key of all responses about mail. */
export const messagesKey = 'messages';

const say = (number: number) => ({ count: count(number, officeLanguage()), number });

/** What can be done with one letter, and why what can't. */
export function messageActions(me: Me, letter: ListedMessage): readonly RowAction<ListedMessage>[] {
  const refused = needsPermission(me, 'messages.write');
  const { id, state, to } = letter;
  return [
    {
      key: 'again',
      label: m.outbox_again(),
      icon: Send,
      refused: refused ?? (canGoAgain(letter) ? undefined : m.outbox_not_again()),
      run: () => runMutation([messagesKey], m.outbox_notify_again(say(1)), () => actOnMessage(id, 'again')),
    },
    {
      key: 'stop',
      label: m.outbox_drop(),
      icon: CircleOff,
      danger: true,
      refused: refused ?? (canBeStopped(state) ? undefined : m.outbox_not_drop()),
      run: () =>
        modals.openConfirmModal({
          title: m.outbox_drop(),
          children: m.outbox_confirm_drop_one({ to }),
          labels: { confirm: m.outbox_drop(), cancel: m.office_cancel() },
          confirmProps: { color: 'red' },
          onConfirm: () =>
            void runMutation([messagesKey], m.outbox_notify_dropped(say(1)), () => actOnMessage(id, 'stop')),
        }),
    },
  ];
}

/** What can be done with many letters at once. */
export function messageBulk(me: Me): readonly BulkAction<ListedMessage>[] {
  const refused = needsPermission(me, 'messages.write');
  return [
    {
      key: 'again',
      label: m.outbox_again(),
      icon: Send,
      refused,
      fits: canGoAgain,
      told: (rows) => m.outbox_notify_again(say(rows)),
      run: (ids) => actOnMessages(ids, 'again'),
    },
    {
      key: 'stop',
      label: m.outbox_drop(),
      icon: CircleOff,
      refused,
      danger: true,
      fits: ({ state }) => canBeStopped(state),
      question: (rows) => m.outbox_confirm_drop(say(rows)),
      told: (rows) => m.outbox_notify_dropped(say(rows)),
      run: (ids) => actOnMessages(ids, 'stop'),
    },
  ];
}

/** Sends all failed mail again, after confirmation. @param dead how many mails that is */
export function confirmSendDeadAgain(dead: number): void {
  modals.openConfirmModal({
    title: m.outbox_again_all(say(dead)),
    children: m.outbox_confirm_again_all(say(dead)),
    labels: { confirm: m.outbox_again(), cancel: m.office_cancel() },
    onConfirm: () =>
      void runMutation([messagesKey], m.outbox_notify_again(say(dead)), () =>
        write('POST /messages/dead/again', {}),
      ),
  });
}
