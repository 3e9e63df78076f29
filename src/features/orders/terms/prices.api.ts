import { findSales } from '#features/site-settings/site-settings.queries.ts';
import { vatTerms } from '#features/site-settings/vat-terms.contract.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { lineView } from '../orders.queries.ts';
import { findQuoteHold } from '../seats/holds.queries.ts';
import { refuseFull } from '../seats/seats.queries.ts';
import { pricedRequest, pricedTerms } from './prices.contract.ts';
import { findTerms } from './terms.queries.ts';

/** What is sold from pages of the site, and the VAT of lines, for the form of a new order. */
export const pricedRoutes = routes('Orders', [
  reads(
    'GET /orders/vat',
    {
      permission: 'orders.write',
      id: 'readVatTerms',
      summary: 'The VAT of what is sold now, by kind of charge',
      answer: 'Rates in per cent, within prices or added to them. A discount has the rate of our own prices.',
      output: vatTerms,
    },
    async (_, { db }) => (await findSales(db)).vat,
  ),
  reads(
    'POST /orders/terms',
    {
      permission: 'orders.write',
      id: 'priceSold',
      summary: 'What packages and visas cost today, as the lines of an order; nothing is stored',
      body: pricedRequest,
      example: { sold: [{ visa: 'thailand', kind: 'tourist', applicants: 2 }] },
      answer: 'Sums are poisha; a quote of today holds the seats until `heldUntil`.',
      output: pricedTerms,
      refusals: {
        409: 'Fewer seats are left (`bookings.full`, `details.left`).',
        422: 'It isn’t offered, or the party doesn’t fit.',
      },
    },
    async ({ sold }, { db, today }) => {
      const terms = { today, sales: await findSales(db) };
      const { lines, total, travelsOn, seats } = await findTerms(db, { sold, lines: [] }, terms);
      if (seats) {
        await refuseFull(db, seats);
      }
      const until = seats && (await findQuoteHold(db, today, seats.cutOff));
      const shown = lines.map(({ text, ...line }) =>
        lineView({ ...line, textEn: text.en ?? null, textBn: text.bn ?? null }),
      );
      return { lines: shown, total, travelsOn: travelsOn ?? null, heldUntil: until?.toISOString() ?? null };
    },
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof pricedRoutes> {}
}
