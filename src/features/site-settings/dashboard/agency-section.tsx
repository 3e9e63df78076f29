import { TextInput } from '@mantine/core';
import { m } from '#messages/messages.js';
import { BothField } from './both-field.tsx';
import type { SettingsForm } from './settings-form.ts';
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
    </>
  );
}
