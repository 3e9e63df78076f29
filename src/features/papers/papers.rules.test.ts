import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fiscalYearOf,
  initialsOf,
  isSerialNumber,
  paperKinds,
  parseVerifyCode,
  serialNumber,
  verifyCode,
} from './papers.rules.ts';

describe('a serial number', () => {
  test('has the fiscal year of Bangladesh, from July to June', () => {
    expect(['2026-06-30', '2026-07-01', '2026-12-31', '2027-06-30', '2027-07-01'].map(fiscalYearOf)).toEqual([
      2025, 2026, 2026, 2026, 2027,
    ]);
  });

  test('says the kind of paper, the year and the place in it', () => {
    expect(paperKinds.map((kind) => serialNumber(kind, 2026, 123))).toEqual([
      'QT-2026-27-000123',
      'INV-2026-27-000123',
      'MR-2026-27-000123',
      'CN-2026-27-000123',
      'VC-2026-27-000123',
      'TC-2026-27-000123',
    ]);
    expect(serialNumber('receipt', 2099, 1_234_567)).toBe('MR-2099-00-1234567');
  });

  test('is told from other texts', () => {
    expect(['MR-2026-27-000123', 'MR-2099-00-1234567'].map(isSerialNumber)).toEqual([true, true]);
    expect(['', 'XX-2026-27-000123', 'MR-2026-27-123', 'MR-2026-27-000123/..'].some(isSerialNumber)).toBe(
      false,
    );
  });
});

describe('the initials of a name', () => {
  test.for([
    ['Farida Sample', 'F. S.'],
    ['  md. tanvir   hasan ', 'M. T. H.'],
    ['ফারিদা ইয়াসমিন', 'ফা. ই.'],
    ['ক্ষিতি', 'ক্ষি.'],
    ["'Abdul (Kader)", 'A. K.'],
    ['a b c d e f', 'A. B. C. D.'],
    ['', ''],
    ['—', ''],
  ] as const)('%s: %s', ([name, initials]) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('the code of a paper', () => {
  test('is read however it is typed', () => {
    const code = 'K4T9-2MXB-70W1';
    for (const typed of [code, 'k4t92mxb70w1', ' K4T9 2MXB 7OWI ', 'K4T9–2MXB–7oWl']) {
      expect(parseVerifyCode(typed), typed).toBe(code);
    }
    for (const wrong of ['', 'K4T9-2MXB', 'K4T9-2MXB-70WU', `${code}0`, 'ক৪']) {
      expect(parseVerifyCode(wrong), wrong).toBeUndefined();
    }
  });

  test('is its own stored form, whatever was drawn', () => {
    const draw = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 12, maxLength: 12 });
    fc.assert(fc.property(draw, (random) => parseVerifyCode(verifyCode(random)) === verifyCode(random)));
  });
});
