import { describe, expect, it } from 'vitest';
import { linksIn, reviewReasonsOf, type Signs } from './spam.rules.ts';

const usual: Signs = {
  honeypot: '',
  fillMs: 40_000,
  text: 'Two of us to Bangkok in February.',
  fromAddress: 0,
  fromContact: 0,
};

describe('what looks like spam', () => {
  it('isn’t an enquiry as people send it, with or without scripts', () => {
    expect(reviewReasonsOf(usual)).toEqual([]);
    expect(reviewReasonsOf({ ...usual, fillMs: undefined })).toEqual([]);
    expect(
      reviewReasonsOf({
        ...usual,
        text: 'Like this one: https://shofor.example/packages and www.example.com',
      }),
    ).toEqual([]);
  });

  it('is known by the field nobody sees, by haste, by links and by number, each alone', () => {
    expect(reviewReasonsOf({ ...usual, honeypot: 'x' })).toEqual(['honeypot']);
    expect(reviewReasonsOf({ ...usual, fillMs: 900 })).toEqual(['too-quick']);
    expect(reviewReasonsOf({ ...usual, text: 'http://a https://b www.c' })).toEqual(['links']);
    expect(reviewReasonsOf({ ...usual, fromAddress: 8 })).toEqual(['many-from-address']);
    expect(reviewReasonsOf({ ...usual, fromContact: 5 })).toEqual(['many-from-contact']);
  });

  it('counts links however they are written', () => {
    expect(linksIn('[url=x] <a href="y">z</a> HTTPS://q www.r')).toBe(4);
    expect(linksIn('I go on 12.02.2027, e.g. by air.')).toBe(0);
  });
});
