import { modals } from '@mantine/modals';
import { CircleOff, Send } from 'lucide-react';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { ListedMail } from '#platform/mail/mail.contract.ts';
import { canBeDropped, canGoAgain } from '#platform/mail/mail.rules.ts';
import { actOnMail, actOnMails } from '../api/mail.ts';
import type { Me } from '../api/me.ts';
import { write } from '../api/operations.ts';
import { officeLanguage } from '../language.ts';
import { needsPermission } from '../permission-check.ts';
import { runMutation } from '../run-mutation.ts';
import type { BulkAction, RowAction } from '../table/table-spec.ts';

/** The cache key of all responses about mail. */
export const mailKey = 'mail';

const say = (number: number) => ({ count: count(number, officeLanguage()), number });

/** What can be done with one letter, and why what can't. */
export function mailActions(me: Me, letter: ListedMail): readonly RowAction<ListedMail>[] {
  const refused = needsPermission(me, 'mail.write');
  const { id, state, to } = letter;
  return [
    {
      key: 'again',
      label: m.outbox_again(),
      icon: Send,
      refused: refused ?? (canGoAgain(state) ? undefined : m.outbox_not_again()),
      run: () => runMutation([mailKey], m.outbox_notify_again(say(1)), () => actOnMail(id, 'again')),
    },
    {
      key: 'drop',
      label: m.outbox_drop(),
      icon: CircleOff,
      danger: true,
      refused: refused ?? (canBeDropped(state) ? undefined : m.outbox_not_drop()),
      run: () =>
        modals.openConfirmModal({
          title: m.outbox_drop(),
          children: m.outbox_confirm_drop_one({ to }),
          labels: { confirm: m.outbox_drop(), cancel: m.office_cancel() },
          confirmProps: { color: 'red' },
          onConfirm: () =>
            void runMutation([mailKey], m.outbox_notify_dropped(say(1)), () => actOnMail(id, 'drop')),
        }),
    },
  ];
}

/** What can be done with many letters at once. */
export function mailBulk(me: Me): readonly BulkAction<ListedMail>[] {
  const refused = needsPermission(me, 'mail.write');
  return [
    {
      key: 'again',
      label: m.outbox_again(),
      icon: Send,
      refused,
      fits: ({ state }) => canGoAgain(state),
      told: (rows) => m.outbox_notify_again(say(rows)),
      run: (ids) => actOnMails(ids, 'again'),
    },
    {
      key: 'drop',
      label: m.outbox_drop(),
      icon: CircleOff,
      refused,
      danger: true,
      fits: ({ state }) => canBeDropped(state),
      question: (rows) => m.outbox_confirm_drop(say(rows)),
      told: (rows) => m.outbox_notify_dropped(say(rows)),
      run: (ids) => actOnMails(ids, 'drop'),
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
      void runMutation([mailKey], m.outbox_notify_again(say(dead)), () => write('POST /mail/dead/again', {})),
  });
}
