import { z } from 'zod';

const address = z.object({ Email: z.string() });

/** A mail as a mail service posts it: raw, or in parts under the names of Postmark. */
export const inboundJson = z.union([
  z.object({ raw: z.string().min(1), encoding: z.enum(['utf8', 'base64']).default('utf8') }),
  z.object({
    FromFull: address,
    ToFull: z.array(address).default([]),
    CcFull: z.array(address).default([]),
    OriginalRecipient: z.string().default(''),
    Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
    TextBody: z.string().default(''),
    HtmlBody: z.string().default(''),
    Attachments: z.array(z.object({ Name: z.string(), Content: z.string() })).default([]),
  }),
]);
export type InboundJson = z.infer<typeof inboundJson>;

/** What came of a mail. */
export const inboundResult = z.object({ result: z.enum(['taken', 'again', 'automatic']) });
