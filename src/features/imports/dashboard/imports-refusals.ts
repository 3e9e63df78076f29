import type { RefusalTexts } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';
import { siteRefusals } from '../wordpress/site-refusals.rules.ts';

/** What the office says to refusals of imports, by their codes. */
export const importsRefusals: RefusalTexts = {
  ...Object.fromEntries(
    Object.entries(siteRefusals).map(([code, words]) => [`imports.site-${code}`, () => words()]),
  ),
  'imports.kind': () => m.office_imports_kind(),
  'imports.old-excel': () => m.office_imports_old_excel(),
  'imports.locked': () => m.office_imports_locked(),
  'imports.unreadable': () => m.office_imports_unreadable(),
  'imports.empty': () => m.office_imports_empty(),
  'imports.too-large': () => m.office_imports_too_large(),
  'imports.too-wide': () => m.office_refused_imports_wide(),
  'imports.too-many-rows': () => m.office_refused_imports_rows(),
  'imports.gone': () => m.office_refused_imports_gone(),
  'imports.state': () => m.office_refused_imports_state(),
  'imports.asks': () => m.office_refused_imports_asks(),
  'imports.faults': () => m.office_refused_imports_faults(),
  'imports.built-on': () => m.office_refused_imports_built_on(),
};
