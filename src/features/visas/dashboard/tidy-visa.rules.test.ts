import { expect, test } from 'vitest';
import { tidyVisa } from './tidy-visa.rules.ts';

const tidied = (common: readonly object[]) =>
  tidyVisa({
    slug: 'indonesia',
    facts: { kinds: [{ key: 'tourist' }], papers: { common, byProfile: {} }, ownPapers: [] },
    texts: { en: {}, bn: {} },
  }).facts;

test('a kind that is deleted takes the lines that were for it alone with it, and leaves the others', () => {
  expect(
    tidied([
      { paper: 'passport' },
      { paper: 'photo', kinds: ['tourist'], form: 'original' },
      { paper: 'photo', kinds: ['business'], form: 'scan' },
      { paper: 'guarantor', kinds: ['business'] },
      { paper: 'bank', kinds: ['tourist', 'business'] },
    ]),
  ).toMatchObject({
    papers: {
      common: [
        { paper: 'passport' },
        { paper: 'photo', kinds: ['tourist'], form: 'original' },
        { paper: 'bank', kinds: ['tourist'] },
      ],
    },
  });
});

test('a checklist without deleted kinds stays as it is', () => {
  const common = [{ paper: 'passport' }, { paper: 'photo', kinds: ['tourist'] }];
  expect(tidied(common)).toMatchObject({ papers: { common } });
});
