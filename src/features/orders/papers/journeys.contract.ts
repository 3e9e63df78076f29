import { z } from 'zod';
import { paperLeg } from '#features/papers/papers.contract.ts';
import type { Language } from '#platform/language.ts';

type PaperLeg = z.infer<typeof paperLeg>;

/** Flights as they are read, in each language. */
export type OrderFlights = Readonly<Record<Language, readonly PaperLeg[]>>;

/** Who flies on an order, on which flights, and for which company. */
export const orderJourney = z.object({
  company: z.string().nullable(),
  wantsInvoice: z.boolean().meta({ description: 'The customer asked for an invoice.' }),
  passengers: z.array(z.string()).readonly(),
  flights: z.array(paperLeg).readonly(),
});
export type OrderJourney = z.infer<typeof orderJourney>;
