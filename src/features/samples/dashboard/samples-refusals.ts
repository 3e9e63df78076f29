import { z } from 'zod';
import type { RefusalTexts } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';

const mixed = z.object({ bills: z.array(z.string()), payments: z.array(z.string()) });

/** What the office says to refusals of samples, by their codes. */
export const samplesRefusals: RefusalTexts = {
  'samples.none': () => m.office_samples_refused_none(),
  'samples.over': () => m.office_samples_refused_over(),
  'samples.taken': () => m.office_samples_refused_taken(),
  'samples.mixed': (details) => {
    const { bills = [], payments = [] } = mixed.safeParse(details).data ?? {};
    return m.office_samples_refused_mixed({ which: [...bills, ...payments].join(', ') });
  },
};
