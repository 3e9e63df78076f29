import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isToken, newToken, parseReference, referenceOf } from './reference.rules.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const made = Array.from({ length: 2_000 }, () => referenceOf([...randomBytes(5)]));

describe('a reference', () => {
  it('looks like SF-7K3M-9Q and is read back however it is said or typed', () => {
    for (const reference of made) {
      expect(reference).toMatch(/^SF-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/);
      expect(parseReference(reference)).toBe(reference);
      expect(parseReference(reference.slice(3).replace('-', ' ').toLowerCase())).toBe(reference);
      expect(parseReference(reference.slice(3).replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(reference);
    }
  });

  it('with one wrong character is never taken for another one', () => {
    const [reference = ''] = made;
    const places = [3, 4, 5, 6, 8, 9];
    const wrong = places.flatMap((place) =>
      [...alphabet]
        .filter((sign) => sign !== reference[place])
        .map((sign) => reference.slice(0, place) + sign + reference.slice(place + 1)),
    );
    expect(wrong.length).toBe(6 * 31);
    expect(wrong.map(parseReference).filter((read) => read !== undefined)).toEqual([]);
  });

  it('with two neighbours swapped is never taken for another one', () => {
    let swaps = 0;
    for (const reference of made) {
      const signs = reference.slice(3).replace('-', '');
      for (let place = 0; place < 5; place += 1) {
        const [left = '', right = ''] = [signs[place], signs[place + 1]];
        if (left !== right) {
          swaps += 1;
          expect(
            parseReference(signs.slice(0, place) + right + left + signs.slice(place + 2)),
          ).toBeUndefined();
        }
      }
    }
    expect(swaps).toBeGreaterThan(5_000);
  });

  it('says nothing of how many there are: two in a row have nothing in common', () => {
    expect(new Set(made).size).toBeGreaterThan(1_990);
  });
});

describe('the token of an enquiry’s page', () => {
  it('holds 130 random bits in lower case, because addresses are', () => {
    const token = newToken();
    expect(token).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
    expect(isToken(token)).toBe(true);
    expect(['', `${token}a`, token.toUpperCase(), token.replace(/.$/, 'u')].some(isToken)).toBe(false);
  });
});
