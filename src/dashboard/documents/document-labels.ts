import type { LanguageState } from '#features/documents/document-list/document-list.rules.ts';
import type { ActorName, ListedDocument } from '#features/documents/documents.contract.ts';
import type { ShelfName } from '#features/documents/kinds/kinds.data.ts';
import { shelfOf } from '#features/documents/kinds/kinds.rules.ts';
import { m } from '#messages/messages.js';
import { officeLanguage, type Words } from '../language.ts';

/** What the shelves of documents are called. */
export const shelfNames: Readonly<Record<ShelfName, Words>> = {
  visa: m.office_kind_visa,
  domestic: m.office_kind_domestic,
  international: m.office_kind_international,
  blog: m.office_kind_blog,
  news: m.office_kind_news,
};

/** What a document is, in words. */
export const kindName = ({
  kind,
  market,
  section,
}: Pick<ListedDocument, 'kind' | 'market' | 'section'>): string =>
  shelfNames[shelfOf({ kind, section: market ?? section }).name]();

/** A document's title in the office's language, otherwise in the other one, otherwise its slug. */
export const titleOf = ({ titles, slug }: Pick<ListedDocument, 'titles' | 'slug'>): string =>
  titles[officeLanguage()] ?? titles.en ?? titles.bn ?? slug;

/** The office's names for states. */
export function stateName(state: LanguageState | 'trashed'): string {
  const names = {
    none: m.office_state_none,
    draft: m.office_state_draft,
    scheduled: m.office_state_scheduled,
    published: m.office_state_published,
    changed: m.office_state_changed,
    unpublished: m.office_state_unpublished,
    trashed: m.office_state_trashed,
  };
  return names[state]();
}

/** The name of an actor; anonymous visitors and the program itself have names of their own. */
export const actorName = ({ id, name }: ActorName): string =>
  name ??
  (id.startsWith('user:') ? m.office_someone() : id === 'visitor' ? m.office_visitor() : m.office_program());
