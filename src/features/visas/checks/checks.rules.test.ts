import { expect, test } from 'vitest';
import type { PaperLine } from '../visas.contract.ts';
import { visaFactsOf } from '../visas.factory.ts';
import { visaChecks } from './checks.rules.ts';

const twice = (common: PaperLine[], student: PaperLine[] = []) => {
  const facts = visaFactsOf({ papers: { common, byProfile: { student } } });
  return visaChecks
    .flatMap((check) => check(facts, { texts: {}, today: facts.checkedOn }))
    .filter(({ code }) => code === 'paper-twice')
    .map(({ path }) => path);
};

test('a paper may have another line for other kinds of visa, but is listed once for each', () => {
  const noc = (...kinds: string[]) => ({ paper: 'noc', kinds });
  expect(twice([noc('sticker'), noc('e-visa', 'on-arrival')])).toEqual([]);
  expect(twice([noc('sticker'), noc('e-visa', 'sticker')])).toEqual(['facts.papers.common.1.paper']);
  expect(twice([noc('sticker'), { paper: 'noc' }])).toEqual(['facts.papers.common.1.paper']);
  // A profile’s line overrides the common one.
  expect(twice([{ paper: 'noc' }], [{ paper: 'noc' }])).toEqual([]);
  expect(twice([], [{ paper: 'noc' }, { paper: 'noc' }])).toEqual(['facts.papers.byProfile.student.1.paper']);
});

test('a paper may have one line for adults and another for children', () => {
  expect(
    twice([
      { paper: 'nid', age: 'adults' },
      { paper: 'nid', age: 'children' },
    ]),
  ).toEqual([]);
  expect(twice([{ paper: 'nid', age: 'adults' }, { paper: 'nid' }])).toEqual(['facts.papers.common.1.paper']);
});
