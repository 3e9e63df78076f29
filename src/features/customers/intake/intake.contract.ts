import { z } from 'zod';

/** What a row adds to a card that was there, so that it can be taken back; of a new card, its notes. */
export const given = z.object({
  /** `phone:+880…` or `email:…`. */
  contacts: z.array(z.string()).readonly(),
  alsoCalled: z.string().optional(),
  address: z.string().optional(),
  birthDate: z.string().optional(),
  passportExpires: z.string().optional(),
  tags: z.array(z.string()).readonly(),
  notes: z.array(z.object({ id: z.uuid(), text: z.string() })).readonly(),
});
export type Given = Readonly<z.infer<typeof given>>;
