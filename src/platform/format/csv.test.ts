import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneOf } from '../phone/phone.rules.ts';
import { csvCell, csvLine } from './csv.ts';

test('a formula becomes text', () => {
  for (const attack of [
    '=1+1',
    '+cmd|/c calc',
    '-2+3+cmd',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '  =HYPERLINK("http://x")',
    '＝1+1',
  ]) {
    expect(csvCell(attack).replace(/^"/, ''), attack).toMatch(/^'/);
  }
});

test('plain words and numbers stay as they are', () => {
  for (const plain of ['Cox’s Bazar', 'কক্সবাজার', '12,500', '-4', '+880', 'a-b', '']) {
    expect(csvCell(plain).replaceAll('"', '')).toBe(plain);
  }
});

test.for([
  ['+8801711000000', '+880 1711-000000'],
  ['+88029876543', '+880 29876543'],
  ['+966501234567', '+966 501234567'],
] as const)('a phone number begins with its plus and stays text in a spreadsheet: %s', ([number, cell]) => {
  expect(csvCell(number)).toBe(cell);
  expect(phoneOf(csvCell(number))).toBe(number);
});

test('any cells are read back with the same rows and columns, and no formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 }), (cells) => {
      const read = parse(csvLine(cells));
      expect(read).toHaveLength(cells.length);
      for (const [index, cell] of read.entries()) {
        expect(cell.replace(/^'/, '')).toBe((cells[index] ?? '').replace(/^'/, ''));
        expect(/^\s*[=@\t\r]/.test(cell)).toBe(false);
      }
    }),
  );
});

/** Parses one line by RFC 4180. */
function parse(line: string): string[] {
  const cells: string[] = [];
  let at = 0;
  const end = line.length - 2;
  while (at <= end) {
    let cell = '';
    if (line[at] === '"') {
      at += 1;
      while (line[at] !== '"' || line[at + 1] === '"') {
        cell += line[at];
        at += line[at] === '"' ? 2 : 1;
      }
      at += 1;
    } else {
      while (at < end && line[at] !== ',') {
        cell += line[at];
        at += 1;
      }
    }
    cells.push(cell);
    at += 1;
  }
  return cells;
}
