import { type UseFormReturnType, useForm } from '@mantine/form';
import type { core, z } from 'zod';
import { issueText as documentIssueText } from '#dashboard/form/issue-label.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { type SiteSettings, siteSettings, socialNetworks } from '../site-settings.contract.ts';
import { wholeSettings } from '../whole-settings.rules.ts';
import { gapIssue } from '../words/words.contract.ts';

export type SettingsForm = UseFormReturnType<SiteSettings>;

/** What would do in a field that only the settings have, by the last step of its path, or by that and the list it is in. */
const ownTexts: Readonly<Record<string, () => string>> = {
  phone: m.office_refused_phone,
  whatsapp: m.office_refused_phone,
  until: m.office_set_notice_until_wrong,
  daysBefore: m.office_set_ladder_twice,
  brand: m.office_set_colour_wrong,
  accent: m.office_set_colour_wrong,
  link: m.writing_ed_link_help,
  'wallets number': m.office_set_wallet_number_wrong,
  'banks number': m.office_set_bank_number_wrong,
  routing: m.office_set_routing_wrong,
  ...Object.fromEntries(socialNetworks.map((network) => [network, m.office_set_web_page_wrong])),
  opens: m.office_set_time_wrong,
  closes: m.office_set_time_wrong,
  quietFrom: m.office_set_time_wrong,
  quietUntil: m.office_set_time_wrong,
  bin: m.office_set_bin_wrong,
  own: m.office_set_vat_wrong,
  official: m.office_set_vat_wrong,
  supplier: m.office_set_vat_wrong,
  fee: m.office_set_vat_wrong,
};

const ownTextOf = (path: core.$ZodIssue['path']) =>
  ownTexts[`${String(path.at(-3))} ${String(path.at(-1))}`] ?? ownTexts[String(path.at(-1))];

function gapText({ gap, known }: z.output<typeof gapIssue>): string {
  return known === '' ? m.office_set_gap_none({ gap }) : m.office_set_gap_unknown({ gap, known });
}

function issueText(issue: core.$ZodIssue): string {
  const own = ownTextOf(issue.path);
  if (issue.code === 'custom') {
    const gap = gapIssue.safeParse(issue.params).data;
    return gap === undefined ? (own ?? m.office_field_wrong)() : gapText(gap);
  }
  if (issue.code === 'invalid_union') {
    return (own ?? m.writing_not_right)();
  }
  if (issue.code === 'invalid_format' && issue.format === 'email') {
    return m.office_refused_email();
  }
  return issue.code === 'invalid_format' && (issue.format === 'regex' || issue.format === 'url') && own
    ? own()
    : documentIssueText(issue, officeLanguage());
}

/** Errors by field path, from the server's schema. */
export function settingsErrors(values: SiteSettings): Record<string, string> {
  const parsed = siteSettings.safeParse(values);
  if (parsed.success) {
    return {};
  }
  return Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issueText(issue)]));
}

/** The form of the settings; parts without fields are sent back unchanged. */
export function useSettingsForm(initialValues: SiteSettings): SettingsForm {
  return useForm<SiteSettings>({
    mode: 'controlled',
    initialValues: wholeSettings(initialValues),
    validate: settingsErrors,
    validateInputOnBlur: true,
  });
}
