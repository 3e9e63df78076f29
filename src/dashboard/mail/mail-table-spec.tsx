import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { ListedMail } from '#platform/mail/mail.contract.ts';
import { type MailState, mailStates } from '#platform/mail/mail.rules.ts';
import { listMail } from '../api/mail.ts';
import type { Me } from '../api/me.ts';
import { fullMoment, Moment } from '../documents/moment.tsx';
import { officeLanguage } from '../language.ts';
import type { Column, TableSpec } from '../table/table-spec.ts';
import { mailActions, mailBulk, mailKey } from './mail-actions.ts';
import { kindLabels, kindOf, stateLabels, whyOf } from './mail-labels.ts';

/** On a phone, a card leaves the line out. */
const none = <span className="of-letter-none">–</span>;

/** A state as the office's lists mark it. */
const marks: Readonly<Record<MailState, string>> = {
  waiting: 'scheduled',
  sent: 'published',
  dead: 'trashed',
  dropped: 'none',
};

const moment = (
  key: string,
  label: () => string,
  at: (letter: ListedMail) => string | null,
  extra = false,
): Column<ListedMail> => ({
  key,
  label,
  align: 'end',
  extra,
  cell: (letter) => {
    const said = at(letter);
    return said === null ? none : <Moment at={said} />;
  },
  text: (letter) => {
    const said = at(letter);
    return said === null ? '' : fullMoment(said);
  },
});

const columns: readonly Column<ListedMail>[] = [
  {
    key: 'to',
    label: () => m.outbox_column_to(),
    main: true,
    cell: ({ to, subject, language }) => (
      <span className="of-titles">
        <strong>{to}</strong>
        <span lang={language}>{subject}</span>
      </span>
    ),
    text: ({ to, subject }) => `${to}: ${subject}`,
  },
  { key: 'kind', label: () => m.outbox_kind(), cell: kindOf, text: kindOf },
  {
    key: 'state',
    label: () => m.outbox_state(),
    cell: ({ state }) => (
      <span className="of-state" data-state={marks[state]}>
        {stateLabels[state]()}
      </span>
    ),
    text: ({ state }) => stateLabels[state](),
  },
  {
    key: 'why',
    label: () => m.outbox_column_why(),
    cell: (letter) => (whyOf(letter) === '' ? none : <span className="of-letter-why">{whyOf(letter)}</span>),
    text: whyOf,
  },
  {
    key: 'tries',
    label: () => m.outbox_column_tries(),
    align: 'end',
    cell: ({ attempts }) => <span className="num">{count(attempts, officeLanguage())}</span>,
    text: ({ attempts }) => String(attempts),
  },
  moment(
    'next',
    () => m.outbox_column_next(),
    ({ nextAttemptAt }) => nextAttemptAt,
  ),
  moment(
    'sent',
    () => m.outbox_column_sent(),
    ({ sentAt }) => sentAt,
    true,
  ),
  moment(
    'written',
    () => m.outbox_column_written(),
    ({ createdAt }) => createdAt,
  ),
];

/** The outbox as a list of the office. */
export function mailTable(me: Me): TableSpec<ListedMail> {
  return {
    key: mailKey,
    exported: 'letters',
    columns,
    filters: [
      {
        key: 'state',
        label: () => m.outbox_state(),
        tabs: true,
        unset: { label: () => m.office_all(), counted: 'all' },
        values: mailStates.map((state) => ({ value: state, label: stateLabels[state] })),
      },
      {
        key: 'kind',
        label: () => m.outbox_kind(),
        values: Object.entries(kindLabels).map(([value, label]) => ({ value, label })),
      },
    ],
    defaultSort: '-written',
    searchLabel: m.outbox_search(),
    load: listMail,
    idOf: ({ id }) => id,
    nameOf: ({ to, subject }) => `${to}, ${subject}`,
    rowActions: (letter) => mailActions(me, letter),
    bulk: mailBulk(me),
    nothing: { title: m.outbox_nothing(), text: m.outbox_nothing_text() },
  };
}
