import { z } from 'zod';

/** What an agency may sell, in the order of the menu. */
export const soldKinds = ['domestic', 'international', 'visas', 'airTickets', 'umrah'] as const;

/** What the agency sells: menu, home page and search follow it. */
export const sells = z.strictObject({
  domestic: z.boolean(),
  international: z.boolean(),
  visas: z.boolean(),
  airTickets: z.boolean(),
  umrah: z.boolean(),
});
export type Sells = z.infer<typeof sells>;

/** What an agency sells that hasn't said it: all. */
export const sellsAll: Sells = {
  domestic: true,
  international: true,
  visas: true,
  airTickets: true,
  umrah: true,
};
