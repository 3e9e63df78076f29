import { describe, expect, it } from 'vitest';
import { isFlood, linksIn, reviewReasonsOf, type Signs } from './spam.rules.ts';

const usual: Signs = {
  honeypot: '',
  fillMs: 40_000,
  text: 'Two of us to Bangkok in February.',
  fromAddress: 0,
  fromContact: 0,
  sameMessage: 0,
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

  it('is known by the field nobody sees, by haste, by links and by the number of one contact, each alone', () => {
    expect(reviewReasonsOf({ ...usual, honeypot: 'x' })).toEqual(['honeypot']);
    expect(reviewReasonsOf({ ...usual, fillMs: 900 })).toEqual(['too-quick']);
    expect(reviewReasonsOf({ ...usual, text: 'http://a https://b www.c' })).toEqual(['links']);
    expect(reviewReasonsOf({ ...usual, fromContact: 5 })).toEqual(['many-from-contact']);
  });

  it('is never known by the client address alone, which a carrier gives to thousands', () => {
    const behindCarrier = { ...usual, fromAddress: 500 };
    expect(reviewReasonsOf(behindCarrier)).toEqual([]);
    expect(reviewReasonsOf({ ...behindCarrier, fillMs: undefined })).toEqual([]);
    expect(isFlood(behindCarrier)).toBe(false);
    const doubts = [
      { fillMs: 6_000 },
      { text: 'See www.shop.example' },
      { fromContact: 2 },
      { sameMessage: 1 },
    ];
    for (const doubt of doubts) {
      expect(reviewReasonsOf({ ...usual, ...doubt }), JSON.stringify(doubt)).toEqual([]);
      expect(reviewReasonsOf({ ...behindCarrier, ...doubt })).toEqual(['many-from-address']);
    }
  });

  it('is a flood at forty of one contact or a thousand of one address', () => {
    expect([
      isFlood({ fromContact: 39, fromAddress: 999 }),
      isFlood({ fromContact: 40, fromAddress: 0 }),
    ]).toEqual([false, true]);
    expect(isFlood({ fromContact: 0, fromAddress: 1_000 })).toBe(true);
  });

  it('counts links however they are written', () => {
    expect(linksIn('[url=x] <a href="y">z</a> HTTPS://q www.r')).toBe(4);
    expect(linksIn('I go on 12.02.2027, e.g. by air.')).toBe(0);
  });
});
