import { describe, expect, it } from 'vitest';
import { findAirport, listAirports } from './airports.queries.ts';
import { codeIn, isNearly } from './airports.rules.ts';

const codes = (query: string) => listAirports('en', query).map(({ code }) => code);

describe('airports', () => {
  it('are found by their code, whatever its case', () => {
    expect(codes('dac')[0]).toBe('DAC');
    expect(codes('LHR')[0]).toBe('LHR');
  });

  it('are found by the city, in English and in Bangla', () => {
    expect(codes('bangk')[0]).toBe('BKK');
    expect(codes('ব্যাংক')[0]).toBe('BKK');
    expect(codes('coxs')[0]).toBe('CXB');
    expect(codes('কুয়ালা')[0]).toBe('KUL');
  });

  it('are found by the city people mean, not only by the suburb they stand in', () => {
    expect(codes('tokyo').slice(0, 2)).toEqual(['NRT', 'HND']);
    expect(codes('istanbul').slice(0, 2)).toEqual(['IST', 'SAW']);
    expect(codes('sepang')).toContain('KUL');
  });

  it('are found by an older name of the city and by the name of the airport', () => {
    expect(codes('chittagong')).toContain('CGP');
    expect(codes('jessore')[0]).toBe('JSR');
    expect(codes('heathrow')[0]).toBe('LHR');
  });

  it('are found by what people call them, before the code of a place that nobody means', () => {
    for (const [typed, code] of [
      ['makkah', 'JED'],
      ['মক্কা', 'JED'],
      ['ctg', 'CGP'],
      ['kl', 'KUL'],
      ['ksa', 'JED'],
      ['silet', 'ZYL'],
      ['calcutta', 'CCU'],
      ['makk', 'JED'],
    ] as const) {
      expect(codes(typed)[0], typed).toBe(code);
    }
    expect(codes('ksa').slice(0, 4)).toEqual(['JED', 'MED', 'RUH', 'DMM']);
    expect(findAirport('en', 'CTG')?.city).not.toBe('Chattogram');
  });

  it('are found by the country, the most requested first', () => {
    expect(codes('malaysia')[0]).toBe('KUL');
    expect(codes('নেপাল')[0]).toBe('KTM');
  });

  it('are found in spite of a slip of a letter', () => {
    expect(codes('singapoer')[0]).toBe('SIN');
    expect(codes('kathmando')[0]).toBe('KTM');
    expect(isNearly('dhaka', 'dhkaa', 1)).toBe(true);
    expect(isNearly('dhaka', 'dubai', 1)).toBe(false);
  });

  it('are named in the language of the page', () => {
    expect(findAirport('bn', 'bkk')).toEqual({
      code: 'BKK',
      city: 'ব্যাংকক',
      name: 'Suvarnabhumi',
      country: 'থাইল্যান্ড',
    });
  });

  it('are meant by a city written in full', () => {
    expect(findAirport('en', 'Tokyo')?.code).toBe('NRT');
    expect(findAirport('en', 'ঢাকা')?.code).toBe('DAC');
    expect(findAirport('en', 'Atlantis')).toBeUndefined();
  });

  it('are known by the code in what stands in a field', () => {
    expect(codeIn('Bangkok (BKK)')).toBe('BKK');
    expect(codeIn(' dac ')).toBe('DAC');
    expect(codeIn('Dhaka')).toBeUndefined();
  });

  it('are more than three thousand, and all well-known ones are among them', () => {
    expect(listAirports('en', '', 500).length).toBeGreaterThan(130);
    expect(findAirport('en', 'GUS')).toBeUndefined();
    expect(findAirport('en', 'ZRH')?.city).toBe('Zurich');
  });
});
