import { describe, expect, it } from 'vitest';
import { journeyFrom } from '../journey/journey.rules.ts';
import {
  isDay,
  isGroup,
  joinedLegs,
  journeyErrors,
  legField,
  peopleIn,
  type TypedJourney,
  withLeg,
} from './fare-request.rules.ts';

const days = { first: '2026-12-01', last: '2027-11-26' };

const journey = (given: Partial<TypedJourney> = {}): TypedJourney => ({
  trip: 'one-way',
  legs: [{ from: 'Dhaka (DAC)', to: 'Bangkok (BKK)', depart: '2027-02-12' }],
  returnOn: '',
  cabin: 'economy',
  flexible: '0',
  adults: '1',
  children: '0',
  infants: '0',
  company: '',
  invoice: false,
  ...given,
});

const wrong = (given: Partial<TypedJourney>) =>
  journeyErrors(journey(given), days).map(({ field, problem }) => `${field}: ${problem}`);
const leg = (from: string, to: string, depart: string) => ({ from, to, depart });

describe('a fare request', () => {
  it('is fine with two places, a date and an adult', () => {
    expect(wrong({})).toEqual([]);
  });

  it('says what is missing, in the order of the form', () => {
    expect(wrong({ legs: [leg('', '', '')] })).toEqual([
      'from: from-missing',
      'to: to-missing',
      'depart: date-missing',
    ]);
  });

  it('refuses to fly to where it starts, by code or by name', () => {
    expect(wrong({ legs: [leg('Dhaka (DAC)', 'dac', '2027-02-12')] })).toEqual(['to: same-place']);
    expect(wrong({ legs: [leg('Sylhet', ' sylhet', '2027-02-12')] })).toEqual(['to: same-place']);
  });

  it('takes dates from today until sales end', () => {
    expect(wrong({ legs: [leg('DAC', 'BKK', '2026-12-01')] })).toEqual([]);
    expect(wrong({ legs: [leg('DAC', 'BKK', '2026-11-30')] })).toEqual(['depart: date-past']);
    expect(wrong({ legs: [leg('DAC', 'BKK', '2027-11-27')] })).toEqual(['depart: date-far']);
    expect(wrong({ legs: [leg('DAC', 'BKK', '2027-02-30')] })).toEqual(['depart: date-wrong']);
  });

  it('returns on the day of the flight or later', () => {
    expect(wrong({ trip: 'return' })).toEqual(['return: date-missing']);
    expect(wrong({ trip: 'return', returnOn: '2027-02-11' })).toEqual(['return: return-early']);
    expect(wrong({ trip: 'return', returnOn: '2027-02-12' })).toEqual([]);
  });

  it('doesn’t look at a return date that a one-way journey doesn’t show', () => {
    expect(wrong({ returnOn: '2020-01-01' })).toEqual([]);
  });

  it('keeps the flights of a multi-city journey in order', () => {
    const legs = [
      leg('DAC', 'BKK', '2027-02-12'),
      leg('BKK', 'SIN', '2027-02-10'),
      leg('SIN', 'DAC', '2027-02-16'),
    ];
    expect(wrong({ trip: 'multi-city', legs })).toEqual(['depart2: leg-early']);
    expect(legField('depart', 1)).toBe('depart');
  });

  it('has an adult, an adult for each infant, and 99 people at most', () => {
    expect(wrong({ adults: '0', children: '2' })).toEqual(['adults: adults-few']);
    expect(wrong({ adults: '1', infants: '2' })).toEqual(['infants: infants-many']);
    expect(wrong({ adults: '80', children: '19', infants: '1' })).toEqual(['adults: passengers-many']);
    expect(wrong({ adults: '৪', children: '৪', infants: '১' })).toEqual([]);
    expect(wrong({ children: 'two' })).toEqual(['children: number-wrong']);
  });

  it('of more than nine people is one for a group, with the company that pays', () => {
    expect(isGroup(journey({ adults: '6', children: '3' }))).toBe(false);
    expect(isGroup(journey({ adults: '৬', children: '৩', infants: '১' }))).toBe(true);
    expect(wrong({ adults: '25' })).toEqual([]);
    const request = journeyFrom(journey({ adults: '25', company: ' Sample Textiles ', invoice: true }));
    expect(request).toMatchObject({ company: 'Sample Textiles', invoice: true, passengers: { adults: 25 } });
    expect(journeyFrom(journey())).not.toHaveProperty('company');
  });

  it('of several cities goes on where the last flight ended, unless another place was written', () => {
    const legs = [leg('DAC', '', ''), leg('', '', ''), leg('SIN', '', '')];
    const once = withLeg(legs, 0, leg('DAC', 'BKK', ''));
    expect(once.map(({ from }) => from)).toEqual(['DAC', 'BKK', 'SIN']);
    expect(withLeg(once, 0, leg('DAC', 'KUL', ''))[1]?.from).toBe('KUL');
    expect(withLeg(once, 1, leg('BKK', 'HKG', ''))[2]?.from).toBe('SIN');
    expect(joinedLegs([leg('DAC', 'BKK', ''), leg('', 'SIN', ''), leg(' ', '', '')])).toMatchObject([
      { from: 'DAC' },
      { from: 'BKK' },
      { from: 'SIN' },
    ]);
  });

  it('reads numbers of people in both kinds of digits', () => {
    expect([peopleIn(' ৩ '), peopleIn(''), peopleIn('12')]).toEqual([3, 0, 12]);
    expect(peopleIn('-1')).toBeNaN();
  });

  it('knows the days of the calendar', () => {
    expect([isDay('2028-02-29'), isDay('2027-02-29'), isDay('12/02/2027')]).toEqual([true, false, false]);
  });
});
