import { z } from 'zod';

/** The options of a fare request as a message: text to paste, and a link that opens WhatsApp with it. */
export const optionsMessage = z.object({
  text: z.string(),
  /** To the customer's number; without one, to whom the sender chooses. */
  whatsapp: z.url(),
});
