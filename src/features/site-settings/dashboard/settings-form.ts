import { type UseFormReturnType, useForm } from '@mantine/form';
import { m } from '#messages/messages.js';
import { type SiteSettings, siteSettings } from '../site-settings.contract.ts';

/** The form's fields of settings that were saved before they had licences. */
const noLicences: SiteSettings['licences'] = { travelAgency: '', atab: '', iata: '', hajj: '', umrah: '' };

export type SettingsForm = UseFormReturnType<SiteSettings>;

/** Errors by field path, from the server's schema. */
export function settingsErrors(values: SiteSettings): Record<string, string> {
  const parsed = siteSettings.safeParse(values);
  if (parsed.success) {
    return {};
  }
  return Object.fromEntries(
    parsed.error.issues.map(({ path, code }) => [
      path.join('.'),
      code === 'too_small' ? m.office_field_needed() : m.office_field_wrong(),
    ]),
  );
}

/** The form of the settings; parts without fields are sent back unchanged. */
export function useSettingsForm(initialValues: SiteSettings): SettingsForm {
  return useForm<SiteSettings>({
    mode: 'controlled',
    initialValues: { licences: noLicences, ...initialValues },
    validate: settingsErrors,
    validateInputOnBlur: true,
  });
}
