import { describe, expect, test } from 'vitest';
import { isMt940, readMt940 } from './mt940.rules.ts';

const message = (...lines: readonly string[]) =>
  [
    '{1:F01SAMPLEBDDHAXXX0000000000}{2:I940SAMPLEBDDHAXXXN}{4:',
    ':20:STMT301126',
    ':25:SAMPLEBDDH/1402776500',
    ':28C:00011/001',
    ...lines,
    '-}',
  ].join('\r\n');

const november = message(
  ':60F:C261101BDT10000,00',
  ':61:2611021102C5000,00NTRFNONREF//FT2611021',
  ':86:CASH DEPOSIT',
  'BANANI BRANCH',
  ':61:2611051106D4000,NCHK000123',
  ':86:?20CHQ 000123?21RENT',
  ':61:261130D115,5NCHGNONREF',
  ':62F:C261130BDT10884,50',
);

describe('a statement of SWIFT', () => {
  test('says what came and went, with the days of booking and of value, and what was there after each', () => {
    expect(isMt940(november)).toBe(true);
    expect(readMt940(november)).toEqual({
      unread: [],
      lines: [
        {
          amount: 500_000,
          at: '2026-11-02T00:00:00+06:00',
          valueOn: '2026-11-02',
          line: 6,
          sender: '',
          note: 'CASH DEPOSIT BANANI BRANCH',
          text: 'CASH DEPOSIT BANANI BRANCH · FT2611021',
          outside: 'FT2611021',
          balance: 1_500_000,
        },
        expect.objectContaining({
          amount: -400_000,
          at: '2026-11-06T00:00:00+06:00',
          valueOn: '2026-11-05',
          note: 'CHQ 000123 RENT',
          outside: '000123',
          balance: 1_100_000,
        }),
        expect.objectContaining({ amount: -11_550, note: '', balance: 1_088_450 }),
      ],
    });
  });

  test('takes back money that came as money that goes, and the other way round', () => {
    const lines = readMt940(
      message(':60F:D261101BDT100,00', ':61:261102RC30,00NMSCNONREF', ':61:261102RD20,00NMSCNONREF'),
    )?.lines;
    expect(lines?.map(({ amount, balance }) => [amount, balance])).toEqual([
      [-3_000, -13_000],
      [2_000, -11_000],
    ]);
  });

  test('of a new year has the day of booking of the year that is near', () => {
    const lines = readMt940(
      message(':60F:C261231BDT0,', ':61:2612310102C1,NTRFNONREF', ':61:2701011231C1,NTRFNONREF'),
    )?.lines;
    expect(lines?.map(({ at }) => at.slice(0, 10))).toEqual(['2027-01-02', '2026-12-31']);
  });

  test('whose sum at the end is another one than its lines come to ends with what the bank says', () => {
    const lines = readMt940(
      message(':60F:C261101BDT100,00', ':61:261102C30,00NMSCNONREF', ':62F:C261102BDT150,00'),
    )?.lines;
    expect(lines?.map(({ balance }) => balance)).toEqual([15_000]);
  });

  test('in another currency, or none at all, isn’t read; a line that isn’t understood is said', () => {
    expect(readMt940(message(':60F:C261101USD100,00', ':61:261102C30,00NMSCNONREF'))).toBeUndefined();
    expect(isMt940('Date,Amount\n:20:,1\n')).toBe(false);
    const read = readMt940(
      message(':60F:C261101BDT100,00', ':61:26110C30,00NMSC', ':61:261102C0,NMSCNONREF'),
    );
    expect(read).toEqual({
      lines: [],
      unread: [
        { text: '26110C30,00NMSC', line: 6 },
        { text: '261102C0,NMSCNONREF', line: 7 },
      ],
    });
  });
});
