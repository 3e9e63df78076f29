import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { liveTexts } from '#features/documents/documents.table.ts';
import { media } from '#features/media/media.table.ts';
import { postFactsOf, postTextsOf } from '#features/posts/posts.factory.ts';
import { packageFacts, packageTexts } from '#features/tour-packages/tour-packages.factory.ts';
import { visaFactsOf, visaTextsOf } from '#features/visas/visas.factory.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { officeOf } from './office.ts';

const response = z.object({
  items: z.array(
    z.object({ code: z.string(), path: z.string(), language: z.string().nullable(), severity: z.string() }),
  ),
  canPublish: z.object({ en: z.boolean(), bn: z.boolean() }),
});

async function checksOf(deps: CommandDeps, document: object) {
  const request = officeOf(deps);
  const made = await request('POST', '/documents', document);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { body } = await request('GET', `/documents/${made.body.id}/checks`);
  const { items, canPublish } = response.parse(body);
  return {
    id: String(made.body.id),
    request,
    canPublish,
    found: items.map(({ severity, code, path, language }) =>
      `${severity} ${code} ${path} ${language ?? ''}`.trim(),
    ),
    items: body.items,
  };
}

const both = { en: postTextsOf('A walk'), bn: postTextsOf('হাঁটা') };

describe('checks before publishing', () => {
  test('a document with nothing to mend has none', async ({ deps }) => {
    const { found, canPublish } = await checksOf(deps, {
      kind: 'post',
      slug: 'a-walk',
      facts: postFactsOf(),
      texts: both,
    });
    expect(found).toEqual([]);
    expect(canPublish).toEqual({ en: true, bn: true });
  });

  test('a picture that is gone, or without words for it, stops the page that shows it', async ({ deps }) => {
    const gone = crypto.randomUUID();
    const body = { type: 'doc', content: [{ type: 'picture', attrs: { media: gone } }] };
    const { id, request, found, items, canPublish } = await checksOf(deps, {
      kind: 'post',
      slug: 'a-walk',
      facts: postFactsOf(),
      texts: { ...both, bn: { ...both.bn, body } },
    });
    expect(found).toEqual(['stops picture-missing texts.bn.body.content.0.attrs.media bn']);
    expect(items[0].message).toEqual({
      en: expect.stringContaining('library'),
      bn: expect.stringContaining('লাইব্রেরিতে'),
    });
    expect(canPublish).toEqual({ en: true, bn: false });
    const refused = await request('POST', `/documents/${id}/publish`, { language: 'bn' });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'documents.checks', fields: [{ path: 'texts.bn.body.content.0.attrs.media' }] },
    });
    const plan = { language: 'bn', publishAt: '2027-01-15T09:00' };
    expect((await request('POST', `/documents/${id}/schedule`, plan)).status).toBe(422);
    const { body: bulk } = await request('POST', '/documents/bulk', { ids: [id], action: 'publish' });
    const reason = { path: 'texts.bn.body.content.0.attrs.media' };
    expect(bulk.results).toMatchObject([
      {
        ok: false,
        problem: {
          code: 'documents.checks',
          fields: [reason],
          details: { checks: [{ ...reason, message: { bn: expect.stringContaining('লাইব্রেরিতে') } }] },
        },
      },
    ]);
    expect(await deps.db.$count(liveTexts)).toBe(0);
    await deps.db
      .update(media)
      .set({ alt: { en: '', bn: 'ছবি' } })
      .where(eq(media.id, postFactsOf().cover));
    expect((await request('POST', `/documents/${id}/publish`, { language: 'en' })).body).toMatchObject({
      code: 'documents.checks',
      fields: [{ path: 'facts.cover' }],
    });
  });

  test('a promise that nobody can keep is found, an honest denial is not', async ({ deps }) => {
    const texts = {
      en: postTextsOf('Guaranteed visa in a week'),
      bn: postTextsOf('শতভাগ ভিসা', { summary: 'ভিসা পাওয়া সবার জন্য সহজ।' }),
    };
    const { found } = await checksOf(deps, { kind: 'post', slug: 'a-visa', facts: postFactsOf(), texts });
    expect(found).toContain('stops guaranteed texts.en.title en');
    expect(found).toContain('stops guaranteed texts.bn.title bn');
    const honest = { en: postTextsOf('A visa is never guaranteed'), bn: postTextsOf('গ্যারান্টি লেটার') };
    const other = await checksOf(deps, { kind: 'post', slug: 'honest', facts: postFactsOf(), texts: honest });
    expect(other.found).toEqual([]);
  });

  test('bands with the same key, and a plan with too many days, are found at their place', async ({
    deps,
  }) => {
    const [band] = packageFacts().bands;
    const bands = [band, band].flatMap((each) => each ?? []);
    const { found, canPublish } = await checksOf(deps, {
      kind: 'tour-package',
      slug: 'a-tour',
      facts: packageFacts({ bands }),
      texts: {
        en: { ...packageTexts('A tour'), itinerary: Array(2).fill({ title: 'A day', text: 'Of rest.' }) },
      },
    });
    expect(found).toEqual([
      'stops key-twice facts.bands.1.key',
      'stops itinerary-length texts.en.itinerary en',
      'warns bangla-missing texts.bn en',
      'warns gallery-empty facts.gallery',
    ]);
    expect(canPublish.en).toBe(false);
  });

  test('a hotel without a name in a language, and more nights in hotels than there are, are found at their place', async ({
    deps,
  }) => {
    const hotels = [{ nights: 2, stars: 3 }, { nights: 2 }];
    const seaside = { name: 'Hotel Sea Sample', place: 'Kolatoli, two minutes from the beach' };
    const { found, canPublish } = await checksOf(deps, {
      kind: 'tour-package',
      slug: 'a-tour',
      facts: packageFacts({ nights: 3, hotels }),
      texts: {
        en: { ...packageTexts('A tour'), hotels: [seaside, { name: 'Inn', place: 'Teknaf' }] },
        bn: { ...packageTexts('একটি ট্যুর'), hotels: [seaside] },
      },
    });
    expect(found).toEqual([
      'stops hotel-nights facts.hotels',
      'stops hotel-names texts.bn.hotels bn',
      'warns gallery-empty facts.gallery',
    ]);
    expect(canPublish).toMatchObject({ en: false, bn: false });
  });

  test('nights on a coach count towards the days of a package, apart from those in a bed', async ({
    deps,
  }) => {
    const found = async (travelNights: number) =>
      (
        await checksOf(deps, {
          kind: 'tour-package',
          slug: 'a-tour',
          facts: packageFacts({ nights: 1, days: 4, travelNights }),
          texts: { en: packageTexts('A tour') },
        })
      ).found;
    expect(await found(0)).toContain('stops days-nights facts.days');
    expect(await found(2)).not.toContain('stops days-nights facts.days');
  });

  test('a fee that nobody has checked for long is named, and a kind of visa without a name', async ({
    deps,
  }) => {
    const { kinds: _, ...rest } = visaTextsOf('Thailand');
    const { found } = await checksOf(deps, {
      kind: 'visa',
      slug: 'thailand',
      facts: visaFactsOf({ checkedOn: '2026-08-01' }),
      texts: { en: { ...rest, kinds: {} }, bn: visaTextsOf('থাইল্যান্ড') },
    });
    expect(found).toEqual([
      'stops kind-unnamed texts.en.kinds.tourist.name en',
      'warns fee-unchecked facts.checkedOn',
    ]);
  });
});
