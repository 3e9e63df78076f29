import { z } from 'zod';
import { timeOfDay } from '../time-of-day.contract.ts';
import { type CustomerEvent, customerEvents } from './events.data.ts';

const poisha = z.int().min(0).max(100_000_000_00);

/** Whether an event goes by SMS and by WhatsApp; by e-mail it goes wherever there is an address. */
const ways = z.strictObject({ sms: z.boolean(), whatsapp: z.boolean() });

/** How customers are told. Sums are poisha. */
export const messageSettings = z.strictObject({
  events: z.partialRecord(z.enum(customerEvents), ways),
  /** Hours of the night in Dhaka in which nothing is sent to telephones but what can't wait; equal ones are none. */
  quietFrom: timeOfDay,
  quietUntil: timeOfDay,
  /** What a month's messages may cost before those that can wait do. */
  budget: poisha,
  /** What the provider charges. */
  prices: z.strictObject({ smsPart: poisha, whatsappUtility: poisha, whatsappMarketing: poisha }),
});
export type MessageSettings = z.infer<typeof messageSettings>;

/** Whether an event goes by a channel of telephones; what the settings don't name does. */
export const goesBy = (
  { events }: Pick<MessageSettings, 'events'>,
  event: CustomerEvent,
  channel: 'sms' | 'whatsapp',
): boolean => events[event]?.[channel] ?? true;

/** How an agency tells customers that has saved nothing else: 35 poisha a part, five thousand taka a month. */
export const defaultMessageSettings: MessageSettings = {
  events: {},
  quietFrom: '22:00',
  quietUntil: '08:00',
  budget: 5_000_00,
  prices: { smsPart: 35, whatsappUtility: 90, whatsappMarketing: 700 },
};
