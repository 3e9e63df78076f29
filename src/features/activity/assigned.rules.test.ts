import { expect, test } from 'vitest';
import { peopleIn, withNames } from './assigned.rules.ts';

test('whoever an enquiry was given to is called by name; who is gone stays an id, and nobody stays nobody', () => {
  const given = { happened: 'assigned', from: 'gone', to: 'amina' };
  expect(peopleIn(given)).toEqual(['user:gone', 'user:amina']);
  const names = new Map([['user:amina', 'Amina Rahman']]);
  expect(withNames(given, names)).toEqual({ happened: 'assigned', from: 'gone', to: 'Amina Rahman' });
  expect(withNames({ ...given, to: null }, names)).toMatchObject({ to: null });
});

test('whoever looks after a visa case, or has the enquiries that were taken out, is called by name, too', () => {
  const plan = { happened: 'planned', owner: 'amina', appointmentOn: '2026-12-03' };
  expect(peopleIn(plan)).toEqual(['user:amina']);
  const names = new Map([['user:amina', 'Amina Rahman']]);
  expect(withNames(plan, names)).toEqual({ ...plan, owner: 'Amina Rahman' });
  expect(peopleIn({ ...plan, owner: null })).toEqual([]);
  const exported = { tab: 'open', owner: 'amina', count: 12 };
  expect(withNames(exported, names)).toEqual({ ...exported, owner: 'Amina Rahman' });
});

test('every other difference stays as it is', () => {
  for (const other of [
    null,
    { role: { from: 'clerk', to: 'editor' } },
    { happened: 'state-changed', to: 'won' },
  ]) {
    expect(peopleIn(other)).toEqual([]);
    expect(withNames(other, new Map())).toBe(other);
  }
});
