import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import { otherPhonesOf } from '#platform/phone/phone.rules.ts';

/** A message with the numbers below that were typed beside the first one: an enquiry has one number to call. */
export function withOtherPhones(message: string, phone: string | undefined, locale: Language): string {
  const others = otherPhonesOf(phone ?? '').map(groupedPhone);
  return others.length === 0
    ? message
    : [message, m.enquiry_other_phone({ phone: others.join(', ') }, { locale })].filter(Boolean).join('\n');
}
