import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import type { ListedDocument } from '#features/documents/documents.contract.ts';
import { pictureUrl } from '#features/media/media.rules.ts';
import { m } from '#messages/messages.js';
import { taka } from '#platform/format/numbers.ts';
import { languages } from '#platform/language.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { Me } from '../api/me.ts';
import { languageName, officeLanguage } from '../language.ts';
import { needsPermission } from '../permission-check.ts';
import type { Column, TableSpec } from '../table/table-spec.ts';
import { bulkActions } from './bulk-actions.ts';
import { addPath, editPath } from './document-addresses.ts';
import { actorName, kindName, stateName, titleOf } from './document-labels.ts';
import type { DocumentList } from './document-lists.ts';
import { listDocuments } from './documents-client.ts';
import { fullMoment, Moment } from './moment.tsx';
import { rowActions } from './row-actions.ts';
import { StateMark } from './state-mark.tsx';

function Cover({ cover }: { cover: ListedDocument['cover'] }) {
  return cover === null ? (
    <span className="of-cover" title={m.office_no_cover()} />
  ) : (
    <img
      className="of-cover"
      src={pictureUrl(cover, 320, 'webp')}
      alt=""
      width="72"
      height="48"
      loading="lazy"
    />
  );
}

/** The title that the table is sorted by, in the office's language. */
const sortedTitle = ({ titles, slug }: ListedDocument) => titles.en ?? titles.bn ?? slug;

function Titles({ document }: { document: ListedDocument }) {
  const { titles } = document;
  return (
    <span className="of-titles">
      <Link to={editPath(document)}>{sortedTitle(document)}</Link>
      {titles.en !== null && titles.bn !== null && <span lang="bn">{titles.bn}</span>}
    </span>
  );
}

function States({ document }: { document: ListedDocument }) {
  return document.trashed ? (
    <StateMark state="trashed" />
  ) : (
    <span className="of-states">
      <StateMark state={document.states.en} language="en" />
      <StateMark state={document.states.bn} language="bn" />
    </span>
  );
}

const columnsOf = (list: DocumentList): readonly Column<ListedDocument>[] => [
  {
    key: 'picture',
    label: () => m.office_column_picture(),
    picture: true,
    cell: ({ cover }) => <Cover cover={cover} />,
    text: () => '',
  },
  {
    key: 'title',
    label: () => m.office_column_title(),
    main: true,
    sort: 'title',
    cell: (document) => <Titles document={document} />,
    text: sortedTitle,
  },
  {
    key: 'titlebn',
    label: () => m.office_column_title_bn(),
    extra: true,
    cell: ({ titles }) => <span lang="bn">{titles.bn ?? m.office_none()}</span>,
    text: ({ titles }) => titles.bn ?? '',
  },
  ...(list.severalShelves
    ? [
        {
          key: 'section',
          label: () => m.office_column_section(),
          cell: kindName,
          text: kindName,
        },
      ]
    : []),
  ...(list.price
    ? [
        {
          key: 'price',
          label: list.price,
          align: 'end' as const,
          cell: ({ price }: ListedDocument) => (
            <span className="num">{price === null ? m.office_none() : taka(price, officeLanguage())}</span>
          ),
          // A number that a spreadsheet can sum.
          text: ({ price }: ListedDocument) => (price === null ? '' : String(price / 100)),
        },
      ]
    : []),
  {
    key: 'states',
    label: () => m.office_column_states(),
    cell: (document) => <States document={document} />,
    text: ({ trashed, states }) =>
      trashed
        ? stateName('trashed')
        : languages.map((language) => `${languageName(language)}: ${stateName(states[language])}`).join('; '),
  },
  {
    key: 'slug',
    label: () => m.office_column_slug(),
    extra: true,
    cell: ({ slug }) => slug,
    text: ({ slug }) => slug,
  },
  {
    key: 'published',
    label: () => m.office_column_published(),
    sort: 'published',
    extra: true,
    align: 'end',
    cell: ({ publishedAt }) => (publishedAt === null ? m.office_none() : <Moment at={publishedAt} />),
    text: ({ publishedAt }) => (publishedAt === null ? '' : fullMoment(publishedAt)),
  },
  {
    key: 'by',
    label: () => m.office_column_by(),
    cell: ({ updatedBy }) => actorName(updatedBy),
    text: ({ updatedBy }) => actorName(updatedBy),
  },
  {
    key: 'updated',
    label: () => m.office_column_updated(),
    sort: 'updated',
    align: 'end',
    cell: ({ updatedAt }) => <Moment at={updatedAt} />,
    text: ({ updatedAt }) => fullMoment(updatedAt),
  },
];

/** The table of one kind of document. @param goTo opens a page of the office */
export function documentTable(
  list: DocumentList,
  me: Me,
  goTo: (path: string) => void,
): TableSpec<ListedDocument> {
  const { key, kind, exported } = list;
  return {
    key,
    exported,
    columns: columnsOf(list),
    filters: [
      {
        key: 'state',
        label: () => m.office_filter_state(),
        tabs: true,
        values: (['published', 'changed', 'draft', 'scheduled', 'unpublished', 'trashed'] as const).map(
          (state) => ({ value: state, label: () => stateName(state) }),
        ),
      },
      {
        key: 'language',
        label: () => m.office_filter_language(),
        values: languages.map((value) => ({ value, label: () => languageName(value) })),
      },
      ...(kind === 'post'
        ? [
            {
              key: 'section',
              label: () => m.office_column_section(),
              values: [
                { value: 'blog', label: () => m.office_kind_blog() },
                { value: 'news', label: () => m.office_kind_news() },
              ],
            },
          ]
        : []),
    ],
    defaultSort: '-updated',
    searchLabel: m.office_search_titles(),
    load: (view, signal) => listDocuments(list, view, signal),
    idOf: ({ id }) => id,
    nameOf: titleOf,
    open: editPath,
    rowActions: (document) => rowActions(document, me, key, goTo),
    bulk: bulkActions(me),
    nothing: {
      title: m.office_no_documents(),
      text: list.nothingText(),
      ...(needsPermission(me, 'documents.write') === undefined
        ? {
            action: (
              <Button component={Link} to={addPath(list)} color="marigold.5" leftSection={<Icon of={Plus} />}>
                {list.addLabel()}
              </Button>
            ),
          }
        : {}),
    },
  };
}
