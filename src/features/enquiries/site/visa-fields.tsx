import { profileName } from '#features/visas/visa-names.rules.ts';
import { m } from '#messages/messages.js';
import { count, taka } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { Field } from '#ui/form/field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { TypedContact } from '../contact/contact.rules.ts';
import type { Subject } from './contact-subject.server.ts';

interface VisaFieldsProps {
  subject: Extract<Subject, { kind: 'visa' }>;
  typed: TypedContact;
  today: string;
  /** The error of the travel date. */
  error: string | undefined;
  onChange: (changed: Partial<TypedContact>) => void;
}

const applicantCounts = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Fields about a visa: which kind, for whom, how many, and when the journey is. */
export function VisaFields({ subject, typed, today, error, onChange }: VisaFieldsProps) {
  const language = usePageLanguage();
  const kind = subject.kinds.find(({ key }) => key === typed.visakind) ?? subject.kinds[0];
  const applicants = Number(typed.applicants) || 1;
  const choice = (name: 'visakind' | 'profile' | 'applicants') => ({
    id: name,
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <>
      <div className="contact-pair">
        <Field id="visakind" label={m.contact_visa_kind()}>
          <select {...choice('visakind')}>
            {subject.kinds.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field id="profile" label={m.contact_profile()}>
          <select {...choice('profile')}>
            <option value="">{m.contact_profile_open()}</option>
            {subject.profiles.map((profile) => (
              <option key={profile} value={profile}>
                {profileName[profile]()}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <div className="contact-pair">
        <Field id="applicants" label={m.contact_applicants()}>
          <select {...choice('applicants')} className="num">
            {applicantCounts.map((each) => (
              <option key={each} value={each}>
                {count(each, language)}
              </option>
            ))}
          </select>
        </Field>
        <TextField
          id="travel"
          name="travel"
          type="date"
          className="num"
          min={today}
          label={
            <>
              {m.contact_travel()} <small>{m.contact_optional()}</small>
            </>
          }
          error={error}
          value={typed.travel}
          onValue={(travel) => onChange({ travel })}
        />
      </div>
      {kind && kind.total > 0 && (
        <p className="contact-fee num">
          {m.contact_fee({ amount: taka(kind.total * applicants, language) })}
        </p>
      )}
    </>
  );
}
