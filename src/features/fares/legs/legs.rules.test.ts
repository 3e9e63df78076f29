import { describe, expect, test } from 'vitest';
import type { Option } from '../fares.contract.ts';
import { legsOf, virtueOf } from './legs.rules.ts';

const flown = (
  airline: string,
  flight: string,
  from: string,
  to: string,
  departs: string,
  arrives: string,
) => ({
  airline,
  flight,
  from,
  to,
  departs,
  arrives,
  bookingClass: 'Y',
  status: 'HK',
});

const byDubai = [
  flown('EK', '583', 'DAC', 'DXB', '2027-01-12T10:40', '2027-01-12T14:10'),
  flown('EK', '805', 'DXB', 'JED', '2027-01-12T16:00', '2027-01-12T18:00'),
  flown('EK', '806', 'JED', 'DXB', '2027-02-02T20:05', '2027-02-02T23:55'),
  flown('EK', '584', 'DXB', 'DAC', '2027-02-03T01:35', '2027-02-03T08:20'),
];

describe('the legs of a journey', () => {
  test('last as long as the clocks of both ends say, with the time of each change', () => {
    expect(
      legsOf(byDubai).map(({ from, to, minutes, daysLater, changes }) => ({
        from,
        to,
        minutes,
        daysLater,
        changes,
      })),
    ).toEqual([
      { from: 'DAC', to: 'JED', minutes: 620, daysLater: 0, changes: [{ airport: 'DXB', minutes: 110 }] },
      { from: 'JED', to: 'DAC', minutes: 555, daysLater: 1, changes: [{ airport: 'DXB', minutes: 100 }] },
    ]);
  });

  test('are apart where somebody stays, goes on from another airport, or turns back', () => {
    const tour = [
      flown('SV', '809', 'DAC', 'JED', '2027-01-12T14:25', '2027-01-12T18:40'),
      flown('SV', '1420', 'JED', 'MED', '2027-01-19T09:00', '2027-01-19T10:05'),
      flown('SV', '3700', 'MED', 'DAC', '2027-01-26T23:30', '2027-01-27T08:40'),
    ];
    expect(legsOf(tour).map(({ from, to, daysLater }) => `${from}-${to} ${daysLater}`)).toEqual([
      'DAC-JED 0',
      'JED-MED 0',
      'MED-DAC 1',
    ]);
    const sameDay = [
      flown('BG', '435', 'DAC', 'CXB', '2027-01-12T08:00', '2027-01-12T09:05'),
      flown('BG', '436', 'CXB', 'DAC', '2027-01-12T18:00', '2027-01-12T19:05'),
    ];
    expect(legsOf(sameDay)).toHaveLength(2);
  });

  test('count the hour that a change of clocks takes', () => {
    const [leg] = legsOf([flown('BA', '1', 'LHR', 'JFK', '2027-03-14T10:00', '2027-03-14T14:00')]);
    // New York is four hours behind from that morning on, not five.
    expect(leg?.minutes).toBe(480);
  });

  test('arrive a day earlier by the calendar across the date line', () => {
    const [leg] = legsOf([flown('NZ', '1', 'AKL', 'HNL', '2027-01-12T23:00', '2027-01-12T08:30')]);
    expect(leg).toMatchObject({ daysLater: 0, minutes: 510 });
    const [early] = legsOf([flown('NZ', '1', 'AKL', 'HNL', '2027-01-13T01:00', '2027-01-12T10:30')]);
    expect(early?.daysLater).toBe(-1);
  });
});

describe('what an option has before the others', () => {
  const option = (id: string, changed: Partial<Option>): Option => ({
    id,
    segments: byDubai,
    fares: [],
    cabin: 'economy',
    baggage: null,
    changeFee: null,
    refundFee: null,
    timeLimit: '2027-01-01T00:00:00Z',
    total: 100,
    isOver: false,
    ended: null,
    ...changed,
  });

  test('is said of one alone, and of none that is over', () => {
    const cheap = option('a', { total: 90 });
    const easy = option('b', { changeFee: 10 });
    const over = option('c', { total: 10, isOver: true });
    const all = [cheap, easy, over];
    expect(all.map((each) => virtueOf(each, all))).toEqual(['cheapest', 'change', undefined]);
    expect(virtueOf(cheap, [cheap])).toBeUndefined();
    const alike = [option('a', {}), option('b', {})];
    expect(alike.map((each) => virtueOf(each, alike))).toEqual([undefined, undefined]);
  });
});
