import { describe, expect, it } from 'vitest';
import { isMeant, skeletonOf, soundOf } from './sound.rules.ts';
import { plainWords } from './words.rules.ts';

const sound = (word: string) => soundOf(plainWords(word).join(''));

describe('words sound the same', () => {
  it.each([
    ['থাইল্যান্ড', 'thailand'],
    ['ভিসা', 'visa'],
    ['ওমরাহ', 'omra'],
    ['হজ্ব', 'হজ'],
    ['হজ্জ', 'হজ'],
    ['সাজেক', 'shajek'],
    ['সিঙ্গাপুর', 'singapur'],
    ['দুবাই', 'dubai'],
  ])('%s and %s', (bangla, latin) => {
    expect(sound(bangla)).toBe(sound(latin));
  });

  it.each([
    ['কক্সবাজার', 'coxbazar'],
    ['সুন্দরবন', 'shundorbon'],
    ['সুন্দরবন', 'Sundarban'],
    ['শ্রীমঙ্গল', 'srimongol'],
    ['বান্দরবান', 'bandorban'],
    ['মালয়েশিয়া', 'malaysia'],
    ['ভিয়েতনাম', 'vietnam'],
    ['উমরা', 'omrah'],
  ])('but for their vowels: %s and %s', (bangla, latin) => {
    expect(skeletonOf(sound(bangla))).toBe(skeletonOf(sound(latin)));
    expect(isMeant(sound(latin), sound(bangla))).toBe(true);
  });

  it.each([
    ['omra', 'oman'],
    ['dubai', 'dhaka'],
    ['bali', 'nepal'],
    ['japan', 'nepal'],
  ])('not: %s and %s', (one, other) => {
    expect(isMeant(sound(one), sound(other))).toBe(false);
  });
});
