import { type SettingsPart, settingsParts } from '#dashboard/shell/settings-parts.data.ts';
import { m } from '#messages/messages.js';
import { type Language, languages } from '#platform/language.ts';
import { fold } from '#ui/combobox/fold.ts';
import { licenceName } from '../licences.rules.ts';
import { licenceKinds } from '../site-settings.contract.ts';

type InLanguage = (inputs: Record<string, never>, options: { readonly locale: Language }) => string;
type Entry = readonly [label: InLanguage, help?: InLanguage];

export const networkNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
};

/** What may be sold, in words. */
export const soldNames = {
  domestic: m.office_nav_domestic,
  international: m.office_nav_international,
  visas: m.office_nav_visas,
  airTickets: m.site_air_ticket,
  umrah: m.office_set_sells_umrah,
};

const licenceIn =
  (kind: (typeof licenceKinds)[number]): InLanguage =>
  (_, { locale }) =>
    licenceName(kind, locale);

/** The labels and helps of each section, itself first. */
const entries: Readonly<Record<SettingsPart, readonly Entry[]>> = {
  agency: [
    [m.office_set_agency, m.office_set_agency_text],
    [m.office_column_name],
    [m.office_set_wordmark],
    [m.office_set_wordmark_line],
    [m.office_set_tagline],
    [m.office_set_description],
  ],
  contact: [
    [m.office_set_contact, m.office_set_contact_text],
    [m.office_set_phone],
    [m.inbox_source_whatsapp],
    [m.identity_email],
  ],
  licences: [
    [m.office_set_licences, m.office_set_licences_text],
    [m.office_set_registered_until],
    [m.office_set_bin, m.office_set_bin_text],
    ...licenceKinds.map((kind) => [licenceIn(kind)] as const),
  ],
  social: [
    [m.office_set_social, m.office_set_social_text],
    ...Object.values(networkNames).map((name) => [() => name] as const),
  ],
  look: [
    [m.office_set_look, m.office_set_look_text],
    [m.office_set_logo, m.office_set_logo_text],
    [m.office_set_brand],
    [m.office_set_accent],
  ],
  'payment-marks': [[m.office_set_payment_marks, m.office_set_payment_marks_text]],
  office: [
    [m.office_set_office],
    [m.office_set_street],
    [m.office_set_area],
    [m.office_set_city],
    [m.office_set_postcode],
    [m.office_set_map],
    [m.office_set_lat],
    [m.office_set_lng],
  ],
  hours: [
    [m.office_set_hours, m.office_set_hours_text],
    [m.office_set_hours_line],
    [m.office_set_opens],
    [m.office_set_closes],
  ],
  sells: [
    [m.office_set_sells, m.office_set_sells_text],
    ...Object.values(soldNames).map((name) => [name] as const),
  ],
  sales: [
    [m.office_set_sales, m.office_set_sales_text],
    [m.office_set_deposit],
    [m.office_set_rest_days],
    [m.office_set_quote_days],
    [m.office_set_refund_days],
    [m.office_set_hold_minutes],
    [m.office_set_later_days],
    [m.office_set_offer_hours],
    [m.office_set_travellers_until],
    [m.office_set_travellers_remind],
    [m.office_set_passports_days],
    [m.office_set_case_files_days],
    [m.office_set_case_sooner, m.office_set_case_sooner_text],
    [m.office_set_case_keep],
    [m.office_set_case_keep_collecting],
    [m.office_set_case_keep_checking],
    [m.office_set_case_keep_submitted],
    [m.office_set_approval_from],
    [m.office_set_write_off_up_to],
    [m.office_set_ladder],
    [m.office_set_ladder_days],
    [m.office_set_ladder_keep],
  ],
  vat: [
    [m.office_set_vat_title, m.office_set_vat_text],
    [m.office_set_vat_mode],
    [m.office_set_vat_own],
    [m.office_set_vat_official],
    [m.office_set_vat_supplier],
    [m.office_set_vat_fee],
  ],
  receiving: [
    [m.office_set_receiving, m.office_set_receiving_text],
    [m.office_set_wallet_bkash],
    [m.office_set_wallet_nagad],
    [m.office_set_wallet_rocket],
    [m.office_set_wallet_upay],
    [m.office_set_wallet],
    [m.office_set_number],
    [m.office_set_wallet_kind],
    [m.office_set_bank],
    [m.office_set_branch],
    [m.office_set_holder],
    [m.office_set_routing],
  ],
  holidays: [[m.office_set_holidays, m.office_set_holidays_text]],
  notices: [
    [m.office_set_notices, m.office_set_notices_text],
    [m.office_set_notice],
    [m.office_set_notice_from],
    [m.office_set_notice_until],
    [m.office_set_notice_link, m.office_set_notice_link_help],
  ],
  templates: [
    [m.office_set_templates],
    [m.office_column_name],
    [m.office_set_template_text],
    [m.office_set_template_kinds],
  ],
  messages: [
    [m.office_set_messages, m.office_set_messages_text],
    [m.office_set_quiet_from, m.office_set_quiet_text],
    [m.office_set_quiet_until],
    [m.office_set_message_budget, m.office_set_message_budget_text],
    [m.office_set_sms_part],
    [m.office_set_whatsapp_utility],
    [m.office_set_whatsapp_marketing],
    [m.office_set_message_events],
  ],
  letters: [
    [m.office_set_letters, m.office_set_letters_text],
    [m.office_set_letter_confirmation],
    [m.office_set_letter_reply],
    [m.office_set_letter_order],
    [m.office_set_letter_account],
    [m.office_set_letter_greeting],
    [m.office_set_letter_closing],
    [m.office_set_letter_signature],
  ],
  home: [
    [m.office_set_home, m.office_set_home_text],
    [m.office_nav_domestic],
    [m.office_nav_international],
    [m.office_nav_visas],
  ],
};

/** A setting that was found: its section, and its label in the language asked for. */
export interface FoundSetting {
  readonly part: SettingsPart;
  readonly label: string;
}

/**
 * The settings whose label, or else whose help, has what was typed, in either language; labels first, in the order of the page.
 * @param language of the labels
 */
export function findSettings(typed: string, language: Language): readonly FoundSetting[] {
  const wanted = fold(typed);
  if (wanted === '') {
    return [];
  }
  const has = (text: InLanguage | undefined) =>
    text !== undefined && languages.some((locale) => fold(text({}, { locale })).includes(wanted));
  const all = settingsParts.flatMap(({ key }) =>
    entries[key].map(([label, help]) => ({ part: key, label, help })),
  );
  const named = all.filter(({ label }) => has(label));
  const helped = all.filter(({ label, help }) => !has(label) && has(help));
  return [...named, ...helped].map(({ part, label }) => ({ part, label: label({}, { locale: language }) }));
}
