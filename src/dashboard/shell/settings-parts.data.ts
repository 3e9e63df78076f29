import { m } from '#messages/messages.js';

/** The sections of the settings, in their order. */
export const settingsParts = [
  { key: 'agency', label: m.office_set_agency },
  { key: 'contact', label: m.office_set_contact },
  { key: 'licences', label: m.office_set_licences },
  { key: 'social', label: m.office_set_social },
  { key: 'look', label: m.office_set_look },
  { key: 'payment-marks', label: m.office_set_payment_marks },
  { key: 'office', label: m.office_set_office },
  { key: 'hours', label: m.office_set_hours },
  { key: 'sells', label: m.office_set_sells },
  { key: 'sales', label: m.office_set_sales },
  { key: 'vat', label: m.office_set_vat_title },
  { key: 'receiving', label: m.office_set_receiving },
  { key: 'holidays', label: m.office_set_holidays },
  { key: 'notices', label: m.office_set_notices },
  { key: 'templates', label: m.office_set_templates },
  { key: 'messages', label: m.office_set_messages },
  { key: 'letters', label: m.office_set_letters },
  { key: 'home', label: m.office_set_home },
] as const;
export type SettingsPart = (typeof settingsParts)[number]['key'];
