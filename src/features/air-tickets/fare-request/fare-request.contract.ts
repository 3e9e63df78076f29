import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { oneOf, type QueryField, query, text } from '#platform/http/query.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { codeIn } from '../airports/airports.rules.ts';
import { cabins, flexibilities, maxInGroup, maxLegs, trips } from './fare-request.rules.ts';

/** Where a flight begins or ends: an IATA code if it is known, always the visitor's text. */
const place = z.strictObject({
  code: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  text: plainLine(60),
});

/** The journey of a fare request, as the server takes it. */
export const fareJourney = z
  .strictObject({
    trip: z.enum(trips),
    legs: z
      .array(z.strictObject({ from: place, to: place, depart: calendarDate }))
      .min(1)
      .max(maxLegs),
    returnOn: calendarDate.optional(),
    cabin: z.enum(cabins),
    /** Days by which the flights may be earlier or later. */
    flexibleDays: z.int().min(0).max(7),
    passengers: z.strictObject({
      /** 12 years and older. */
      adults: z.int().min(1).max(maxInGroup),
      /** 2 to 11 years. */
      children: z
        .int()
        .min(0)
        .max(maxInGroup - 1),
      /** Younger than 2. */
      infants: z.int().min(0).max(maxInGroup),
    }),
    /** The company that travels or pays. */
    company: plainLine(120).optional(),
    /** Whether it needs an invoice. */
    invoice: z.boolean().optional(),
  })
  .refine(({ trip, legs }) => trip === 'multi-city' || legs.length === 1, {
    path: ['legs'],
    message: 'Only a journey of several cities has more than one flight out.',
  })
  .refine(({ trip, returnOn }) => (trip === 'return') === (returnOn !== undefined), {
    path: ['returnOn'],
    message: 'A return journey has a return date, the others have none.',
  })
  .refine(({ legs, returnOn }) => returnOn === undefined || returnOn >= (legs[0]?.depart ?? ''), {
    path: ['returnOn'],
    message: 'The return is on the day of the flight or later.',
  })
  .refine(
    ({ legs }) => legs.every((leg, index) => index === 0 || leg.depart >= (legs[index - 1]?.depart ?? '')),
    {
      path: ['legs'],
      message: 'The flights follow each other.',
    },
  )
  .refine(({ passengers: { adults, children, infants } }) => adults + children + infants <= maxInGroup, {
    path: ['passengers'],
    message: `At most ${maxInGroup} people.`,
  })
  .refine(({ passengers: { adults, infants } }) => infants <= adults, {
    path: ['passengers', 'infants'],
    message: 'Each infant needs an adult.',
  });
export type FareJourney = z.infer<typeof fareJourney>;

/** A place in the URL: the code if there is one, so that a journey has one URL. */
const placeField: QueryField<string | undefined> = {
  read: (values) => {
    const given = text(60).read(values);
    return given === undefined ? undefined : (codeIn(given) ?? given);
  },
  write: (value) => (value === undefined ? [] : [value]),
};

const day = text(10);

/** The parameters that prefill the form: from links of routes, the search card, and the form itself without JavaScript. */
export const fareQuery = query({
  trip: oneOf(trips),
  // The names of legField; the first flight has no number.
  from: placeField,
  to: placeField,
  depart: day,
  from2: placeField,
  to2: placeField,
  depart2: day,
  from3: placeField,
  to3: placeField,
  depart3: day,
  from4: placeField,
  to4: placeField,
  depart4: day,
  from5: placeField,
  to5: placeField,
  depart5: day,
  from6: placeField,
  to6: placeField,
  depart6: day,
  return: day,
  cabin: oneOf(cabins),
  flexible: oneOf(flexibilities),
  adults: text(3),
  children: text(3),
  infants: text(3),
  company: text(120),
  invoice: oneOf(['yes']),
});
