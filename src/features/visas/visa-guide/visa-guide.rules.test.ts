import { describe, expect, it, test } from 'vitest';
import { shortDate } from '#platform/format/dates.ts';
import { aVisaKind, visaFactsOf, visaTextsOf } from '../visas.factory.ts';
import { type GuideSource, guideView, shortDescription } from './visa-guide.rules.ts';

const guide = (changed: Partial<GuideSource> = {}) =>
  guideView({
    facts: visaFactsOf({ closedDays: ['2027-01-26'] }),
    texts: visaTextsOf('Thailand'),
    library: new Map(),
    holidays: [{ date: '2027-01-24', names: { en: 'Shab-e-Barat (expected)', bn: 'শবে বরাত (সম্ভাব্য)' } }],
    language: 'en',
    today: '2026-11-21',
    travel: undefined,
    ...changed,
  });

describe('a guide', () => {
  it('says from when one can fly with papers given today, before a date is chosen', () => {
    expect(guide().kinds[0]?.applyBy).toMatchObject({
      state: 'no-date',
      earliest: { papersBy: shortDate('2026-11-22', 'en'), daysLeft: 1 },
    });
  });

  it('names the holidays that were left out, and the embassy’s closed days without a name', () => {
    expect(guide({ travel: '2027-02-12' }).kinds[0]?.applyBy).toMatchObject({
      state: 'in-time',
      plan: {
        papersBy: 'Tue, 19 Jan 2027',
        fly: 'Fri, 12 Feb 2027',
        leftOut: [
          { date: 'Sun, 24 Jan 2027', name: 'Shab-e-Barat (expected)' },
          { date: 'Tue, 26 Jan 2027' },
        ],
      },
    });
  });

  it('counts and names the days of the week on which the embassy is closed', () => {
    const facts = visaFactsOf({ closedWeekdays: ['sunday'] });
    const { applyBy } = guide({ facts, travel: '2027-02-12', holidays: [] }).kinds[0] ?? {};
    expect(applyBy).toMatchObject({
      plan: {
        leftOut: [{ date: 'Sun, 24 Jan 2027' }, { date: 'Sun, 31 Jan 2027' }, { date: 'Sun, 7 Feb 2027' }],
      },
    });
  });

  it('writes dates in the language of the page', () => {
    const [kind] = guide({ language: 'bn', travel: '2027-02-12' }).kinds;
    expect(kind?.applyBy).toMatchObject({ plan: { leftOut: [{ name: 'শবে বরাত (সম্ভাব্য)' }, {}] } });
  });

  it('admits that holidays beyond the table aren’t known', () => {
    expect(guide({ travel: '2027-02-12' }).holidaysKnownTo).toBe('Sun, 24 Jan 2027');
    expect(guide({ travel: '2027-01-12' }).holidaysKnownTo).toBeUndefined();
  });

  it('shows a kind whose name isn’t written in this language by its key', () => {
    const facts = visaFactsOf({ kinds: [aVisaKind(), aVisaKind({ key: 'long-stay' })] });
    expect(guide({ facts }).kinds.map(({ name }) => name)).toEqual(['Tourist visa, Thailand', 'long stay']);
  });

  it('doesn’t wait for an embassy where the stamp is given on arrival', () => {
    const kinds = [aVisaKind({ form: 'on-arrival', workingDays: { min: 0, max: 0 } })];
    expect(guide({ facts: visaFactsOf({ kinds }) }).kinds[0]?.applyBy).toMatchObject({
      earliest: { fly: shortDate('2026-11-26', 'en') },
    });
  });
});

test('each kind of a guide has the place of its own papers', () => {
  const kinds = [
    aVisaKind(),
    aVisaKind({ key: 'on-arrival', form: 'on-arrival', workingDays: { min: 0, max: 0 } }),
  ];
  expect(guide({ facts: visaFactsOf({ kinds }) }).kinds.map(({ handedInAt }) => handedInAt)).toEqual([
    'online',
    'airport',
  ]);
});

describe('the description for search engines', () => {
  const sentence = 'A visa on arrival at Kathmandu airport, in ten minutes or an hour.';

  it('is the summary where that is short', () => {
    expect(shortDescription(sentence)).toBe(sentence);
  });

  it('ends with a whole sentence where one fits', () => {
    expect(shortDescription(`${sentence} ${sentence} ${sentence}`)).toBe(`${sentence} ${sentence}`);
  });

  it('ends with a whole word where the first sentence is too long', () => {
    const cut = shortDescription('word, '.repeat(60).trim());
    expect(cut.length).toBeLessThanOrEqual(160);
    expect(cut).toMatch(/word…$/);
  });
});
