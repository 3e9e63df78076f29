import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { pasted, pastedText } from './paste.contract.ts';
import { parseItinerary } from './paste.rules.ts';

/** Reading pasted itineraries, for staff. It needs no database: airports and airlines are part of the program. */
export const pasteRoutes = routes('Fares', [
  reads(
    'POST /fares/paste',
    {
      permission: 'orders.write',
      id: 'readItinerary',
      summary: 'Reads the itinerary lines of Amadeus, Sabre, Galileo and Apollo; nothing is stored',
      body: pastedText,
      example: {
        text: ' 1 BG 335Y 12DEC J DACJED HK1   500P  915P /DCBG /E\n 2 ARNK\nSOMETHING ELSE',
        on: '2026-11-23',
      },
      answer:
        'The segments in their order. A line that is unsure is unread: nothing is guessed. Surface lines, names and who operates a flight are in neither list.',
      output: pasted,
    },
    async ({ text, on }) => parseItinerary(text, on),
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof pasteRoutes> {}
}
