import { createRoute } from '@hono/zod-openapi';
import { findSales } from '#features/site-settings/site-settings.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { shownLine } from '../orders.queries.ts';
import { findQuoteHold } from '../seats/holds.queries.ts';
import { refuseFull } from '../seats/seats.queries.ts';
import { pricedRequest, pricedTerms } from './prices.contract.ts';
import { findTerms } from './terms.queries.ts';

const price = createRoute({
  ...needs('orders.write'),
  method: 'post',
  path: '/orders/terms',
  operationId: 'priceSold',
  tags: ['Orders'],
  summary: 'What packages and visas cost today, as the lines of an order; nothing is stored',
  request: sent(pricedRequest, { sold: [{ visa: 'thailand', kind: 'tourist', applicants: 2 }] }),
  responses: {
    200: answered('Sums are poisha; a quote of today holds the seats until `heldUntil`.', pricedTerms),
    ...refused({
      ...usualRefusals,
      409: 'Fewer seats are left (`bookings.full`, `details.left`).',
      422: 'It isn’t offered, or the party doesn’t fit.',
    }),
  },
});

/** What is sold from pages of the site, for the form of a new order. */
export const pricedRoutes = ({ db, clock }: CommandDeps): JsonRoutes =>
  jsonRoutes().openapi(price, async (context) => {
    const { sold } = context.req.valid('json');
    const terms = { today: dhakaDate(clock.now()), sales: await findSales(db) };
    const { lines, total, travelsOn, seats } = await findTerms(db, { sold, lines: [] }, terms);
    if (seats) {
      await refuseFull(db, seats);
    }
    const until = seats && (await findQuoteHold(db, terms.today, seats.cutOff));
    const shown = lines.map(({ text, ...line }) =>
      shownLine({ ...line, textEn: text.en ?? null, textBn: text.bn ?? null }),
    );
    return context.json(
      { lines: shown, total, travelsOn: travelsOn ?? null, heldUntil: until?.toISOString() ?? null },
      200,
      {
        'cache-control': 'no-store',
      },
    );
  });
