import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import { fullDate } from '#platform/format/dates.ts';
import { usePageLanguage } from '#site/page-language.ts';
import type { PassportStanding } from '../passports/passports.contract.ts';
import { passportLabels } from './passport-labels.ts';

/** Where the passport of an applicant is, with the slip of its last move. */
export function CasePassport({ passport }: { readonly passport: PassportStanding }) {
  const language = usePageLanguage();
  const date = fullDate(dhakaDate(new Date(passport.since)), language);
  return (
    <p className="vcase-passport num" data-at={passport.at}>
      <b>{passportLabels[passport.at]({ date })}</b>{' '}
      <a href={passport.slip.path}>{m.visacase_slip_see({ number: passport.slip.number })}</a>
    </p>
  );
}
