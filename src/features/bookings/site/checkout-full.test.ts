import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Checkout, CheckoutDeparture } from '../checkout/checkout.queries.ts';
import { CheckoutFull } from './checkout-full.tsx';

const band = { adult: 12_500_00, childWithBed: 0, childWithoutBed: 0, infant: 0, singleSupplement: 0 };
const departure = (key: string, seatsLeft: number) =>
  ({
    key,
    seatsLeft,
    band,
    departsOn: '2026-12-10',
    returnsOn: '2026-12-13',
  }) as unknown as CheckoutDeparture;

function said(left: number, leftElsewhere: number) {
  const [own, other] = [departure('a', left), departure('b', leftElsewhere)];
  const party = { adults: 2, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 };
  const checkout = { departures: [own, other] } as unknown as Checkout;
  const full = createElement(CheckoutFull, { checkout, departure: own, party, today: '2026-11-21' });
  return renderToStaticMarkup(createElement(MemoryRouter, null, full));
}

test('another date is offered only where there is one with enough seats', () => {
  expect(said(0, 5)).toContain('Take another date, or put your name on the waiting list.');
  expect(said(1, 5)).toContain(
    'Make the party smaller, take another date, or put your name on the waiting list.',
  );
  expect(said(0, 1)).toContain('No other date has enough seats now: put your name on the waiting list.');
  expect(said(1, 1)).toContain('make the party smaller, or put your name on the waiting list.');
});
