import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { departures } from '#features/departures/departures.table.ts';
import { findByToken, listSoldLines } from '#features/orders/orders.queries.ts';
import { listVersions } from '#features/orders/terms/amendments.queries.ts';
import { findQuote } from '#features/tour-packages/price/price.queries.ts';
import { tourPackageCommands } from '#features/tour-packages/tour-packages.commands.ts';
import { insertPackage, packageFacts, packageTexts } from '#features/tour-packages/tour-packages.factory.ts';
import { aVisaKind, insertVisa } from '#features/visas/visas.factory.ts';
import { run } from '#platform/command/command.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { sell } from './sales.ts';

const editor = actorWith();
const today = '2026-12-01';
const party = { adults: 2, childrenWithBed: 1, infants: 1, singleRooms: 1 };
const tour = { package: 'sea-side', departure: 'on-2027-01-14', party };

describe('an order of a package', () => {
  test('names its departure by the key or by the id that the public list has', async ({ deps }) => {
    await insertPackage(deps, editor, { slug: 'sea-side' });
    const [row] = await deps.db.select().from(departures).where(eq(departures.key, tour.departure));
    const byKey = await sell(deps, { sold: [tour], lines: [] });
    const byId = await sell(deps, { sold: [{ ...tour, departure: row?.id ?? '' }], lines: [] });
    expect(byId.total).toBe(byKey.total);
    const nowhere = sell(deps, { sold: [{ ...tour, departure: crypto.randomUUID() }], lines: [] });
    await expect(nowhere).rejects.toMatchObject({ code: 'orders.not-sold' });
  });

  test('costs what the page of the package says for the same party, and travels when it departs', async ({
    deps,
  }) => {
    const id = await insertPackage(deps, editor, { slug: 'sea-side' });
    const shown = await findQuote(deps.db, {
      id,
      key: tour.departure,
      today,
      party: { adults: 2, childrenWithBed: 1, childrenWithoutBed: 0, infants: 1, singleRooms: 1 },
    });
    const made = await sell(deps, { sold: [tour], lines: [] });
    expect(made.total).toBe(shown?.quote.total);
    expect(made.total).toBeGreaterThan(0);
    const order = await findByToken(deps.db, made.token, today);
    expect(order).toMatchObject({ travelsOn: '2027-01-14', total: made.total });
    expect(order?.lines.map(({ quantity, unit }) => [quantity, unit])).toEqual(
      shown?.quote.lines.map(({ count, each }) => [count, each]),
    );
    expect(order?.lines[0]?.text).toEqual({
      en: 'sea side, Thu, 14 Jan 2027, Adult',
      bn: expect.stringContaining('sea side, '),
    });
  });

  test('stays as it was sold when its page is published with other terms', async ({ deps }) => {
    const documentId = await insertPackage(deps, editor, { slug: 'sea-side' });
    const made = await sell(deps, { sold: [tour], lines: [] });
    const before = await listSoldLines(deps.db, made.id, 1);
    const whole = await listVersions(deps.db, made.id);
    await run(deps, editor, tourPackageCommands.save, {
      documentId,
      basedOn: 1,
      slug: 'sea-side',
      facts: packageFacts({ cancellation: [{ daysBefore: 0, keepPercent: 99 }] }),
      texts: { en: packageTexts('Another sea'), bn: packageTexts('Another sea') },
    });
    await run(deps, editor, tourPackageCommands.publish, {
      documentId,
      languages: ['en', 'bn'],
      revision: 2,
    });
    expect(await listSoldLines(deps.db, made.id, 1)).toEqual(before);
    expect(await listVersions(deps.db, made.id)).toEqual(whole);
    expect(before[0]).toMatchObject({
      refund: { ladder: packageFacts().cancellation },
      source: { kind: 'package', id: documentId, revision: 1, departure: tour.departure },
    });
    // Who orders now has the new terms.
    const later = await sell(deps, { sold: [tour], lines: [] });
    expect((await listSoldLines(deps.db, later.id, 1))[0]).toMatchObject({
      refund: { ladder: [{ daysBefore: 0, keepPercent: 99 }] },
      source: { revision: 2 },
    });
  });

  test('is refused for a departure that isn’t offered and a party that doesn’t fit', async ({ deps }) => {
    await insertPackage(deps, editor, { slug: 'sea-side' });
    const gone = sell(deps, { sold: [{ ...tour, departure: 'on-2027-01-15' }], lines: [] });
    await expect(gone).rejects.toMatchObject({ kind: 'invalid', fields: [{ path: 'sold.0.departure' }] });
    const laps = sell(deps, { sold: [{ ...tour, party: { adults: 1, infants: 2 } }], lines: [] });
    await expect(laps).rejects.toMatchObject({ kind: 'invalid', fields: [{ path: 'sold.0.party' }] });
    const many = sell(deps, { sold: [{ ...tour, party: { adults: 21 } }], lines: [] });
    await expect(many).rejects.toMatchObject({ code: 'bookings.full', details: { left: 20 } });
  });
});

describe('an order of a visa', () => {
  test('has our service and the official fees apart, beside lines that were written freely', async ({
    deps,
  }) => {
    const fees = { embassy: { poisha: 420_000 }, centre: { poisha: 90_000 }, service: { poisha: 250_000 } };
    const id = await insertVisa(deps, editor, {
      slug: 'thailand',
      titles: { en: 'Thailand', bn: 'থাইল্যান্ড' },
      facts: { kinds: [aVisaKind({ key: 'tourist', fees })] },
    });
    const made = await sell(deps, { sold: [{ visa: 'thailand', kind: 'tourist', applicants: 3 }] });
    const lines = await listSoldLines(deps.db, made.id, 1);
    expect(lines.map(({ charge, quantity, unit }) => [charge, quantity, unit])).toEqual([
      ['own', 3, 250_000],
      ['official', 3, 420_000],
      ['official', 3, 90_000],
      ['own', 2, 1_250_000],
      ['official', 2, 420_000],
      ['discount', 1, -50_000],
    ]);
    expect(lines[0]?.source).toMatchObject({ kind: 'visa', id, revision: 1, visaKind: 'tourist' });
    expect(lines[0]?.textBn).toContain('থাইল্যান্ড');
    const other = sell(deps, { sold: [{ visa: 'thailand', kind: 'business', applicants: 1 }], lines: [] });
    await expect(other).rejects.toMatchObject({ kind: 'invalid', fields: [{ path: 'sold.0.kind' }] });
  });

  test('must have something in it', async ({ deps }) => {
    await expect(sell(deps, { lines: [] })).rejects.toMatchObject({ fields: [{ path: 'lines' }] });
  });
});
