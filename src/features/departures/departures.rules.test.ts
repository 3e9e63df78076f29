import { describe, expect, it } from 'vitest';
import { freeKey, isOpen, movedTo, seatState, seatsLeft, stateOn } from './departures.rules.ts';

const today = '2026-11-21';

const run = (departsOn: string, cutOff = departsOn, state: 'open' | 'closed' | 'cancelled' = 'open') => ({
  departsOn,
  cutOff,
  state,
});

describe('a departure', () => {
  it('can be requested up to and on its last day', () => {
    expect(isOpen(run('2026-12-10', today), today)).toBe(true);
    expect(isOpen(run('2026-12-10', '2026-11-20'), today)).toBe(false);
  });
  it('cannot be requested once it has left, whatever its last day says', () => {
    expect(isOpen(run('2026-11-20', '2026-11-30'), today)).toBe(false);
  });
  it('never has fewer than no seats left', () => {
    expect(seatsLeft({ seats: 10, keptBack: 12, held: 0, booked: 0 })).toBe(0);
    expect(seatsLeft({ seats: 10, keptBack: 1, held: 2, booked: 3 })).toBe(4);
  });
  it('cannot be requested when staff have closed or cancelled it', () => {
    expect(isOpen(run('2026-12-10', '2026-12-10', 'closed'), today)).toBe(false);
    expect(isOpen(run('2026-12-10', '2026-12-10', 'cancelled'), today)).toBe(false);
  });
  it('has departed from the day after, unless it was cancelled', () => {
    expect(stateOn(run('2026-11-21'), today)).toBe('open');
    expect(stateOn(run('2026-11-20'), today)).toBe('departed');
    expect(stateOn(run('2026-11-20', '2026-11-20', 'cancelled'), today)).toBe('cancelled');
  });
  it('is full, has few seats or plenty', () => {
    expect([0, 1, 4, 5].map(seatState)).toEqual(['full', 'few', 'few', 'plenty']);
  });
});

describe('a departure on another day', () => {
  it('keeps the length of its days and the distance of its last day', () => {
    const plan = {
      departsOn: '2027-01-14',
      returnsOn: '2027-01-17',
      cutOff: '2027-01-10',
      decidedOn: '2027-01-07',
    };
    expect(movedTo(plan, '2027-02-27')).toEqual({
      departsOn: '2027-02-27',
      returnsOn: '2027-03-02',
      cutOff: '2027-02-23',
      decidedOn: '2027-02-20',
    });
  });
  it('is named by the day, and by a number when another leaves on it', () => {
    expect(freeKey('2027-01-14', new Set())).toBe('2027-01-14');
    expect(freeKey('2027-01-14', new Set(['2027-01-14', '2027-01-14-2']))).toBe('2027-01-14-3');
  });
});
