import { describe, expect, it } from 'vitest';
import { parseItinerary } from '#features/fares/paste/paste.rules.ts';
import itineraries from './itineraries.json' with { type: 'json' };
import { type Mutilation, mutilated } from './mutilated.ts';
import sourced from './sourced-itineraries.json' with { type: 'json' };

const facts = (segments: ReturnType<typeof parseItinerary>['segments']) =>
  segments.map((each) =>
    [
      each.airline,
      each.flight,
      each.from,
      each.to,
      each.departs,
      each.arrives,
      each.bookingClass,
      each.status,
    ].join(' '),
  );

const ours = itineraries.map(({ layout, ...itinerary }) => ({ ...itinerary, from: layout }));
const published = sourced.map(({ source, ...itinerary }) => ({ ...itinerary, from: source }));

describe('the itineraries of Amadeus, Sabre, Galileo and Apollo', () => {
  it.each([
    ['that we wrote in every layout', ours, 9],
    ['that others published, each with its source', published, 8],
  ])('%s are read whole: the segments, and what is noise', (_, corpus, origins) => {
    expect(corpus.length).toBeGreaterThanOrEqual(120);
    expect(new Set(corpus.map(({ from }) => from)).size).toBe(origins);
    for (const { from, on, lines, segments, unread } of corpus) {
      const read = parseItinerary(lines.join('\n'), on);
      expect({ from, lines, segments: facts(read.segments), unread: read.unread }).toEqual({
        from,
        lines,
        segments,
        unread,
      });
    }
  });

  it('are published ones of each system', () => {
    const counted = Map.groupBy(sourced, ({ system }) => system);
    expect([...counted.keys()].toSorted()).toEqual(['Amadeus', 'Apollo', 'Galileo', 'Sabre']);
    expect([...counted.values()].every(({ length }) => length >= 15)).toBe(true);
    // The names of real passengers are replaced.
    const named = sourced.flatMap(({ lines }) =>
      lines.filter((line) => /^\s*\d{1,2}\.(?:I\/)?\d?[A-Z]/.test(line)),
    );
    expect(named.length).toBeGreaterThan(90);
    expect(named.filter((line) => !line.includes('SAMPLE'))).toEqual([]);
  });

  it.each([
    ['ours', ours],
    ['the published ones', published],
  ])('give no wrong segment when 10,000 of %s are mutilated: what isn’t sure stays unread', (_, corpus) => {
    const counted = new Map<Mutilation, number>();
    const wrong: string[] = [];
    let accepted = 0;
    for (let round = 0; round < 10_000; round += 1) {
      const itinerary = corpus[round % corpus.length];
      if (!itinerary) {
        throw new Error('There are no itineraries.');
      }
      const { how, lines } = mutilated(itinerary.lines, round);
      counted.set(how, (counted.get(how) ?? 0) + 1);
      const read = facts(parseItinerary(lines.join('\n'), itinerary.on).segments);
      accepted += read.length;
      const expected = new Set(itinerary.segments);
      for (const segment of read.filter((each) => !expected.has(each))) {
        wrong.push([how, segment, ...lines].join('\n'));
      }
    }
    expect([...counted.values()].every((count) => count > 1000)).toBe(true);
    expect(accepted).toBeGreaterThan(5000);
    expect(wrong).toEqual([]);
  });
});

describe('a pasted line', () => {
  const on = '2026-11-23';
  const read = (...lines: string[]) => parseItinerary(lines.join('\n'), on);
  const good = ' 1 BG 335Y 12DEC J DACJED HK1   500P  915P /DCBG /E';

  it('whose date is not on its weekday is unread', () => {
    expect(facts(read(good).segments)).toEqual(['BG 335 DAC JED 2026-12-12T17:00 2026-12-12T21:15 Y HK']);
    expect(read(good.replace('12DEC', '21DEC'))).toEqual({
      segments: [],
      unread: [good.replace('12DEC', '21DEC')],
    });
  });

  it.each([
    ['in small letters', (line: string) => line.toLowerCase()],
    ['quoted in a mail', (line: string) => `> ${line}`],
    ['quoted twice', (line: string) => `>> ${line}`],
    ['with blanks that don’t break', (line: string) => line.replaceAll(' ', '\u00a0')],
  ])('%s is read as the display wrote it, and stays as it was pasted where it isn’t', (_, changed) => {
    expect(facts(read(changed(good)).segments)).toEqual([
      'BG 335 DAC JED 2026-12-12T17:00 2026-12-12T21:15 Y HK',
    ]);
    const wrong = changed(good.replace('12DEC', '21DEC'));
    expect(read(wrong)).toEqual({ segments: [], unread: [wrong] });
  });

  it('whose times mix 12 and 24 hours is unread', () => {
    expect(read(good.replace('500P', '1700')).segments).toEqual([]);
  });

  it('without its number is unread', () => {
    expect(read(good.slice(3)).segments).toEqual([]);
  });

  it('whose asterisk can mean two days or the airline’s confirmation is unread', () => {
    const apollo = ' 3 UA 179S 12DEC EWRHKG HK1   330P  745P|*      SA/SU   E';
    expect(facts(read(apollo).segments)).toEqual(['UA 179 EWR HKG 2026-12-12T15:30 2026-12-13T19:45 S HK']);
    expect(read(apollo.replace('|*', '* ')).segments).toEqual([]);
  });

  it('that lands before it can have flown there is unread', () => {
    const overnight = ' 1 CZ 327Y 12DEC J CANLAX HK1   930P  610P /DCCZ /E';
    expect(facts(read(overnight).segments)).toEqual([
      'CZ 327 CAN LAX 2026-12-12T21:30 2026-12-12T18:10 Y HK',
    ]);
    expect(read(' 1 SQ 447Y 12DEC J DACSIN HK1  1155P  600A /DCSQ /E').segments).toEqual([]);
  });

  it('of an airport or airline that doesn’t exist is unread', () => {
    expect(read(good.replace('JED', 'JEQ')).segments).toEqual([]);
    expect(read(good.replace('BG 335', 'B0 335')).segments).toHaveLength(1);
    expect(read(good.replace('BG 335', '0G 335')).segments).toEqual([]);
  });

  it('without a year is on the first such day from the one asked about, also on a leap day', () => {
    const without = ' 1. BG  335 Y  12DEC DACJED HK1   500P   915P O*';
    const departs = (date: string) => read(without.replace('12DEC', date)).segments[0]?.departs;
    expect(departs('23NOV')).toBe('2026-11-23T17:00');
    expect(departs('22NOV')).toBe('2027-11-22T17:00');
    expect(departs('29FEB')).toBe('2028-02-29T17:00');
    expect(departs('12DEC27')).toBe('2027-12-12T17:00');
    expect(departs('30FEB')).toBeUndefined();
  });

  it('that carries another one behind it is unread: neither is dropped in silence', () => {
    const both = good + good;
    expect(read(both)).toEqual({ segments: [], unread: [both] });
    const swallowed = `OPERATED BY SAMPLE AIR${good}`;
    expect(read(swallowed)).toEqual({ segments: [], unread: [swallowed] });
  });
});
