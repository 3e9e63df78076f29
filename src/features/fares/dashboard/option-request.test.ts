import { expect, test } from 'vitest';
import { errorsOf } from '#dashboard/form/request-check.ts';
import { emptyOption, optionRequest } from './option-request.ts';
import { ticketsRequest } from './tickets-request.ts';

test('a fare of nothing is one, and an empty field asks for the amount', () => {
  const empty = emptyOption({ adult: 1 });
  expect(errorsOf(optionRequest, empty)['fares.0.base']).toBe('Enter the amount.');
  const free = { ...empty, fares: empty.fares.map((fare) => ({ ...fare, base: 0 })) };
  expect(errorsOf(optionRequest, free)['fares.0.base']).toBeUndefined();
});

test('so does a ticket', () => {
  const ticketOf = (fare: number | undefined) => ({
    pnr: 'ABC123',
    issuedBy: '',
    tickets: [{ number: '997-2412345678', fare, otherAirline: true }],
  });
  expect(errorsOf(ticketsRequest([]), ticketOf(undefined))['tickets.0.fare']).toBe('Enter the amount.');
  expect(errorsOf(ticketsRequest([]), ticketOf(0))['tickets.0.fare']).toBeUndefined();
});
