import { z } from 'zod';

/** Counts of waiting work for the side bar. Each is there for who may open its place. */
export const overviewShape = z
  .object({
    enquiries: z
      .object({ new: z.int(), inReview: z.int() })
      .optional()
      .meta({ description: 'For who may read enquiries.' }),
    visasToCheck: z
      .int()
      .optional()
      .meta({ description: 'Live guides that nobody has checked for 90 days. For who may read documents.' }),
    toDecide: z.int().optional().meta({
      description: 'Coming departures whose go or no-go is open. For who may read documents.',
    }),
    visaCases: z
      .object({ toCheck: z.int().meta({ description: 'Cases with papers that nobody has looked at.' }) })
      .optional()
      .meta({ description: 'For who may read visa cases.' }),
    fares: z
      .object({ toTicket: z.int().meta({ description: 'Fares that were accepted and are not ticketed.' }) })
      .optional()
      .meta({ description: 'For who may read orders.' }),
    mail: z
      .object({ dead: z.int().meta({ description: 'Letters that could not be sent.' }) })
      .optional()
      .meta({ description: 'For who may read mail.' }),
  })
  .meta({ id: 'Overview' });
export type Overview = z.infer<typeof overviewShape>;
