import { describe, expect, it } from 'vitest';
import { feeShares, isCheckedLongAgo, spokenLength, totalFee } from './visas.rules.ts';

const fees = (embassy: number, centre: number, service: number) => ({
  fees: { embassy: { poisha: embassy }, centre: { poisha: centre }, service: { poisha: service } },
});

describe('the fee of a visa', () => {
  it('is embassy, visa centre and our service together', () => {
    expect(totalFee(fees(450_000, 80_000, 200_000))).toBe(730_000);
  });

  it('is drawn as three parts that fill the bar', () => {
    const shares = feeShares(fees(450_000, 80_000, 200_000));
    expect(shares.map(({ part, from, width }) => [part, from, width])).toEqual([
      ['embassy', 0, 61.64],
      ['centre', 61.64, 10.96],
      ['service', 72.6, 27.4],
    ]);
  });

  it('gives a part that costs nothing no room', () => {
    expect(feeShares(fees(0, 150_000, 150_000)).map(({ width }) => width)).toEqual([0, 50, 50]);
  });

  it('is no bar at all where the visa is free', () => {
    const shares = feeShares(fees(0, 0, 0));
    expect(shares.map(({ from, width }) => from + width)).toEqual([0, 0, 0]);
  });
});

describe('a guide', () => {
  it('is fresh up to the ninetieth day after it was checked', () => {
    expect(isCheckedLongAgo('2026-08-23', '2026-11-21')).toBe(false);
  });

  it('was checked long ago from the ninety-first day on', () => {
    expect(isCheckedLongAgo('2026-08-22', '2026-11-21')).toBe(true);
  });
});

describe('a length of time', () => {
  it.each([
    [15, 'day', 15],
    [30, 'day', 30],
    [60, 'month', 2],
    [63, 'day', 63],
    [90, 'month', 3],
    [180, 'month', 6],
    [365, 'year', 1],
    [730, 'year', 2],
  ])('of %i days is said as people say it', (days, unit, count) => {
    expect(spokenLength(days)).toEqual({ unit, count });
  });
});
