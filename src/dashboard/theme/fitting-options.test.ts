import { expect, test } from 'vitest';
import { fittingOptions } from './fitting-options.ts';

const of = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

test('a choice is found however its letters are typed, in groups, too', () => {
  const options = [...of('মালয়েশিয়া', 'Côte d’Ivoire'), { group: 'Asia', items: of('রাশিয়া', 'Nepal') }];
  const found = (search: string) => fittingOptions({ options, search, limit: Number.POSITIVE_INFINITY });
  expect(found('শি\u09dfা')).toEqual([options[0], { group: 'Asia', items: of('রাশিয়া') }]);
  expect(found('cote divoire')).toEqual([options[1], { group: 'Asia', items: [] }]);
  expect(found(' ')).toEqual(options);
});
