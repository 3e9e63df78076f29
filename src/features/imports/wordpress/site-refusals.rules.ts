import { m } from '#messages/messages.js';
import type { UnreadableCode } from './wxr.contract.ts';

/** What is wrong with a file of an old site and what would do. */
export const siteRefusals = {
  empty: m.office_imports_empty,
  encoding: m.office_imports_site_broken,
  'not-xml': m.office_imports_site_kind,
  'not-wordpress': m.office_imports_site_kind,
  doctype: m.office_imports_site_kind,
  'too-large': m.office_imports_site_large,
  'too-deep': m.office_imports_site_broken,
  'too-many': m.office_imports_site_large,
  truncated: m.office_imports_site_broken,
  'archive-damaged': m.office_imports_site_broken,
  'archive-encrypted': m.office_imports_locked,
  'archive-too-large': m.office_imports_site_large,
  'archive-names': m.office_imports_site_broken,
  'archive-several': m.office_imports_site_several,
  'archive-empty': m.office_imports_site_none,
} as const satisfies Readonly<Record<UnreadableCode, unknown>>;
