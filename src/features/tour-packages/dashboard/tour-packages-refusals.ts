import { packagesIn, type RefusalTexts } from '#dashboard/api/refusal-details.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';

/** What the office says to refusals of tour packages, by their codes. */
export const tourPackagesRefusals: RefusalTexts = {
  'destinations.used': () => m.office_refused_place_used(),
  'themes.built-in': () => m.office_theme_known(),
  'themes.used': (details) => {
    const number = packagesIn(details);
    return m.office_refused_theme_used({ number, count: count(number, officeLanguage()) });
  },
};
