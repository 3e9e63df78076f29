import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { officeLanguage } from '#dashboard/language.ts';
import { profileName } from '#features/visas/visa-names.rules.ts';
import type { Profile } from '#features/visas/visas.contract.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { type TypedApplicant, withPasted } from './case-request.ts';

interface CaseApplicantsProps {
  readonly applicants: readonly TypedApplicant[];
  /** That the guide has. */
  readonly profiles: readonly Profile[];
  /** What is wrong with a name. */
  readonly error: (index: number) => ReactNode;
  readonly set: (applicants: readonly TypedApplicant[]) => void;
}

/** Who applies: the name as in the passport, and what each of them is. */
export function CaseApplicants({ applicants, profiles, error, set }: CaseApplicantsProps) {
  const change = (id: string, part: Partial<TypedApplicant>) =>
    set(applicants.map((each) => (each.id === id ? { ...each, ...part } : each)));
  return applicants.map(({ id, name, profile }, index) => (
    <fieldset
      key={id}
      className="vc-applicant"
      aria-label={m.office_case_applicant({ number: count(index + 1, officeLanguage()) })}
    >
      <TextInput
        id={`case-${id}`}
        label={m.office_case_passport_name()}
        maxLength={80}
        autoComplete="off"
        value={name}
        error={error(index)}
        onChange={({ currentTarget }) => change(id, { name: currentTarget.value })}
        onPaste={(event) => {
          const pasted = withPasted(applicants, id, event.clipboardData.getData('text'));
          if (pasted !== undefined) {
            event.preventDefault();
            set(pasted);
          }
        }}
      />
      <NativeSelect
        label={m.office_case_profile()}
        disabled={profiles.length === 0}
        value={profile ?? profiles[0] ?? ''}
        data={profiles.map((value) => ({ value, label: profileName[value]() }))}
        onChange={({ currentTarget }) =>
          change(id, { profile: profiles.find((each) => each === currentTarget.value) })
        }
      />
      {applicants.length > 1 && (
        <ActionIcon
          className="ord-line-remove"
          variant="subtle"
          size={36}
          aria-label={m.office_case_remove_applicant({ name })}
          onClick={() => set(applicants.filter((each) => each.id !== id))}
        >
          <Icon of={X} />
        </ActionIcon>
      )}
    </fieldset>
  ));
}
