import { expect, test } from 'vitest';
import { emptyOption, optionFaults } from './typed-option.ts';
import { ticketFaults } from './typed-tickets.ts';

const now = new Date('2026-12-01T04:00:00Z');

test('a fare of nothing is one, and an empty field asks for the amount', () => {
  const empty = emptyOption({ adult: 1 });
  expect(optionFaults(empty, now)['adult.base']).toBe('Enter the amount.');
  const free = { ...empty, fares: empty.fares.map((fare) => ({ ...fare, base: 0 })) };
  expect(optionFaults(free, now)['adult.base']).toBeUndefined();
});

test('so does a ticket', () => {
  const ticketOf = (fare: number | undefined) => ({
    pnr: 'ABC123',
    issuedBy: '',
    tickets: [{ number: '997-2412345678', fare, otherAirline: true }],
  });
  expect(ticketFaults(ticketOf(undefined), [])['0.fare']).toBe('Enter the amount.');
  expect(ticketFaults(ticketOf(0), [])['0.fare']).toBeUndefined();
});
