import { describe, expect, test } from 'vitest';
import { visaFacts, visaTexts } from '#features/visas/visas.contract.ts';
import { type NameIn, type Path, pathsOf, type Started, type SumPath } from './path.ts';
import { limitsOf } from './schema-at.ts';

const { facts, texts } = pathsOf(visaFacts, visaTexts);
const takesText = (path: Path<string>) => path.text;
const takesNumber = (path: Path<number>) => path.text;
const takesSum = <Sum extends number>(path: SumPath<Sum>) => path.text;

describe('a path', () => {
  test('leads to a fact, and to a text in each language', () => {
    const third = 2;
    const kind = facts.at(`kinds.${third}`);
    expect(takesNumber(kind.at('stayDays'))).toBe('facts.kinds.2.stayDays');
    expect(takesSum(kind.at('fees.embassy.poisha'))).toBe('facts.kinds.2.fees.embassy.poisha');
    expect(texts.at('steps.0.title').places).toEqual(['texts.en.steps.0.title', 'texts.bn.steps.0.title']);
    expect(takesText(texts.in('bn').at(`kinds.${'tourist'}.name`))).toBe('texts.bn.kinds.tourist.name');
  });

  test('has the limits of the kind’s schema', () => {
    expect(limitsOf(facts.at('kinds').schema)).toEqual({ max: 8 });
    expect(limitsOf(facts.at('kinds.0.stayDays').schema)).toEqual({ min: 1, max: 3650 });
    expect(limitsOf(facts.at('papers.byProfile.student').schema)).toEqual({ max: 30 });
    expect(limitsOf(texts.at('kinds.tourist.note').schema)).toEqual({ max: 300 });
  });

  test('that the kind doesn’t have isn’t one', () => {
    // @ts-expect-error no fact of that name
    expect(facts.at('nation').schema).toBeUndefined();
    // @ts-expect-error no such part of a fee
    expect(facts.at('kinds.0.fees.courier.poisha').schema).toBeUndefined();
    // @ts-expect-error a row has a number
    expect(facts.at('kinds.first.key').schema).toBeDefined();
    // @ts-expect-error a text isn't a fact
    expect(facts.at('title').schema).toBeUndefined();
    // @ts-expect-error no such text of a kind of visa
    expect(takesText(texts.in('en').at('kinds.tourist.nam'))).toBe('texts.en.kinds.tourist.nam');
  });
});

test('a field of another type isn’t taken', () => {
  // @ts-expect-error days are a number
  takesText(facts.at('kinds.0.stayDays'));
  // @ts-expect-error a name is a text
  takesNumber(texts.in('en').at('title'));
  // @ts-expect-error days aren’t a sum of money
  takesSum(facts.at('kinds.0.stayDays'));
  // @ts-expect-error any text could be written where only some are allowed
  takesText(facts.at('handedInAt'));
  // @ts-expect-error a list isn't its item
  takesText(facts.at('closedDays'));
  // @ts-expect-error texts are in one language where they are written
  takesText(texts.at('title'));
});

test('what a new document starts with is of the kind’s types, as far as it goes', () => {
  const started: Started<{ days: number; author: { en: string; bn: string } }> = { author: { en: 'A' } };
  expect(started.days).toBeUndefined();
  // @ts-expect-error days are a number
  const wrong: typeof started = { days: '3' };
  // @ts-expect-error no such field
  const more: typeof started = { nights: 3 };
  expect([wrong, more]).toHaveLength(2);
});

test('every field has a name, and no name is left over', () => {
  type Names = Readonly<Record<NameIn<{ nights: number; group: { min: number }[] }>, string>>;
  const names: Names = { nights: 'Nights', group: 'Group', min: 'Least' };
  expect(Object.keys(names)).toHaveLength(3);
  // @ts-expect-error the name of min is missing
  const missing: Names = { nights: 'Nights', group: 'Group' };
  // @ts-expect-error there is no days
  const superfluous: Names = { nights: 'Nights', group: 'Group', min: 'Least', days: 'Days' };
  expect([missing, superfluous]).toHaveLength(2);
});
