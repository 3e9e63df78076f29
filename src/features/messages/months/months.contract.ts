import { z } from 'zod';
import { channels } from '#platform/messages/messages.rules.ts';
import { budgetWarnings } from './months.rules.ts';

export const monthsQuery = z.strictObject({
  months: z.coerce
    .number()
    .int()
    .min(1)
    .max(36)
    .default(12)
    .meta({ description: 'So many months of Dhaka back, this one among them.' }),
});

const channelOfMonth = z.object({
  channel: z.enum(channels),
  out: z.int().meta({
    description:
      'Messages to people that weren’t stopped. What went on by another channel, or was sent again, counts there alone.',
  }),
  sent: z.int().meta({ description: 'Of these, what the server or provider took.' }),
  arrived: z
    .int()
    .nullable()
    .meta({ description: 'Of these, what arrived. `null`: this channel doesn’t report it.' }),
  failed: z.int().meta({ description: 'What reached nobody and wasn’t sent again.' }),
  in: z.int().meta({ description: 'What customers wrote.' }),
  cost: z.int().meta({ description: 'In poisha.' }),
});
export type ChannelOfMonth = z.infer<typeof channelOfMonth>;

const monthOfMessages = z
  .object({
    month: z.string().meta({ example: '2026-12' }),
    channels: z.array(channelOfMonth),
    cost: z.int().meta({ description: 'Of all channels, in poisha.' }),
  })
  .meta({ id: 'MonthOfMessages' });
export type MonthOfMessages = z.infer<typeof monthOfMessages>;

export const messageMonths = z.object({
  months: z.array(monthOfMessages).meta({
    description: 'Newest first. A month without messages is left out.',
  }),
  budget: z.int().meta({ description: 'What a month’s messages may cost, in poisha.' }),
  spent: z.int().meta({ description: 'What they have cost in this month of Dhaka so far, in poisha.' }),
  warning: z.enum(budgetWarnings).nullable().meta({
    description:
      '`nearly`: four fifths of the budget are spent. `spent`: what can wait does, until the next month.',
  }),
});
export type MessageMonths = z.infer<typeof messageMonths>;
