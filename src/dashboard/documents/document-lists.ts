import { BookUser, FileText, type LucideIcon, Plane, TreePalm } from 'lucide-react';
import type { ExportedList } from '#features/activity/exports/exports.contract.ts';
import type { DocumentKind, Shelf } from '#features/documents/kinds/kinds.data.ts';
import { shelfOf } from '#features/documents/kinds/kinds.rules.ts';
import { m } from '#messages/messages.js';
import type { Words } from '../language.ts';
import type { Placed } from './document-addresses.ts';

/** A list of documents and its texts. */
export interface DocumentList {
  /** The last part of the page's path, which also names its cache key and its CSV file. */
  readonly key: string;
  /** What the log calls its export. */
  readonly exported: ExportedList;
  readonly kind: DocumentKind;
  readonly market?: 'domestic' | 'international';
  readonly title: Words;
  /** The head of the column of prices, if the kind has them. */
  readonly price?: Words;
  /** Whether a column says which shelf each stands on. */
  readonly severalShelves?: true;
  readonly icon: LucideIcon;
  /** The count of the overview that stands beside it in the side bar. */
  readonly waiting?: 'visasToCheck';
  /** On the button for a new one. */
  readonly addLabel: Words;
  /** A new one without a title. */
  readonly newTitle: Words;
  /** The empty state of the list. */
  readonly nothingText: Words;
}

const packages = {
  kind: 'tour-package',
  price: m.office_column_price,
  addLabel: m.office_add_package,
  nothingText: m.office_no_packages_text,
} as const;

/** The lists of the office, by the last part of their addresses, in the order of the side bar. */
export const documentLists = {
  visa: {
    key: 'managevisa',
    exported: 'visas',
    kind: 'visa',
    title: m.office_nav_visas,
    icon: BookUser,
    price: m.office_column_fee,
    waiting: 'visasToCheck',
    addLabel: m.office_add_visa,
    newTitle: m.writing_new_visa,
    nothingText: m.office_no_visas_text,
  },
  domestic: {
    ...packages,
    key: 'managedomestic',
    exported: 'domestic-packages',
    market: 'domestic',
    title: m.office_nav_domestic,
    icon: TreePalm,
    newTitle: m.writing_new_domestic,
  },
  international: {
    ...packages,
    key: 'manageinternational',
    exported: 'international-packages',
    market: 'international',
    title: m.office_nav_international,
    icon: Plane,
    newTitle: m.writing_new_international,
  },
  blog: {
    key: 'manageblog',
    exported: 'posts',
    kind: 'post',
    title: m.office_nav_posts,
    icon: FileText,
    severalShelves: true,
    addLabel: m.office_add_post,
    newTitle: m.writing_new_post,
    nothingText: m.office_no_posts_text,
  },
} as const satisfies Readonly<Record<Shelf['office'], DocumentList>>;

/** The list of a document. */
export const listOf = ({ kind, market }: Placed): DocumentList =>
  documentLists[shelfOf({ kind, section: market ?? null }).office];
