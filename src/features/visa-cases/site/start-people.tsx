import { Plus } from 'lucide-react';
import { useState } from 'react';
import { profileName } from '#features/visas/visa-names.rules.ts';
import type { Profile } from '#features/visas/visas.contract.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { Field } from '#ui/form/field.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { caseLimits } from '../visa-cases.rules.ts';

interface StartPeopleProps {
  /** How many the page was opened for. */
  readonly people: number;
  readonly profile: string;
  readonly profiles: readonly Profile[];
  /** What was typed before the form came back. */
  readonly typed: Readonly<Record<string, string>>;
  readonly errorOf: (field: string) => string | undefined;
}

/** Who applies: one more can be added and each taken out, without scripts by sending the form, which comes back with them. */
export function StartPeople({ people, profile, profiles, typed, errorOf }: StartPeopleProps) {
  const language = usePageLanguage();
  const isHydrated = useHydrated();
  const typedPeople = Object.keys(typed).filter((field) => /^name-\d+$/.test(field)).length;
  // Each by the number that it came with: fields keep what is typed when one before them is taken out.
  const [numbers, setNumbers] = useState(() =>
    Array.from({ length: typedPeople || people }, (_, index) => index + 1),
  );
  const focusName = (place: number) =>
    requestAnimationFrame(() => document.getElementById(`name-${place}`)?.focus());
  const add = () => {
    setNumbers([...numbers, Math.max(...numbers) + 1]);
    focusName(numbers.length + 1);
  };
  const takeOut = (number: number) => {
    setNumbers(numbers.filter((each) => each !== number));
    focusName(1);
  };
  const type = isHydrated ? 'button' : 'submit';
  return (
    <>
      {numbers.map((number, index) => {
        const place = index + 1;
        const shown = count(place, language);
        const field = (part: 'name' | 'profile') => ({ id: `${part}-${place}`, name: `${part}-${place}` });
        return (
          <div key={number} className="vstart-person">
            {numbers.length > 1 && (
              <p className="vstart-person-head num">
                <b>{m.visacase_start_person({ number: shown })}</b>
                <button
                  type={type}
                  name="takeOut"
                  value={place}
                  aria-label={m.visacase_start_take_out_of({ number: shown })}
                  onClick={isHydrated ? () => takeOut(number) : undefined}
                >
                  {m.visacase_start_take_out()}
                </button>
              </p>
            )}
            <Field
              id={`name-${place}`}
              label={m.visacase_start_name()}
              help={m.visacase_start_name_help()}
              error={errorOf(`name-${place}`)}
            >
              <input
                {...field('name')}
                defaultValue={typed[`name-${number}`] ?? ''}
                type="text"
                maxLength={80}
                autoComplete="off"
              />
            </Field>
            <Field id={`profile-${place}`} label={m.visas_you_are()} error={errorOf(`profile-${place}`)}>
              <select {...field('profile')} defaultValue={typed[`profile-${number}`] || profile}>
                {profiles.map((each) => (
                  <option key={each} value={each}>
                    {profileName[each]()}
                  </option>
                ))}
              </select>
            </Field>
          </div>
        );
      })}
      {numbers.length < caseLimits.applicants && (
        <button
          type={type}
          name="add"
          value="1"
          className="btn btn-line vstart-add"
          onClick={isHydrated ? add : undefined}
        >
          <Icon of={Plus} />
          {m.visacase_start_add()}
        </button>
      )}
    </>
  );
}
