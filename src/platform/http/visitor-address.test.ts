import { expect, test } from 'vitest';
import { countedAddress, visitorAddress } from './visitor-address.ts';

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const headers = (forwarded?: string, more: Record<string, string> = {}) =>
  new Headers({ ...more, ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }) });

test('an IPv4 address counts alone, however it is written', () => {
  expect(countedAddress('192.0.2.1')).toBe('192.0.2.1');
  expect(countedAddress('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(countedAddress('::FFFF:c000:201')).toBe('192.0.2.1');
  expect(countedAddress('0:0:0:0:0:ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(countedAddress(' 192.0.2.1:4711')).toBe('192.0.2.1');
});

test('an IPv6 address counts with its whole network of 64 bits', () => {
  expect(countedAddress('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(countedAddress('2001:DB8:1:2::ffff')).toBe('2001:db8:1:2::/64');
  expect(countedAddress('[2001:db8:1:2::9]:443')).toBe('2001:db8:1:2::/64');
  expect(countedAddress('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(countedAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(countedAddress('::1')).toBe('0:0:0:0::/64');
});

test('an invalid address counts as none', () => {
  expect(['', 'unknown', '999.1.1.1', '1.2.3', '_hidden', '::g'].map(countedAddress)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
});

test('without trusted proxies nothing that a client writes moves it', () => {
  const written = headers('203.0.113.9, 203.0.113.8', {
    forwarded: 'for=203.0.113.7',
    'x-real-ip': '203.0.113.6',
    'cf-connecting-ip': '203.0.113.5',
    'true-client-ip': '203.0.113.4',
  });
  expect(visitorAddress(written, from('127.0.0.2'), 0)).toBe('127.0.0.2');
});

test('behind one or two trusted proxies the hop that the outermost of them saw counts', () => {
  const written = headers('6.6.6.6, 198.51.100.1, 10.0.0.2', { 'x-real-ip': '203.0.113.6' });
  expect(visitorAddress(written, from('127.0.0.1'), 1)).toBe('10.0.0.2');
  expect(visitorAddress(written, from('127.0.0.1'), 2)).toBe('198.51.100.1');
});

test('a request that did not come through the proxies counts by its socket', () => {
  expect(visitorAddress(headers(), from('127.0.0.3'), 1)).toBe('127.0.0.3');
  expect(visitorAddress(headers('198.51.100.1'), from('127.0.0.3'), 2)).toBe('127.0.0.3');
  expect(visitorAddress(headers('nonsense'), from('127.0.0.3'), 1)).toBe('127.0.0.3');
  expect(visitorAddress(headers(), undefined, 0)).toBe('unknown');
});
