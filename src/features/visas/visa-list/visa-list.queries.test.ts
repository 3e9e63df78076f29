import { beforeEach, describe, expect } from 'vitest';
import { actorWith, test } from '#platform/testing/test.ts';
import { aVisaKind, insertVisa } from '../visas.factory.ts';
import { listVisasBySlug } from '../visas.queries.ts';
import { type VisaListParams, visaListQuery } from './visa-list.contract.ts';
import { listVisas, listVisasLike } from './visa-list.queries.ts';

const staff = actorWith();
const free = { embassy: { poisha: 0 }, centre: { poisha: 0 }, service: { poisha: 0 } };

function paramsOf(search = ''): VisaListParams {
  const parsed = visaListQuery.parse(new URLSearchParams(search));
  if (!parsed.ok) {
    throw new Error(`The test asks for what there isn't: ${search}`);
  }
  return parsed.value;
}

describe('the list of visas', () => {
  beforeEach<{ deps: Parameters<typeof insertVisa>[0] }>(async ({ deps }) => {
    await insertVisa(deps, staff, { slug: 'thailand', titles: { en: 'Thailand', bn: 'থাইল্যান্ড' } });
    await insertVisa(deps, staff, {
      slug: 'nepal',
      titles: { en: 'Nepal', bn: 'নেপাল' },
      facts: {
        country: 'NP',
        region: 'south-asia',
        kinds: [
          aVisaKind({ form: 'on-arrival', workingDays: { min: 0, max: 0 }, fees: free }),
          aVisaKind({ key: 'embassy', form: 'sticker' }),
        ],
      },
    });
    await insertVisa(deps, staff, {
      slug: 'france',
      titles: { en: 'France' },
      facts: {
        country: 'FR',
        region: 'europe',
        kinds: [aVisaKind({ form: 'sticker', workingDays: { min: 15, max: 30 } })],
      },
    });
  });

  const slugs = async (db: Parameters<typeof listVisas>[0], search: string, language: 'en' | 'bn' = 'en') =>
    (await listVisas(db, language, paramsOf(search), ['nepal'])).rows.map((row) => row.slug);

  test('puts the agency’s favourites first, then goes by name', async ({ db }) => {
    expect(await slugs(db, '')).toEqual(['nepal', 'france', 'thailand']);
  });

  test('says whether the kinds of a guide cost different sums', async ({ db }) => {
    const { rows } = await listVisas(db, 'en', paramsOf(), []);
    expect(rows.map(({ slug, severalFees }) => [slug, severalFees])).toEqual([
      ['france', false],
      ['nepal', true],
      ['thailand', false],
    ]);
  });

  test('sorts by name, fee and speed', async ({ db }) => {
    expect(await slugs(db, 'sort=name')).toEqual(['france', 'nepal', 'thailand']);
    expect(await slugs(db, 'sort=fee')).toEqual(['nepal', 'france', 'thailand']);
    expect(await slugs(db, 'sort=fastest')).toEqual(['nepal', 'thailand', 'france']);
  });

  test('filters by region, kind and working days', async ({ db }) => {
    expect(await slugs(db, 'region=europe&region=south-asia')).toEqual(['nepal', 'france']);
    expect(await slugs(db, 'form=sticker')).toEqual(['nepal', 'france']);
    expect(await slugs(db, 'days=15')).toEqual(['nepal', 'thailand']);
    expect(await slugs(db, 'form=sticker&days=15&region=europe')).toEqual([]);
  });

  test('finds a country in either language, whatever the language of the page', async ({ db }) => {
    expect(await slugs(db, 'q=থাইল্যান্ডের')).toEqual(['thailand']);
    expect(await slugs(db, 'q=thai', 'bn')).toEqual(['thailand']);
  });

  test('finds a country that is published in English by its Bangla name', async ({ db }) => {
    expect(await slugs(db, 'q=ফ্রান্স', 'bn')).toEqual(['france']);
  });

  test('finds a country by another English name and by its area', async ({ db }) => {
    expect(await slugs(db, 'q=siam')).toEqual([]);
    expect(await slugs(db, 'q=french republic')).toEqual(['france']);
    expect(await slugs(db, 'q=Schengen visa')).toEqual(['france']);
  });

  test('shows everything when only the search is the word visa', async ({ db }) => {
    expect(await slugs(db, 'q=visa')).toHaveLength(3);
  });

  test('takes signs in a search as words between them', async ({ db }) => {
    expect(await slugs(db, `q=${encodeURIComponent("thai') | !'x:* \\")}`)).toEqual([]);
  });

  test('shows a guide without Bangla text in English and says so', async ({ db }) => {
    const { rows } = await listVisas(db, 'bn', paramsOf('region=europe'), []);
    expect(rows).toMatchObject([{ slug: 'france', title: 'France', language: 'en' }]);
    const [thai] = await listVisasBySlug(db, 'bn', ['thailand']);
    expect(thai).toMatchObject({ title: 'থাইল্যান্ড', language: 'bn' });
  });

  test('counts what each choice would show beside the other filters', async ({ db }) => {
    const { total, regions, forms } = await listVisas(db, 'en', paramsOf('form=sticker&region=europe'), []);
    expect(total).toBe(1);
    expect(Object.fromEntries(regions.map(({ region, shown }) => [region, shown]))).toEqual({
      'south-asia': 1,
      'south-east-asia': 0,
      europe: 1,
    });
    expect(forms).toContainEqual({ form: 'sticker', shown: 1 });
    expect(forms).toContainEqual({ form: 'on-arrival', shown: 0 });
  });

  test('gives rows by slug in the order of the slugs, without those that aren’t published', async ({
    db,
  }) => {
    const rows = await listVisasBySlug(db, 'en', ['thailand', 'atlantis', 'nepal']);
    expect(rows.map((row) => row.slug)).toEqual(['thailand', 'nepal']);
  });

  test.for([
    ['tailand', 'thailand'],
    ['থাইলেন্ড ভিসা', 'thailand'],
    ['nepaal', 'nepal'],
  ])('suggests the nearest country for %s', async ([typed = '', slug], { db }) => {
    expect(await slugs(db, `q=${typed}`)).toEqual([]);
    expect((await listVisasLike(db, 'en', typed))[0]?.slug).toBe(slug);
  });

  test('suggests nothing for a word that resembles no country', async ({ db }) => {
    expect(await listVisasLike(db, 'en', 'zzzqqq')).toEqual([]);
  });
});
