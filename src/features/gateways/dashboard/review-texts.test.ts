import { expect, test } from 'vitest';
import { refusedText, whyNotAccepted } from './review-texts.ts';

const boss = { id: 'user:boss' };
const came = { review: 'amount', received: 100, bookedFor: null } as const;

test('money that was booked elsewhere can’t be accepted, and nobody is told to refund it', () => {
  const booked = { ...came, review: 'repeated', bookedFor: 'SF-7K3M-9Q' } as const;
  expect(whyNotAccepted(boss, booked)).toContain('entered for SF-7K3M-9Q already');
  expect(refusedText(booked)).toContain('The money stays with SF-7K3M-9Q: don’t refund it');
  const somewhere = { ...booked, bookedFor: null };
  expect(whyNotAccepted(boss, somewhere)).toContain('by another attempt or payment');
  expect(refusedText(somewhere)).toContain('before you refund it');
});

test('money that only differs can be accepted, and goes back when it is refused', () => {
  expect(whyNotAccepted(boss, came)).toBeUndefined();
  expect(refusedText(came)).toBe('Not booked. Refund the money in the gateway’s panel.');
  expect(whyNotAccepted(boss, { ...came, received: 0 })).toContain('No sum');
});
