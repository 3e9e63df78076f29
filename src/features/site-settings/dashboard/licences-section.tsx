import { TextInput } from '@mantine/core';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { licenceName } from '../licences.rules.ts';
import { licenceKinds } from '../site-settings.contract.ts';
import { SettingsDate } from './settings-date.tsx';
import type { SettingsForm } from './settings-form.ts';
import { SettingsSection } from './settings-section.tsx';

interface LicencesSectionProps {
  readonly form: SettingsForm;
  /** On a page of its own, which has its heading. */
  readonly isAlone?: boolean;
}

/** The licences and memberships that the footer and papers show. */
export function LicencesSection({ form, isAlone = false }: LicencesSectionProps) {
  return (
    <SettingsSection
      part="licences"
      title={m.office_set_licences()}
      text={m.office_set_licences_text()}
      isAlone={isAlone}
    >
      {licenceKinds.map((kind) => (
        <TextInput
          key={kind}
          label={licenceName(kind, officeLanguage())}
          {...form.getInputProps(`licences.${kind}`)}
        />
      ))}
      <SettingsDate form={form} path="papers.registeredUntil" label={m.office_set_registered_until()} />
      <TextInput
        label={m.office_set_bin()}
        description={m.office_set_bin_text()}
        {...form.getInputProps('papers.bin')}
      />
    </SettingsSection>
  );
}
