import { TextInput } from '@mantine/core';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { licenceName } from '../licences.rules.ts';
import { licenceKinds, socialNetworks } from '../site-settings.contract.ts';
import { BothField } from './both-field.tsx';
import { SettingsDate } from './settings-date.tsx';
import type { SettingsForm } from './settings-form.ts';
import { networkNames } from './settings-search.ts';
import { SettingsSection } from './settings-section.tsx';

/** Name and contact of the agency. */
export function AgencySection({ form }: { form: SettingsForm }) {
  return (
    <>
      <SettingsSection part="agency" title={m.office_set_agency()} text={m.office_set_agency_text()}>
        <BothField form={form} path="agency.name" label={m.office_column_name()} />
        <BothField form={form} path="agency.wordmark" label={m.office_set_wordmark()} />
        <BothField form={form} path="agency.wordmarkLine" label={m.office_set_wordmark_line()} />
        <BothField form={form} path="agency.tagline" label={m.office_set_tagline()} />
        <BothField form={form} path="agency.description" label={m.office_set_description()} long />
      </SettingsSection>
      <SettingsSection part="contact" title={m.office_set_contact()} text={m.office_set_contact_text()}>
        <TextInput type="tel" label={m.office_set_phone()} {...form.getInputProps('agency.phone')} />
        <TextInput type="tel" label={m.inbox_source_whatsapp()} {...form.getInputProps('agency.whatsapp')} />
        <TextInput type="email" label={m.identity_email()} {...form.getInputProps('agency.email')} />
      </SettingsSection>
      <SettingsSection part="licences" title={m.office_set_licences()} text={m.office_set_licences_text()}>
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
      <SettingsSection part="social" title={m.office_set_social()} text={m.office_set_social_text()}>
        {socialNetworks.map((network) => (
          <TextInput
            key={network}
            type="url"
            label={networkNames[network]}
            {...form.getInputProps(`social.${network}`)}
          />
        ))}
      </SettingsSection>
    </>
  );
}
