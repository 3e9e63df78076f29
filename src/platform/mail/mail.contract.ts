import { z } from 'zod';
import { languages } from '../language.ts';
import { pagingParameters } from '../paging.contract.ts';
import { searched } from '../plain-text.contract.ts';
import { mailStates } from './mail.rules.ts';

export const mailQuery = z.strictObject({
  state: z.enum(mailStates).optional().meta({ description: 'Only mail in this state.' }),
  kind: z
    .string()
    .max(80)
    .regex(/^[a-z.-]*$/, 'No such kind.')
    .optional()
    .meta({ example: 'enquiries.reply' }),
  q: searched(100).default('').meta({ description: 'Part of the address or the subject.' }),
  ...pagingParameters,
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
export type MailQuery = z.output<typeof mailQuery>;

const moment = z.iso.datetime();

const listedMail = z
  .object({
    id: z.uuid(),
    kind: z.string().meta({ description: 'What it is, such as `identity.password-reset`.' }),
    to: z.string(),
    language: z.enum(languages),
    subject: z.string(),
    state: z.enum(mailStates).meta({
      description: '`dead`: it was refused, or tried for four days. `dropped`: the office cancelled it.',
    }),
    attempts: z.int(),
    lastError: z.string().nullable().meta({ description: 'What the mail server said last.' }),
    createdAt: moment,
    nextAttemptAt: moment.nullable(),
    sentAt: moment.nullable(),
  })
  .meta({ id: 'Mail' });
export type ListedMail = z.infer<typeof listedMail>;

export const mailList = z.object({
  items: z.array(listedMail),
  total: z.int(),
  next: z.string().nullable(),
  counts: z
    .record(z.enum(mailStates), z.int())
    .meta({ description: 'How many each state has with the other conditions.' }),
});
export type MailPage = z.output<typeof mailList>;

export const oneMail = z.strictObject({ id: z.uuid() });

export const manyMails = z.object({ count: z.int() }).meta({ id: 'MailCount' });
