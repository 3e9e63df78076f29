import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { X } from 'lucide-react';
import { officeLanguage } from '#dashboard/language.ts';
import { profileName } from '#features/visas/visa-names.rules.ts';
import type { Profile } from '#features/visas/visas.contract.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { type TypedApplicant, type TypedCase, withPasted } from './typed-case.ts';

interface CaseApplicantsProps {
  readonly applicants: readonly TypedApplicant[];
  /** That the guide has. */
  readonly profiles: readonly Profile[];
  readonly faults: Readonly<Record<string, string>>;
  readonly set: (part: Pick<TypedCase, 'applicants'>) => void;
}

/** Who applies: the name as in the passport, and what each of them is. */
export function CaseApplicants({ applicants, profiles, faults, set }: CaseApplicantsProps) {
  const change = (id: string, part: Partial<TypedApplicant>) =>
    set({ applicants: applicants.map((each) => (each.id === id ? { ...each, ...part } : each)) });
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
        error={faults[`${id}.name`]}
        onChange={({ currentTarget }) => change(id, { name: currentTarget.value })}
        onPaste={(event) => {
          const pasted = withPasted(applicants, id, event.clipboardData.getData('text'));
          if (pasted !== undefined) {
            event.preventDefault();
            set({ applicants: pasted });
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
          onClick={() => set({ applicants: applicants.filter((each) => each.id !== id) })}
        >
          <Icon of={X} />
        </ActionIcon>
      )}
    </fieldset>
  ));
}
