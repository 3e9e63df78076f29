import type { LanguageState } from '#features/documents/document-list/document-list.rules.ts';
import type { ActorName, ListedDocument } from '#features/documents/documents.contract.ts';
import { m } from '#messages/messages.js';
import { officeLanguage } from '../language.ts';

/** The office's names for states. */
export function kindName({
  kind,
  market,
  section,
}: Pick<ListedDocument, 'kind' | 'market' | 'section'>): string {
  if (kind === 'visa') {
    return m.office_kind_visa();
  }
  if (kind === 'tour-package') {
    return market === 'international' ? m.office_kind_international() : m.office_kind_domestic();
  }
  return section === 'news' ? m.office_kind_news() : m.office_kind_blog();
}

/** A document's title in the office's language, otherwise in the other one, otherwise its slug. */
export const titleOf = ({ titles, slug }: Pick<ListedDocument, 'titles' | 'slug'>): string =>
  titles[officeLanguage()] ?? titles.en ?? titles.bn ?? slug;

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
