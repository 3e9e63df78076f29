import { describe, expect, it } from 'vitest';
import { isOpen, openDepartures, seatState, seatsLeft } from './departures.rules.ts';

const today = '2026-11-21';

const run = (departsOn: string, taken = 0, cutOff = departsOn) => ({ departsOn, cutOff, seats: 20, taken });

describe('a departure', () => {
  it('can be asked for up to and on its last day', () => {
    expect(isOpen(run('2026-12-10', 0, today), today)).toBe(true);
    expect(isOpen(run('2026-12-10', 0, '2026-11-20'), today)).toBe(false);
  });
  it('cannot be asked for once it has left, whatever its last day says', () => {
    expect(isOpen(run('2026-11-20', 0, '2026-11-30'), today)).toBe(false);
  });
  it('never has fewer than no seats left', () => {
    expect(seatsLeft({ seats: 10, taken: 12 })).toBe(0);
    expect(seatsLeft({ seats: 10, taken: 3 })).toBe(7);
  });
  it('is full, has few seats or plenty', () => {
    expect([0, 1, 4, 5].map(seatState)).toEqual(['full', 'few', 'few', 'plenty']);
  });
});

describe('the departures of a package', () => {
  it('are listed soonest first, without those that are over', () => {
    const runs = [
      run('2027-01-10'),
      run('2026-10-01'),
      run('2026-12-01'),
      run('2026-12-20', 0, '2026-11-01'),
    ];
    expect(openDepartures(runs, today).map(({ departsOn }) => departsOn)).toEqual([
      '2026-12-01',
      '2027-01-10',
    ]);
  });
});
