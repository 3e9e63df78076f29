import { z } from 'zod';
import { travellerTyped } from '#features/travellers/travellers.contract.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';

/** What can be wrong with a passport, or with the name that a case has. */
export const nameErrors = [
  'mrz.malformed',
  'mrz.check-digit',
  'passport.expired',
  'passport.expires',
  'passport.twice',
  'name.single',
  'name.differs',
] as const;
export type NameError = (typeof nameErrors)[number];

/** What the data page of a passport says: its two lines, or what was typed of it. */
export const passportPage = travellerTyped
  .omit({ ticketName: true })
  .refine(({ mrz, surname, givenNames }) => mrz ?? surname ?? givenNames, {
    path: ['surname'],
    message: 'Send the two lines, or at least one name.',
  });
export type PassportPage = z.infer<typeof passportPage>;

/** What somebody read: the passport of an applicant, or the name that a paper is in; null: not read any more. */
export const readName = z.union([
  z.strictObject({ applicant: z.uuid(), passport: passportPage.nullable() }),
  z.strictObject({ paper: z.uuid(), written: plainLine(120, 2).nullable() }),
]);
export type ReadName = z.infer<typeof readName>;

/** The names of a case beside each other. No passport number and no birth date is in them. */
export const caseNames = z
  .object({
    applicants: z.array(
      z.object({
        id: z.uuid(),
        /** As the case has it. */
        name: z.string().nullable(),
        passport: z
          .object({
            surname: z.string().nullable(),
            givenNames: z.string().nullable(),
            expiresOn: calendarDate.nullable(),
          })
          .nullable(),
        faults: z.array(z.enum(nameErrors)),
        /** The papers that something has come for. */
        papers: z.array(
          z.object({
            id: z.uuid(),
            name: z.string(),
            /** The name that the paper is in; null while nobody has read it. */
            written: z.string().nullable(),
            /** It is another name than in the passport, or in the case while no passport was read. */
            differs: z.boolean(),
          }),
        ),
      }),
    ),
    /** Until when a passport must be valid: six months after the return. */
    validUntil: calendarDate,
  })
  .meta({ id: 'VisaCaseNames' });
export type CaseNames = z.infer<typeof caseNames>;
