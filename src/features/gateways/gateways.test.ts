import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '#platform/config.ts';
import { isKnownHost } from '#platform/http-client/known-host.rules.ts';
import { decimalTaka } from '#platform/money/money.rules.ts';
import { parseTaka } from './decimal-sum.rules.ts';
import { nagadTime } from './nagad/nagad.rules.ts';
import { open, seal } from './nagad/nagad-envelope.rules.ts';

describe('a sum that a gateway writes', () => {
  test('is read to the poisha, in all its spellings', () => {
    expect(['1500', '1500.0', '1500.00', 1500, '1500.000'].map(parseTaka)).toEqual(Array(5).fill(150_000));
    expect(parseTaka('0.29')).toBe(29);
    expect(parseTaka(1500.1)).toBe(150_010);
  });

  test('is no sum when it has more decimals, signs, separators or letters', () => {
    for (const wrong of ['', '1,500.00', '-5', '1e3', '1500.005', '.5', 'NaN', null, undefined, {}, '৫০০']) {
      expect(parseTaka(wrong), String(wrong)).toBeUndefined();
    }
  });

  test('comes back as it was sent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000_000_00 }), (sum) => parseTaka(decimalTaka(sum)) === sum),
    );
  });
});

describe('the browser is sent', () => {
  const may = (address: string) => isKnownHost(address, 'http://127.0.0.1:4501', ['bkash.com']);

  test('to the gateway’s own hosts, or the configured one', () => {
    expect(may('https://payment.bkash.com/?x=1')).toBe(true);
    expect(may('https://bkash.com/')).toBe(true);
    expect(may('http://127.0.0.1:4501/page')).toBe(true);
  });

  test('a gateway is used nowhere else', () => {
    for (const wrong of [
      'http://payment.bkash.com/',
      'https://bkash.com.evil.example/',
      'https://evilbkash.com/',
      'https://payment.bkash.com@evil.example/',
      'https://user@payment.bkash.com/',
      'https://payment.bkash.com:8443/',
      'http://127.0.0.1:4502/',
      'https://127.0.0.1:4501/',
      'javascript:alert(1)',
      '//payment.bkash.com/',
      '',
    ]) {
      expect(may(wrong), wrong).toBe(false);
    }
  });
});

const keys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

describe('a message of Nagad', () => {
  const [ours, nagads, others] = [keys(), keys(), keys()];
  const message = { merchantId: '683002007104225', orderId: 'ABCD1234EFGH' };

  test('is opened by whom it is for, with either hash', () => {
    for (const hash of ['sha1', 'sha256']) {
      const sent = seal(message, { signWith: ours.privateKey, encryptFor: nagads.publicKey, hash });
      const with_ = { decryptWith: nagads.privateKey, signedBy: ours.publicKey, hash };
      expect(open(sent, with_)).toEqual(message);
    }
  });

  test('is nothing when it is for somebody else, signed by somebody else, by another hash, or damaged', () => {
    const sent = seal(message, { signWith: nagads.privateKey, encryptFor: ours.publicKey, hash: 'sha256' });
    const right = { decryptWith: ours.privateKey, signedBy: nagads.publicKey, hash: 'sha256' };
    expect(open(sent, right)).toEqual(message);
    expect(open(sent, { ...right, decryptWith: others.privateKey })).toBeUndefined();
    expect(open(sent, { ...right, signedBy: others.publicKey })).toBeUndefined();
    expect(open(sent, { ...right, hash: 'sha1' })).toBeUndefined();
    expect(open({ ...sent, sensitiveData: `AAAA${sent.sensitiveData.slice(4)}` }, right)).toBeUndefined();
    expect(open({ ...sent, signature: '' }, right)).toBeUndefined();
  });

  test('tells the time of Dhaka, every part with two digits', () => {
    expect(nagadTime(new Date('2026-01-04T20:05:09Z'))).toBe('20260105020509');
  });
});

describe('a gateway is switched on', () => {
  const pair = keys();
  const nagad = {
    NAGAD_MERCHANT_ID: '683002007104225',
    NAGAD_PRIVATE_KEY: pair.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    NAGAD_GATEWAY_KEY: pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
  const bkash = { BKASH_APP_KEY: 'k', BKASH_APP_SECRET: 's', BKASH_USERNAME: 'u', BKASH_PASSWORD: 'p' };

  test('by all of its variables, at the live address unless another is given', () => {
    expect(parseConfig({}).gateways).toEqual({});
    const { gateways } = parseConfig({ ...nagad, ...bkash, BKASH_URL: 'http://127.0.0.1:1/' });
    expect(gateways.sslcommerz).toBeUndefined();
    expect(gateways.bkash).toMatchObject({ url: 'http://127.0.0.1:1', version: 'v1.2.0-beta' });
    expect(gateways.nagad).toMatchObject({ url: 'https://api.mynagad.com/api/dfs/', hash: 'sha256' });
  });

  test('and keys are read as PEM, too', () => {
    const pem = {
      ...nagad,
      NAGAD_PRIVATE_KEY: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      NAGAD_GATEWAY_KEY: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    };
    expect(parseConfig(pem).gateways.nagad?.privateKey.equals(pair.privateKey)).toBe(true);
  });

  test('a missing or unreadable variable is named, and none is quoted', () => {
    const words = (variables: Record<string, string>) => {
      try {
        parseConfig(variables);
      } catch (cause) {
        return String(cause);
      }
      return '';
    };
    expect(words({ SSLCOMMERZ_STORE_ID: 'shop' })).toContain(
      'SSLCOMMERZ_STORE_PASSWORD: SSLCommerz needs it.',
    );
    expect(words({ ...bkash, BKASH_PASSWORD: '' })).toContain('BKASH_PASSWORD: bKash needs it.');
    const broken = words({ ...nagad, NAGAD_PRIVATE_KEY: 'c2VjcmV0IHRleHQ=' });
    expect(broken).toContain('NAGAD_PRIVATE_KEY: it must be an RSA key');
    expect(broken).not.toContain('c2VjcmV0');
    expect(words({ ...nagad, NAGAD_HASH: 'md5' })).toContain('NAGAD_HASH');
  });
});
