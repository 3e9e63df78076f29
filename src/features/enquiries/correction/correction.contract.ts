import { z } from 'zod';
import { plainLine } from '#platform/plain-text.contract.ts';
import { line } from '#platform/text.contract.ts';

/** What was wrong of how a customer is called and reached. What is absent stays; null takes a number or an address away. */
export const contactCorrection = z.strictObject({
  name: plainLine(80, 2).optional(),
  phone: z
    .string()
    .trim()
    .max(40)
    .nullish()
    .meta({ description: 'In any format; it is stored in E.164. Null: the customer has none.' }),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(120)
    .nullish()
    .meta({ description: 'Null: the customer has none.' }),
  reason: line(300),
});
export type ContactCorrection = z.output<typeof contactCorrection>;

export const correctionOfOne = contactCorrection.extend({ id: z.uuid() });

/** How a customer is called and reached from now on. */
export const correctedContact = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    name: z.string(),
    phone: z.string().nullable(),
    otherPhones: z.array(z.string()),
    email: z.string().nullable(),
  })
  .meta({ id: 'CorrectedContact' });
