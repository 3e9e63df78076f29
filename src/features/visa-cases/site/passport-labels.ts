import { m } from '#messages/messages.js';
import type { PassportMove, PassportPlace } from '../passports/passports.rules.ts';

export const slipTitle: Readonly<Record<PassportMove, () => string>> = {
  received: m.visacase_slip_received,
  sent: m.visacase_slip_sent,
  collected: m.visacase_slip_collected,
  'handed-over': m.visacase_slip_handed_over,
};

export const slipLabels: Readonly<
  Record<PassportMove, (inputs: { country: string; reference: string }) => string>
> = {
  received: m.visacase_slip_received_text,
  sent: m.visacase_slip_sent_text,
  collected: m.visacase_slip_collected_text,
  'handed-over': m.visacase_slip_handed_over_text,
};

/** Where a passport is, as its holder reads it. */
export const passportLabels: Readonly<Record<PassportPlace, (inputs: { date: string }) => string>> = {
  office: m.visacase_passport_office,
  centre: m.visacase_passport_centre,
  customer: m.visacase_passport_customer,
};
