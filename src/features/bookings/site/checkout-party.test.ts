import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { nothingChosen } from '#features/tour-packages/price/price.contract.ts';
import type { Checkout, CheckoutDeparture } from '../checkout/checkout.queries.ts';
import { CheckoutParty } from './checkout-party.tsx';
import { usualCheckout } from './checkout-start.ts';

const band = { adult: 1, childWithBed: 1, childWithoutBed: 1, infant: 0, singleSupplement: 0 };

function labels(nights: number) {
  const checkout = { nights, childPolicy: { infantUnder: 2, childUnder: 12 } } as unknown as Checkout;
  const departure = { seatsLeft: 9, band } as unknown as CheckoutDeparture;
  const party = { ...nothingChosen.party, childrenWithBed: 1, childrenWithoutBed: 1, singleRooms: 1 };
  const typed = usualCheckout({ departure: undefined, party, ages: [] }, checkout);
  const props = { checkout, departure, typed, change: () => undefined, errorOf: () => undefined };
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(CheckoutParty, props)));
  const shown = [...html.matchAll(/<label[^>]*>([^<]+)/g)].map(([, label]) => label);
  return { shown, party: [typed.childbed, typed.childnobed, typed.single] };
}

test('the checkout of a day trip asks for children and not for beds or rooms, whatever its link says', () => {
  expect(labels(0)).toEqual({ shown: ['Adult', 'Child', 'Infant'], party: ['2', '0', '0'] });
  expect(labels(2)).toEqual({
    shown: ['Adult', 'Child with bed', 'Child, no bed', 'Infant', 'Single room'],
    party: ['1', '1', '1'],
  });
});
