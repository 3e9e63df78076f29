import { describe, expect, it } from 'vitest';
import { type Choice, groupsOf, matchingChoices } from './choices.ts';

const choices: Choice[] = [
  { value: "Cox's Bazar", label: "Cox's Bazar", group: 'Bangladesh', also: 'কক্সবাজার' },
  { value: 'Malé', label: 'Malé', group: 'Abroad', detail: 'Maldives' },
  { value: 'Kuala Lumpur', label: 'Kuala Lumpur', group: 'Abroad', detail: 'Malaysia' },
];
const found = (typed: string) => matchingChoices(choices, typed).map(({ label }) => label);

describe('choices below a field', () => {
  it('are found without their apostrophe or accent', () => {
    expect(found('coxs')).toEqual(["Cox's Bazar"]);
    expect(found('MALE')).toEqual(['Malé']);
  });

  it('are found by a later word of the name, and in the other language', () => {
    expect(found('lump')).toEqual(['Kuala Lumpur']);
    expect(found('কক্স')).toEqual(["Cox's Bazar"]);
  });

  it('put a name that begins so before one with a later word', () => {
    const names = [
      { value: 'a', label: 'Anywhere in Bangladesh' },
      { value: 'b', label: 'Bangkok' },
    ];
    expect(matchingChoices(names, 'bang').map(({ value }) => value)).toEqual(['b', 'a']);
  });

  it('put names before other words', () => {
    expect(found('mal')).toEqual(['Malé', 'Kuala Lumpur']);
  });

  it('keep their groups together with their place in the whole list', () => {
    const groups = groupsOf(choices);
    expect(groups.map(({ group }) => group)).toEqual(['Bangladesh', 'Abroad']);
    expect(groups[1]?.members.map(({ index }) => index)).toEqual([1, 2]);
  });
});
