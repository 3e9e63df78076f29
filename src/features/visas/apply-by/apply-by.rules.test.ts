import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '#platform/calendar-date.ts';
import { workWeekdays } from '../visas.data.ts';
import { type ApplyByTerms, applyBy, countBack, countForward, isWeekend } from './apply-by.rules.ts';

const terms = (changed: Partial<ApplyByTerms> = {}): ApplyByTerms => ({
  embassy: { min: 8, max: 12 },
  preparation: 2,
  spare: 2,
  holidays: new Set(),
  closedDays: new Set(),
  closedWeekdays: new Set(),
  ...changed,
});

// Eid ul-Fitr 2026: Thursday 19 to Monday 23 March, after Shab-e-Qadr on Tuesday the 17th.
const eid = new Set(['2026-03-17', '2026-03-19', '2026-03-20', '2026-03-21', '2026-03-22', '2026-03-23']);

describe('the weekend', () => {
  it('is Friday and Saturday, not Sunday', () => {
    expect(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map(isWeekend)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('counting back from a flight', () => {
  it('leaves out Fridays and Saturdays', () => {
    // Flight Friday 12 February 2027, visa by the 10th, twelve working days before it, two for us.
    expect(countBack('2027-02-12', 12, terms())).toEqual({
      papersBy: '2027-01-21',
      handedIn: '2027-01-25',
      visaBy: '2027-02-10',
      fly: '2027-02-12',
      leftOut: [],
    });
  });

  it('leaves out a holiday in the middle of the week', () => {
    const plan = countBack('2027-02-12', 12, terms({ holidays: new Set(['2027-01-24']) }));
    expect(plan.papersBy).toBe('2027-01-20');
    expect(plan.leftOut).toEqual(['2027-01-24']);
  });

  it('counts a holiday on a Friday only once', () => {
    const plan = countBack('2027-02-12', 12, terms({ holidays: new Set(['2027-01-29']) }));
    expect(plan.papersBy).toBe('2027-01-21');
    expect(plan.leftOut).toEqual([]);
  });

  it('jumps over the whole run of Eid holidays', () => {
    // Three working days before Wednesday 25 March: 24 March, then 18 and 16, around Eid and Shab-e-Qadr.
    const plan = countBack('2026-03-27', 3, terms({ holidays: eid, preparation: 1 }));
    expect(plan).toMatchObject({ visaBy: '2026-03-25', handedIn: '2026-03-16', papersBy: '2026-03-15' });
    expect(plan.leftOut).toEqual(['2026-03-17', '2026-03-19', '2026-03-22', '2026-03-23']);
  });

  it('moves the visa before Eid when the reserve falls into the holidays', () => {
    const plan = countBack('2026-03-24', 1, terms({ holidays: eid, preparation: 0 }));
    expect(plan).toMatchObject({ visaBy: '2026-03-18', handedIn: '2026-03-16', papersBy: '2026-03-16' });
  });

  it('counts the embassy’s own closed days for the embassy but not for us', () => {
    const closed = terms({ embassy: { min: 1, max: 1 }, closedDays: new Set(['2026-12-07', '2026-12-10']) });
    const plan = countBack('2026-12-12', 1, closed);
    // Closed on Thursday the 10th: visa on the 9th, handed in on the 8th; on Monday the 7th we work.
    expect(plan).toMatchObject({ visaBy: '2026-12-09', handedIn: '2026-12-08', papersBy: '2026-12-06' });
  });

  it('counts the days of the week on which the embassy is closed for the embassy but not for us', () => {
    const closed = terms({ embassy: { min: 1, max: 1 }, closedWeekdays: new Set(['sunday', 'thursday']) });
    const plan = countBack('2026-12-13', 1, closed);
    // Closed on Thursday the 10th and Sunday the 6th: visa on the 9th, handed in on the 8th; on the 6th we work.
    expect(plan).toMatchObject({ visaBy: '2026-12-09', handedIn: '2026-12-08', papersBy: '2026-12-06' });
  });

  it('never leaves the visa to the day of the flight, even without a reserve', () => {
    const plan = countBack('2026-11-26', 0, terms({ spare: 0, preparation: 0 }));
    expect(plan.visaBy).toBe('2026-11-25');
  });
});

describe('a visa without waiting time', () => {
  const onArrival = terms({ embassy: { min: 0, max: 0 }, preparation: 1, spare: 2 });

  it('needs only our own preparation, whatever the embassy’s calendar', () => {
    const plan = countBack('2026-12-12', 0, { ...onArrival, closedDays: new Set(['2026-12-10']) });
    expect(plan).toMatchObject({ visaBy: '2026-12-10', handedIn: '2026-12-10', papersBy: '2026-12-09' });
    expect(plan.leftOut).toEqual([]);
  });

  it('lets a traveller fly from a weekend', () => {
    expect(countBack('2026-11-23', 0, onArrival)).toMatchObject({
      visaBy: '2026-11-21',
      papersBy: '2026-11-18',
    });
  });

  it('is in time for a flight next week', () => {
    expect(applyBy('2026-11-30', '2026-11-21', onArrival).state).toBe('in-time');
  });
});

describe('saying what is possible today', () => {
  it('is still in time on the last day itself', () => {
    expect(applyBy('2027-02-12', '2027-01-21', terms()).state).toBe('in-time');
  });

  it('calls a date tight when only a quick embassy would do', () => {
    const response = applyBy('2027-02-12', '2027-01-24', terms());
    expect(response).toMatchObject({ state: 'tight', plan: { papersBy: '2027-01-21' } });
  });

  it('says too late when not even the quickest embassy would do, and names the first safe flight', () => {
    const response = applyBy('2027-02-12', '2027-02-08', terms());
    expect(response).toMatchObject({
      state: 'too-late',
      earliest: { papersBy: '2027-02-08', handedIn: '2027-02-10', visaBy: '2027-02-28', fly: '2027-03-02' },
    });
  });

  it('is not tight but too late where quickest and slowest are the same', () => {
    const response = applyBy('2027-02-12', '2027-01-24', terms({ embassy: { min: 12, max: 12 } }));
    expect(response.state).toBe('too-late');
  });

  it('says when the date has gone by', () => {
    expect(applyBy('2026-11-20', '2026-11-21', terms())).toMatchObject({
      state: 'past',
      earliest: { papersBy: '2026-11-22' },
    });
  });

  it('is too late for a flight today', () => {
    expect(applyBy('2026-11-22', '2026-11-22', terms()).state).toBe('too-late');
  });

  it('starts from the next working day when today is a holiday', () => {
    const plan = countForward('2026-03-19', 3, terms({ holidays: eid, preparation: 1 }));
    expect(plan).toMatchObject({ papersBy: '2026-03-24', handedIn: '2026-03-25', visaBy: '2026-03-30' });
  });

  it('survives a table that closes every day', () => {
    const everyDay = new Set(Array.from({ length: 800 }, (_, day) => addDays('2026-01-01', day)));
    expect(applyBy('2027-06-01', '2026-11-21', terms({ holidays: everyDay })).state).not.toBe('in-time');
  });
});

describe('for any dates, holidays and terms', () => {
  const start = '2026-11-22';
  const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays(start, days));
  const anyTerms = fc.record({
    embassy: fc.tuple(fc.nat(15), fc.nat(25)).map(([min, more]) => ({ min, max: min + more })),
    preparation: fc.nat(6),
    spare: fc.nat(8),
    closedWeekdays: fc.subarray([...workWeekdays], { maxLength: 3 }).map((days) => new Set(days)),
    holidays: fc.array(day, { maxLength: 25 }).map((days) => new Set(days)),
    closedDays: fc.array(day, { maxLength: 15 }).map((days) => new Set(days)),
  });

  it('papers given on the last day make it, and a working day later they don’t', () => {
    fc.assert(
      fc.property(day, anyTerms, (fly, given) => {
        const plan = countBack(fly, given.embassy.max, given);
        expect(countForward(plan.papersBy, given.embassy.max, given).fly <= fly).toBe(true);
        const late = countForward(addDays(plan.papersBy, 1), given.embassy.max, given);
        expect(late.fly > fly).toBe(true);
      }),
    );
  });

  it('the first safe flight is in time today, and the days stand in order', () => {
    fc.assert(
      fc.property(day, anyTerms, (today, given) => {
        const { papersBy, handedIn, visaBy, fly } = countForward(today, given.embassy.max, given);
        expect(today <= papersBy && papersBy <= handedIn && handedIn <= visaBy && visaBy < fly).toBe(true);
        expect(daysBetween(visaBy, fly)).toBeGreaterThanOrEqual(given.spare);
        expect(applyBy(fly, today, given).state).toBe('in-time');
      }),
    );
  });
});
