import { type UseFormReturnType, useForm } from '@mantine/form';
import type { core } from 'zod';
import { m } from '#messages/messages.js';
import { noReceivingAccounts } from '../receiving-accounts.contract.ts';
import { defaultBooking, defaultSales, defaultVisaCases } from '../sales.data.ts';
import { type SiteSettings, siteSettings } from '../site-settings.contract.ts';
import { gapIssue } from '../words/words.contract.ts';
import { noLetterWords, ownTemplates } from '../words/words.rules.ts';

/** The form's fields of settings that were saved before they had licences. */
const noLicences: SiteSettings['licences'] = { travelAgency: '', atab: '', iata: '', hajj: '', umrah: '' };

/** The same for what papers say. */
const noPapers: SiteSettings['papers'] = { registeredUntil: '', bin: '', vat: 0 };

/** And for the look: all standard. */
const noLook: SiteSettings['look'] = { brand: '', accent: '', logo: '' };

/** Parts that older settings lack, as the form begins them. */
const absentParts = (settings: SiteSettings) => {
  const { look, licences, papers, sales, booking, visaCases, receivingAccounts, words } = settings;
  return {
    look: look ?? noLook,
    licences: licences ?? noLicences,
    papers: papers ?? noPapers,
    sales: sales ?? defaultSales,
    booking: { ...defaultBooking, ...booking },
    visaCases: { ...defaultVisaCases, ...visaCases },
    receivingAccounts: receivingAccounts ?? noReceivingAccounts,
    words: {
      templates: words?.templates ?? ownTemplates(),
      letters: { ...noLetterWords, ...words?.letters },
    },
  };
};

export type SettingsForm = UseFormReturnType<SiteSettings>;

function issueWords(issue: core.$ZodIssue): string {
  const gap = issue.code === 'custom' ? gapIssue.safeParse(issue.params).data : undefined;
  if (gap !== undefined) {
    return m.office_set_gap_unknown(gap);
  }
  return issue.code === 'too_small' ? m.office_field_needed() : m.office_field_wrong();
}

/** Errors by field path, from the server's schema. */
export function settingsErrors(values: SiteSettings): Record<string, string> {
  const parsed = siteSettings.safeParse(values);
  if (parsed.success) {
    return {};
  }
  return Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issueWords(issue)]));
}

/** The form of the settings; parts without fields are sent back unchanged. */
export function useSettingsForm(initialValues: SiteSettings): SettingsForm {
  return useForm<SiteSettings>({
    mode: 'controlled',
    initialValues: { ...initialValues, ...absentParts(initialValues) },
    validate: settingsErrors,
    validateInputOnBlur: true,
  });
}
