import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned, signedText, verifySign } from './verify-sign.rules.ts';

const fields = { amount: '100.00', currency: 'BDT', status: 'VALID', tran_id: 'T-1', val_id: 'V-1' };
const names = ['amount', 'currency', 'status', 'tran_id', 'val_id'];
const signed = { ...fields, verify_key: names.join(','), verify_sign: '1c00befda1cc487143e4433384f62f95' };

test('a notification is signed over its fields and the digest of the store’s password, sorted by name', () => {
  const text = signedText(fields, names, 'secret');
  expect(text).toBe(
    'amount=100.00&currency=BDT&status=VALID&store_passwd=5ebe2294ecd0e0f08eab7690d2a6ee69&tran_id=T-1&val_id=V-1',
  );
  expect(verifySign(fields, names, 'secret')).toBe('1c00befda1cc487143e4433384f62f95');
  expect(createHash('sha256').update(text).digest('hex')).toBe(
    '46cf36bbcd9e5ab28cef3e2cb770332c75664f532d37783107d08c846c04b082',
  );
  expect(isSigned(signed, 'secret')).toBe(true);
});

test('a notification with another sum, another password, no signature or one that covers less isn’t taken as signed', () => {
  expect(isSigned({ ...signed, amount: '1.00' }, 'secret')).toBe(false);
  expect(isSigned(signed, 'other')).toBe(false);
  expect(isSigned({ ...signed, verify_sign: '' }, 'secret')).toBe(false);
  expect(isSigned(fields, 'secret')).toBe(false);
  for (const left of names) {
    const fewer = names.filter((name) => name !== left);
    const forged = {
      ...signed,
      verify_key: fewer.join(','),
      verify_sign: verifySign(fields, fewer, 'secret'),
    };
    expect(isSigned(forged, 'secret'), left).toBe(false);
  }
});

test('fields are sorted by their bytes, and an absent one counts as empty', () => {
  expect(signedText({ b: '2', A: '1' }, ['b', 'A', 'gone'], 'x')).toMatch(/^A=1&b=2&gone=&store_passwd=/);
});
