import { describe, expect, it } from 'vitest';
import { asksMore, type Question, readQuestion } from './question.rules.ts';

const today = '2026-12-01';
const read = (query: string) => readQuestion(query, today, []);
const asked = (query: string, wanted: Partial<Question>) =>
  expect({ query, ...read(query) }).toMatchObject({ query, ...wanted });

describe('a question is read for', () => {
  it('the most that a person wants to spend, in figures or words, in either language', () => {
    for (const [query, budget, rest] of [
      ['80 hajar takay thailand', 80_000, 'thailand'],
      ['৮০ হাজার টাকায় থাইল্যান্ড', 80_000, 'থাইল্যান্ড'],
      ['under 10000', 10_000, ''],
      ['tour under 10,000 taka', 10_000, ''],
      ['৳20,000 honeymoon', 20_000, ''],
      ['20k tour', 20_000, ''],
      ['দেড় লাখে ওমরাহ', 150_000, ''],
      ['2 lakh bali', 200_000, 'bali'],
      ['১০ হাজার টাকার মধ্যে সাজেক', 10_000, 'সাজেক'],
      ['15000 kashmir', 15_000, 'kashmir'],
    ] as const) {
      asked(query, { budget, rest });
    }
  });

  it('no sum in years, days and persons', () => {
    for (const query of ['hajj 2027', 'sundarban 3 days', '60 jon', 'december 2026', 'e passport 48 pages']) {
      asked(query, { budget: undefined });
    }
  });

  it('months, the coming ones, and seasons', () => {
    asked('december tour', { months: ['2026-12'], rest: '' });
    asked('ডিসেম্বরে কোথায় যাব', { months: ['2026-12'] });
    asked('january thailand', { months: ['2027-01'], rest: 'thailand' });
    asked('nov 2027', { months: ['2027-11'], rest: '' });
    asked('শীতে সাজেক', { months: ['2026-12', '2027-01', '2027-02'], rest: 'সাজেক' });
  });

  it('the next Eid, or the one that is named', () => {
    asked('eid tour', { months: ['2027-03'], eid: { name: 'eid-ul-fitr', day: '2027-03-10' }, rest: '' });
    asked('ঈদের ছুটিতে সাজেক', { months: ['2027-03'], rest: 'সাজেক' });
    asked('eid ul adha tour', { eid: { name: 'eid-ul-adha', day: '2027-05-17' } });
    asked('কোরবানির ঈদ', { eid: { name: 'eid-ul-adha', day: '2027-05-17' } });
  });

  it('how long, where to at large, and what for', () => {
    asked('3 days tour', { nights: ['2-3'], rest: '' });
    asked('sri lanka 4 nights', { nights: ['4-5'], rest: 'sri lanka' });
    asked('ডে ট্যুর', { nights: ['0-1'], rest: '' });
    asked('৫০ হাজারের মধ্যে বিদেশ', { budget: 50_000, market: 'international', rest: '' });
    asked('হানিমুন প্যাকেজ', { themes: ['honeymoon'], rest: '' });
    asked("family tour cox's bazar", { themes: ['family'], rest: 'coxs bazar' });
  });

  it("the agency's own themes", () => {
    const own = [
      { key: 'photo', names: { en: 'Photography', bn: 'ফটোগ্রাফি' }, markets: ['domestic' as const] },
    ];
    expect(readQuestion('photography tour', today, own)).toMatchObject({ themes: ['photo'], rest: '' });
  });

  it('nothing in names alone', () => {
    for (const query of ['thailand visa', 'কক্সবাজার', 'old dhaka', 'দেশ', '', '🙂', '৳']) {
      expect([query, asksMore(read(query))]).toEqual([query, query === 'দেশ']);
    }
  });
});
