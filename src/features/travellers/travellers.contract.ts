import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { line } from '#platform/text.contract.ts';

/** The most travellers that are looked at together. */
export const maxTravellers = 60;

/** What is known of one traveller; what the passport's lines say goes before what was typed. */
export const travellerTyped = z.strictObject({
  /** The two lines at the foot of a passport's page, as they stand or as they were pasted. */
  mrz: z.tuple([z.string().max(200), z.string().max(200)]).optional(),
  surname: line(80).optional(),
  givenNames: line(80).optional(),
  birthDate: calendarDate.optional(),
  passportNumber: line(20).optional(),
  expiresOn: calendarDate.optional(),
  /** The name on the ticket or the visa, such as `RAHMAN/ABDUL KARIM MR`. */
  ticketName: line(120).optional(),
});
export type TravellerTyped = z.infer<typeof travellerTyped>;

/** Travellers of one journey. Ages and passports count at its dates. */
export const checkRequest = z
  .strictObject({
    travellers: z.array(travellerTyped).min(1).max(maxTravellers),
    departsOn: calendarDate,
    returnsOn: calendarDate,
  })
  .refine(({ departsOn, returnsOn }) => departsOn <= returnsOn, {
    path: ['returnsOn'],
    message: 'It cannot come back before it leaves.',
  });

export const warningCodes = [
  'mrz.malformed',
  'mrz.check-digit',
  'passport.expired',
  'passport.expires',
  'passport.twice',
  'name.single',
  'name.differs',
  'age.turns-2',
  'age.turns-12',
  // Of the travellers of an order: as what their seats were sold, and who stands there twice.
  'age.kind',
  'name.twice',
] as const;

const warning = z.object({ code: z.enum(warningCodes), message: z.string() });
export type Warning = z.infer<typeof warning>;

const fields = z.object({
  surname: z.string().nullable(),
  givenNames: z.string().nullable(),
  /** As in a passport: F, M, or X for neither said. */
  sex: z.enum(['F', 'M', 'X']).nullable(),
  birthDate: calendarDate.nullable(),
  /** The state's three letters, as in a passport. */
  nationality: z.string().nullable(),
  passportNumber: z.string().nullable(),
  expiresOn: calendarDate.nullable(),
  personalNumber: z.string().optional(),
});

export const checked = z.object({
  travellers: z.array(z.object({ fields, warnings: z.array(warning) })),
});
export type Checked = z.infer<typeof checked>;
