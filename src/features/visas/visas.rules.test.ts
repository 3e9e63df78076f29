import { describe, expect, it } from 'vitest';
import { aVisaKind } from './visas.factory.ts';
import { feeShares, isCheckedLongAgo, placeOf, spokenLength, totalFee } from './visas.rules.ts';

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

describe('the papers of a kind', () => {
  const guide = (
    form: 'e-visa' | 'sticker' | 'on-arrival',
    handedInAt: 'embassy' | 'online' | 'airport',
  ) => ({
    kinds: [aVisaKind({ form })],
    handedInAt,
  });

  it('go where the guide says, when it has the form of the main kind', () => {
    expect(placeOf({ form: 'sticker' }, { ...guide('sticker', 'embassy'), handedInAt: 'visa-centre' })).toBe(
      'visa-centre',
    );
    // An e-visa whose papers the embassy wants to see.
    expect(placeOf({ form: 'e-visa' }, guide('e-visa', 'embassy'))).toBe('embassy');
  });

  it('go where the kind itself says, whatever its form', () => {
    expect(placeOf({ form: 'e-visa', handedInAt: 'visa-centre' }, guide('e-visa', 'online'))).toBe(
      'visa-centre',
    );
    expect(placeOf({ form: 'on-arrival', handedInAt: 'online' }, guide('e-visa', 'embassy'))).toBe('online');
  });

  it('go to the airport where the visa is given on arrival, whatever the other kinds need', () => {
    expect(placeOf({ form: 'on-arrival' }, guide('e-visa', 'online'))).toBe('airport');
    expect(placeOf({ form: 'on-arrival' }, guide('sticker', 'embassy'))).toBe('airport');
    expect(placeOf({ form: 'visa-free' }, guide('sticker', 'embassy'))).toBe('airport');
  });

  it('go to the embassy or a website for what is applied for beside a visa of another form', () => {
    expect(placeOf({ form: 'sticker' }, guide('on-arrival', 'airport'))).toBe('embassy');
    expect(placeOf({ form: 'e-visa' }, guide('sticker', 'embassy'))).toBe('online');
  });
});
