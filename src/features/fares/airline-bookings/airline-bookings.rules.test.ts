import { describe, expect, test } from 'vitest';
import { nameDifferences, parseBooking } from './airline-bookings.rules.ts';

const on = '2026-11-23';
const departs = '2026-12-12T17:00';
const read = (...lines: string[]) => parseBooking(lines.join('\n'), { on, departs });

const flight = '  3  BG 335 Y 12DEC 6 DACJED HK2   500P 915P 12DEC  E';
const amadeus = [
  '--- TST RLR ---',
  'RP/DACXX2100/DACXX2100            AA/SU  23NOV26/0612Z   K4T9XB',
  '  1.SAMPLE/ABDUL KARIM MR   2.SAMPLE/TANIA MISS(CHD/12MAR18)',
  flight,
  '  4 AP DAC 0171-0000000',
  '  5 TK TL28NOV/DACXX2100',
  '  6 OPC-29NOV:1800/1C8/BG CANCELLATION DUE TO NO TICKET',
];

describe('a pasted booking', () => {
  test('of Amadeus says its PNR, names and the first of its time limits', () => {
    expect(read(...amadeus)).toMatchObject({
      pnr: 'K4T9XB',
      passengers: [
        { surname: 'SAMPLE', givenNames: 'ABDUL KARIM' },
        { surname: 'SAMPLE', givenNames: 'TANIA' },
      ],
      timeLimit: '2026-11-28T18:00',
      limitLine: '5 TK TL28NOV/DACXX2100',
    });
  });

  test('of Sabre says its PNR above the names, infants last', () => {
    const sabre = [
      'KQTXBD',
      ' 1.2SAMPLE/ABDUL MR/RAHIMA MRS 2.I/1SAMPLE/BABY MSTR',
      'TKT/TIME LIMIT',
      '  1.TAW28NOV009/0400A/',
    ];
    expect(read(...sabre)).toMatchObject({
      pnr: 'KQTXBD',
      passengers: [{ givenNames: 'ABDUL' }, { givenNames: 'RAHIMA' }, { givenNames: 'BABY' }],
      timeLimit: '2026-11-28T04:00',
    });
  });

  test('of Galileo says its PNR in its head, and names without the titles that touch them', () => {
    const galileo = ['K4T9XB/AA DACOU AA AG 42300000 23NOV', ' 1.1SAMPLE/ABDULMR', 'TKTG-T*TAU/SU29NOV'];
    expect(read(...galileo)).toMatchObject({
      pnr: 'K4T9XB',
      passengers: [{ surname: 'SAMPLE', givenNames: 'ABDUL' }],
      timeLimit: '2026-11-29T18:00',
    });
    expect(read(' 1.1SAMPLE/OMR').passengers).toEqual([{ surname: 'SAMPLE', givenNames: 'OMR' }]);
  });

  test.for([
    ['SSR ADTK 1S TO BG BY 28NOV 1800 OTHERWISE WILL BE XLD', '2026-11-28T18:00'],
    ['SSR ADTK 1A BY DAC28NOV26/18:00 OR BG CXL', '2026-11-28T18:00'],
    ['SSR ADTK 1S TO SV BY 28NOV 2030Z', '2026-11-29T02:30'],
    ['OPW-28NOV:1800/1C7/BG REQUIRES TICKET ON OR BEFORE 29NOV:1800', '2026-11-29T18:00'],
    ['TK TL28NOV/1530/DACXX2100', '2026-11-28T15:30'],
    ['> tk tl28nov/1530', '2026-11-28T15:30'],
  ] as const)('has its time limit in %s', ([line, limit]) => {
    expect(read(line).timeLimit).toBe(limit);
  });

  test.for([
    ['that is over', 'TK TL20NOV/DACXX2100'],
    ['of another year', 'SSR ADTK 1A BY 28NOV25/1800 OR BG CXL'],
    ['behind the first flight', 'TK TL13DEC/DACXX2100'],
    ['on a day that there isn’t', 'TK TL31NOV/DACXX2100'],
    ['when tickets were issued', 'TK OK23NOV/DACXX2100'],
  ] as const)('has no time limit %s', ([, line]) => {
    expect(read(line).timeLimit).toBeUndefined();
  });

  test('has no PNR when it could be one of two, and the airline’s own when that is the only one', () => {
    expect(read(' 1 BG 335Y 12DEC J DACJED HK1   500P  915P /DCBG*AB12CD /E').pnr).toBe('AB12CD');
    const two = read(
      ' 1 BG 335Y 12DEC J DACJED HK1   500P  915P /DCBG*AB12CD /E',
      ' 2 SV 336Y 26DEC J JEDDAC HK1   500P  915P /DCSV*ZZ12CD /E',
    );
    expect(two.pnr).toBeNull();
    expect(read('PRICED', 'AS BOOKED').pnr).toBeNull();
  });

  test('leaves lines alone that say nothing of it', () => {
    const { understood } = read(...amadeus);
    expect(understood.has(flight)).toBe(false);
    expect(understood.has('  4 AP DAC 0171-0000000')).toBe(false);
    expect(understood.size).toBe(4);
  });
});

test('names of a booking are compared by their letters, whatever the order, titles and stand-ins', () => {
  const named = [
    { surname: 'Sample', givenNames: 'Abdul Karim' },
    { surname: 'Rahima', givenNames: 'FNU' },
    { surname: 'D’Costa', givenNames: 'Anna' },
  ];
  const same = [
    { surname: 'DCOSTA', givenNames: 'ANNA MRS' },
    { surname: 'SAMPLE', givenNames: 'ABDULKARIM' },
    { surname: 'RAHIMA', givenNames: 'FNU' },
  ];
  expect(nameDifferences(named, same)).toEqual([]);
  const other = [same[0], { surname: 'SAMPLE', givenNames: 'ABDUL KORIM' }].flatMap((each) => each ?? []);
  expect(nameDifferences(named, other)).toEqual([
    { named: named[0], booked: other[1] },
    { named: named[1], booked: undefined },
  ]);
});
