import { expect, test } from 'vitest';
import { inLanguage } from '#platform/http/messages-scope.ts';
import { noCallForRefunds } from '../refunds/gateway-refunds.rules.ts';
import { gatewayErrorText } from './payment-labels.ts';

test('a refund that the gateway has no call for is told in the office’s language, a gateway’s own words as they are', () => {
  const ours = inLanguage('bn', () => gatewayErrorText(noCallForRefunds));
  expect(ours).not.toHaveProperty('language');
  expect(ours.words).not.toMatch(/[a-z]/i);
  expect(gatewayErrorText('Insufficient balance')).toEqual({ words: 'Insufficient balance', language: 'en' });
});
