import { createRoute } from '@hono/zod-openapi';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { pasted, pastedText } from './paste.contract.ts';
import { readItinerary } from './paste.rules.ts';

const paste = createRoute({
  ...needs('orders.write'),
  method: 'post',
  path: '/fares/paste',
  operationId: 'readItinerary',
  tags: ['Fares'],
  summary: 'Reads the itinerary lines of Amadeus, Sabre, Galileo and Apollo; nothing is stored',
  request: sent(pastedText, {
    text: ' 1 BG 335Y 12DEC J DACJED HK1   500P  915P /DCBG /E\n 2 ARNK\nSOMETHING ELSE',
    on: '2026-11-23',
  }),
  responses: {
    200: answered(
      'The segments in their order. A line that is unsure is unread: nothing is guessed. Surface lines, names and who operates a flight are in neither list.',
      pasted,
    ),
    ...refused(usualRefusals),
  },
});

/** Reading pasted itineraries, for staff. It needs no database: airports and airlines are part of the program. */
export function pasteRoutes(): JsonRoutes {
  return jsonRoutes().openapi(paste, (context) => {
    const { text, on } = context.req.valid('json');
    return context.json(readItinerary(text, on), 200, { 'cache-control': 'no-store' });
  });
}
