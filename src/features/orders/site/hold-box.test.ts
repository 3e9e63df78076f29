import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { HoldResult } from '../visitor/visitor.contract.ts';
import { HoldSaid } from './hold-box.tsx';

const said = (result: HoldResult, canSend = true) =>
  renderToStaticMarkup(createElement(HoldSaid, { result, canSend }));

test('nobody is told to press a button that may not be there, nor to send money that can’t be sent', () => {
  expect(said('ended')).toContain('The seats are no longer held for you.');
  expect(said('over')).toContain('Below is how the order stands now.');
  expect(said('later')).toContain('Send the payment as described below');
  expect(said('later', false)).toContain('Come to the office to pay.');
});
