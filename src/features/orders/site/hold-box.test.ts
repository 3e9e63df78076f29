import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { HoldResult } from '../customer/visitor.contract.ts';
import { HoldBox, HoldSaid } from './hold-box.tsx';

const said = (result: HoldResult, canSend = true) =>
  renderToStaticMarkup(createElement(HoldSaid, { result, canSend }));

test('nobody is told to press a button that may not be there, nor to send money that can’t be sent', () => {
  expect(said('ended')).toContain('The seats are no longer held for you.');
  expect(said('over')).toContain('Below is how the order stands now.');
  expect(said('later')).toContain('Send the payment as described below');
  expect(said('later', false)).toContain('Come to the office to pay.');
});

test('whoever told of a payment isn’t told that nothing came, once the hold of the seats is over', () => {
  const hold = {
    standing: 'free' as const,
    packageId: 'to-the-sea',
    isQuoted: false,
    isClaimed: false,
    isLater: false,
    canSend: true,
    seats: 2,
    shown: '2',
    until: '',
    msLeft: 0,
    later: undefined,
    laterHow: '',
    laterTo: '',
    left: 0,
    shownLeft: '0',
    againTo: '',
    bookPath: '',
  };
  const over = (isPaid: boolean, hasClaim: boolean) =>
    renderToStaticMarkup(createElement(HoldBox, { hold, isPaid, hasClaim }));
  expect(over(false, false)).toContain('You owe nothing');
  expect(over(false, true)).toContain('still checking the payment that you told us of');
  expect(over(false, true)).not.toContain('You owe nothing');
  expect(over(true, true)).toContain('Your money is safe with us');
});
