import type { Warning } from '#features/travellers/travellers.contract.ts';
import { addMonths } from '#features/travellers/travellers.rules.ts';
import { type About, warningText } from '#features/travellers/warning-texts.rules.ts';
import { m } from '#messages/messages.js';
import { longDate } from '#platform/format/dates.ts';
import type { Language } from '#platform/language.ts';

/** A warning for staff: where customers are told to call us, it says what to do at the desk. */
export function officeWarningText(code: Warning['code'], about: About, language: Language): string {
  const locale = { locale: language };
  const date = about.expiresOn === null ? '' : longDate(about.expiresOn, language);
  switch (code) {
    case 'passport.expired':
      return m.office_who_warn_expired({ date }, locale);
    case 'passport.expires': {
      const until = longDate(addMonths(about.returnsOn, 6), language);
      return m.office_who_warn_expires({ date, until }, locale);
    }
    case 'name.single':
      return m.office_who_warn_single({}, locale);
    case 'age.turns-2':
      return m.office_who_warn_two({}, locale);
    case 'age.turns-12':
      return m.office_who_warn_twelve({}, locale);
    default:
      return warningText(code, about, language);
  }
}
