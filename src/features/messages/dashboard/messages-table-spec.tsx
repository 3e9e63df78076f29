import type { Me } from '#dashboard/api/me.ts';
import { fullMoment, Moment } from '#dashboard/documents/moment.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import type { Column, TableSpec } from '#dashboard/table/table-spec.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { channels, type MessageState, messageStates } from '#platform/messages/messages.rules.ts';
import type { ListedMessage } from '../messages.contract.ts';
import { messageActions, messageBulk, messagesKey } from './messages-actions.ts';
import { listMessages } from './messages-client.ts';
import { channelLabels, eventLabel, eventLabels, stateLabels, whyOf } from './messages-labels.ts';

/** On a phone, a card leaves the line out. */
const none = <span className="of-letter-none">–</span>;

/** A state as the office's lists mark it. */
const marks: Readonly<Record<MessageState, string>> = {
  waiting: 'scheduled',
  sent: 'published',
  delivered: 'published',
  read: 'published',
  failed: 'none',
  dead: 'trashed',
  stopped: 'none',
  received: 'published',
};

const saidIn = ({ subject, text, direction }: ListedMessage) =>
  subject || text || (direction === 'in' ? m.outbox_came_empty() : '');

const pages = {
  order: '/dashboard/orders',
  case: '/dashboard/visacases',
  fare: '/dashboard/fares',
  enquiry: '/dashboard/enquiries',
} as const;

const moment = (
  key: string,
  label: () => string,
  at: (letter: ListedMessage) => string | null,
  extra = false,
): Column<ListedMessage> => ({
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

const columns: readonly Column<ListedMessage>[] = [
  {
    key: 'to',
    label: () => m.outbox_column_to(),
    main: true,
    linked: true,
    cell: (message) => (
      <span className="of-titles">
        <strong>{message.from ?? message.to}</strong>
        <span lang={message.language}>{saidIn(message)}</span>
      </span>
    ),
    text: (message) => `${message.from ?? message.to}: ${saidIn(message)}`,
  },
  { key: 'event', label: () => m.outbox_kind(), cell: eventLabel, text: eventLabel },
  {
    key: 'channel',
    label: () => m.outbox_channel(),
    cell: ({ channel }) => channelLabels[channel](),
    text: ({ channel }) => channelLabels[channel](),
  },
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
    ({ at }) => at,
  ),
];

/** The outbox as a list of the office. */
export function messagesTable(me: Me): TableSpec<ListedMessage> {
  return {
    key: messagesKey,
    exported: 'letters',
    columns,
    filters: [
      {
        key: 'state',
        label: () => m.outbox_state(),
        tabs: true,
        unset: { label: () => m.office_all(), counted: 'all' },
        values: messageStates.map((state) => ({ value: state, label: stateLabels[state] })),
      },
      {
        key: 'channel',
        label: () => m.outbox_channel(),
        values: channels.map((channel) => ({ value: channel, label: channelLabels[channel] })),
      },
      {
        key: 'direction',
        label: () => m.outbox_direction(),
        values: [
          { value: 'in', label: m.outbox_direction_in },
          { value: 'out', label: m.outbox_direction_out },
        ],
      },
      {
        key: 'event',
        label: () => m.outbox_kind(),
        values: Object.entries(eventLabels).map(([value, label]) => ({ value, label })),
      },
    ],
    defaultSort: '-written',
    searchLabel: m.outbox_search(),
    load: listMessages,
    idOf: ({ id }) => id,
    nameOf: (message) => `${message.from ?? message.to}, ${saidIn(message)}`,
    open: ({ about }) => (about === null ? undefined : `${pages[about.kind]}/${about.id}`),
    rowActions: (letter) => messageActions(me, letter),
    bulk: messageBulk(me),
    nothing: { title: m.outbox_nothing(), text: m.outbox_nothing_text() },
  };
}
