import { describe, expect, it } from 'vitest';
import { type FareJourney, fareJourney, fareQuery } from './fare-request.contract.ts';

const request: FareJourney = {
  trip: 'return',
  legs: [
    { from: { code: 'DAC', text: 'Dhaka' }, to: { code: 'BKK', text: 'Bangkok' }, depart: '2027-02-12' },
  ],
  returnOn: '2027-02-16',
  cabin: 'economy',
  flexibleDays: 0,
  passengers: { adults: 2, children: 1, infants: 1 },
};

const wrong = (changed: Partial<FareJourney>) => {
  const parsed = fareJourney.safeParse({ ...request, ...changed });
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'));
};

describe('a fare request as the server takes it', () => {
  it('is what the form makes', () => {
    expect(wrong({})).toEqual([]);
  });

  it('has a return date when it returns, and not otherwise', () => {
    expect(wrong({ returnOn: undefined })).toEqual(['returnOn']);
    expect(wrong({ trip: 'one-way' })).toEqual(['returnOn']);
    expect(wrong({ returnOn: '2027-02-11' })).toEqual(['returnOn']);
  });

  it('holds nine people at most, and an adult for each infant', () => {
    expect(wrong({ passengers: { adults: 90, children: 10, infants: 0 } })).toEqual(['passengers']);
    expect(wrong({ passengers: { adults: 1, children: 0, infants: 2 } })).toEqual(['passengers.infants']);
  });
});

describe('the address of a fare request', () => {
  it('is the same however a place is written', () => {
    const canonical = (search: string) => {
      const parsed = fareQuery.parse(new URLSearchParams(search));
      return parsed.ok ? parsed.canonical : '';
    };
    expect(canonical('from=Dhaka+(DAC)&to=bkk&utm_source=x')).toBe('?from=DAC&to=BKK');
    expect(canonical('depart=2027-02-12&return=&from2=')).toBe('?depart=2027-02-12');
  });
});
