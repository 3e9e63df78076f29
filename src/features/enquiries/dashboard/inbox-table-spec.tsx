import { Link, useLocation } from 'react-router';
import type { Me } from '#dashboard/api/me.ts';
import { fullMoment, Moment } from '#dashboard/documents/moment.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { needsPermission } from '#dashboard/permission-check.ts';
import { initialsOf } from '#dashboard/shell/side-nav.tsx';
import type { Column, TableSpec } from '#dashboard/table/table-spec.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { enquiryKinds, enquiryStates } from '../enquiries.rules.ts';
import type { InboxItem } from '../inbox/enquiry.contract.ts';
import { inboxBulk } from './inbox-bulk.ts';
import { inboxFile, inboxKey, listInbox, type Owner } from './inbox-client.ts';
import { formatDay, isOverdue, kindIcons, kindLabels, stateLabels } from './inbox-labels.ts';
import { EnquiryState } from './state-mark.tsx';

const none = '–';

function Who({ row }: { row: InboxItem }) {
  const { search } = useLocation();
  return (
    <span className="enq-who" data-new={(row.state === 'new' && !row.inReview) || undefined}>
      <Icon of={kindIcons[row.kind]} />
      <span>
        <Link to={`/dashboard/enquiries/${row.id}${search}`} preventScrollReset>
          {row.name}
        </Link>
        <span lang={row.language}>
          <span className="vh">{kindLabels[row.kind]()}: </span>
          {/* The subject of a question is only its topic: the message says more, where there is one. */}
          {row.kind === 'contact' ? row.snippet || row.subject : row.subject}
        </span>
      </span>
    </span>
  );
}

function OwnerMark({ owner }: Pick<InboxItem, 'owner'>) {
  return owner === null ? (
    <span className="of-dim">{m.inbox_owner_nobody()}</span>
  ) : (
    <span className="enq-owner">
      <span className="enq-initials" aria-hidden="true">
        {initialsOf(owner.name)}
      </span>
      <span className="enq-owner-name">{owner.name}</span>
    </span>
  );
}

function Due({ row }: { row: InboxItem }) {
  if (row.dueOn === null) {
    return none;
  }
  return (
    <span className={isOverdue(row) ? 'enq-late num' : 'num'}>
      {formatDay(row.dueOn)}
      {isOverdue(row) && <span className="vh"> ({m.inbox_overdue()})</span>}
    </span>
  );
}

/** The day of travel and how many go. */
const tripLabel = ({ travelOn, travellers }: InboxItem): string =>
  [
    ...(travelOn === null ? [] : [formatDay(travelOn)]),
    ...(travellers === null
      ? []
      : [m.inbox_travellers({ count: travellers, shown: count(travellers, officeLanguage()) })]),
  ].join(' · ') || none;

const plain = (key: string, label: () => string, text: (row: InboxItem) => string): Column<InboxItem> => ({
  key,
  label,
  text,
  cell: text,
  extra: true,
});

const columns: readonly Column<InboxItem>[] = [
  {
    key: 'from',
    label: () => m.inbox_column_from(),
    main: true,
    cell: (row) => <Who row={row} />,
    text: ({ name, subject }) => `${name}: ${subject}`,
  },
  {
    key: 'reference',
    label: () => m.inbox_column_reference(),
    cell: ({ reference }) => <span className="num enq-reference">{reference}</span>,
    text: ({ reference }) => reference,
  },
  {
    key: 'phone',
    label: () => m.inbox_column_phone(),
    cell: ({ phone }) =>
      phone === null ? (
        none
      ) : (
        <a className="num of-call" href={`tel:${phone}`}>
          {groupedPhone(phone)}
        </a>
      ),
    text: ({ phone }) => phone ?? none,
  },
  plain(
    'kind',
    () => m.inbox_kind(),
    ({ kind }) => kindLabels[kind](),
  ),
  {
    key: 'travel',
    label: () => m.inbox_column_travel(),
    cell: (row) => <span className="num">{tripLabel(row)}</span>,
    text: tripLabel,
  },
  {
    key: 'state',
    label: () => m.inbox_tabs(),
    cell: (row) => <EnquiryState {...row} />,
    text: ({ state }) => stateLabels[state](),
  },
  {
    key: 'owner',
    label: () => m.inbox_owner(),
    cell: (row) => <OwnerMark owner={row.owner} />,
    text: ({ owner }) => owner?.name ?? '',
  },
  {
    key: 'due',
    label: () => m.inbox_due(),
    sort: 'due',
    cell: (row) => <Due row={row} />,
    text: ({ dueOn }) => dueOn ?? '',
  },
  plain(
    'email',
    () => m.inbox_column_email(),
    ({ email }) => email ?? none,
  ),
  {
    key: 'updated',
    label: () => m.inbox_column_updated(),
    sort: 'updated',
    extra: true,
    align: 'end',
    cell: ({ updatedAt }) => <Moment at={updatedAt} />,
    text: ({ updatedAt }) => fullMoment(updatedAt),
  },
  {
    key: 'came',
    label: () => m.inbox_column_came(),
    sort: 'came',
    align: 'end',
    cell: ({ createdAt }) => <Moment at={createdAt} />,
    text: ({ createdAt }) => fullMoment(createdAt),
  },
];

interface InboxPlace {
  readonly me: Me;
  readonly owners: readonly Owner[];
  /** The open enquiry. */
  readonly current: string | undefined;
  readonly pathOf: (id: string) => string;
  readonly onWalk: (id: string) => void;
}

/** The inbox as a list of the office. */
export function inboxTable({ me, owners, current, pathOf, onWalk }: InboxPlace): TableSpec<InboxItem> {
  return {
    key: inboxKey,
    list: 'enquiries',
    columns,
    filters: [
      {
        key: 'tab',
        label: () => m.inbox_tabs(),
        tabs: true,
        unset: { label: () => m.inbox_tab_open(), counted: 'open' },
        values: [
          ...enquiryStates.map((state) => ({ value: state, label: stateLabels[state] })),
          { value: 'in-review', label: () => m.inbox_tab_in_review() },
          { value: 'all', label: () => m.inbox_tab_all() },
        ],
      },
      {
        key: 'kind',
        label: () => m.inbox_kind(),
        values: enquiryKinds.map((kind) => ({ value: kind, label: kindLabels[kind] })),
      },
      {
        key: 'owner',
        label: () => m.inbox_owner(),
        values: [
          { value: 'me', label: () => m.inbox_owner_me() },
          { value: 'nobody', label: () => m.inbox_owner_nobody() },
          ...owners
            .filter(({ uid }) => uid !== me.uid)
            .map(({ uid, name }) => ({ value: uid, label: () => name })),
        ],
      },
      {
        key: 'due',
        label: () => m.inbox_due(),
        values: [
          { value: 'overdue', label: () => m.inbox_due_overdue() },
          { value: 'today', label: () => m.inbox_due_today() },
          { value: 'week', label: () => m.inbox_due_week() },
          { value: 'none', label: () => m.inbox_due_none() },
        ],
      },
    ],
    defaultSort: '-came',
    searchLabel: m.inbox_search(),
    load: listInbox,
    idOf: ({ id }) => id,
    nameOf: ({ reference, name }) => `${reference}, ${name}`,
    open: ({ id }) => pathOf(id),
    bulk: inboxBulk(me, owners),
    nothing: { title: m.inbox_nothing(), text: m.inbox_nothing_text() },
    exportRefused: needsPermission(me, 'enquiries.export'),
    exported: inboxFile,
    current,
    ...(current === undefined ? {} : { onWalk: ({ id }) => onWalk(id) }),
  };
}
