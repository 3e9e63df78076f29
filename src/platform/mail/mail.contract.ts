import { z } from '@hono/zod-openapi';
import { languages } from '../language.ts';

const mailStates = ['waiting', 'sent', 'dead'] as const;

export const mailQuestion = z.strictObject({
  state: z.enum(mailStates).optional().openapi({ description: 'Only mail in this state.' }),
  cursor: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f-]{36}$/)
    .refine((cursor) => !Number.isNaN(Date.parse(cursor.split('_')[0] ?? '')), 'No such moment.')
    .refine((cursor) => z.uuid().safeParse(cursor.split('_')[1]).success, 'No such mail.')
    .optional()
    .openapi({ description: '`next` of the page before.' }),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
export type MailQuestion = z.output<typeof mailQuestion>;

const moment = z.iso.datetime();

export const listedMail = z
  .object({
    id: z.uuid(),
    kind: z.string().openapi({ description: 'What it is, such as `identity.password-reset`.' }),
    to: z.string(),
    language: z.enum(languages),
    subject: z.string(),
    state: z.enum(mailStates).openapi({ description: '`dead`: it was refused, or tried for four days.' }),
    attempts: z.int(),
    lastError: z.string().nullable().openapi({ description: 'What the mail server said last.' }),
    createdAt: moment,
    nextAttemptAt: moment.nullable(),
    sentAt: moment.nullable(),
  })
  .openapi('Mail');
export type ListedMail = z.output<typeof listedMail>;

export const mailList = z.object({
  items: z.array(listedMail),
  total: z.int(),
  next: z.string().nullable(),
});

export const oneMail = z.strictObject({ id: z.uuid() });
