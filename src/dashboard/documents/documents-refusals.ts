import { m } from '#messages/messages.js';
import type { RefusalTexts } from '../api/refusal-details.ts';

/** What the office says to refusals of documents, by their codes. */
export const documentsRefusals: RefusalTexts = {
  'documents.changed': () => m.office_refused_changed(),
  'documents.checks': () => m.office_refused_checks(),
  'documents.exists': () => m.office_refused_exists(),
  'documents.no-text': () => m.office_refused_no_text(),
  'documents.outdated': () => m.office_refused_outdated(),
  'documents.past': () => m.office_refused_past(),
  'documents.slug-taken': () => m.office_refused_slug_taken(),
  'documents.trashed': () => m.office_refused_trashed(),
};
