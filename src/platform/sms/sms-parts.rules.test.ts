import { expect, test } from 'vitest';
import { smsParts } from './sms-parts.rules.ts';

/** GSM 03.38 as its table is printed: sixteen rows of the code, `\x1b` where the escape stands. */
const table = [
  '@£$¥èéùì',
  'òÇ\nØø\rÅå',
  'Δ_ΦΓΛΩΠΨ',
  'ΣΘΞ\x1bÆæßÉ',
  ' !"#¤%&\'',
  '()*+,-./',
  '01234567',
  '89:;<=>?',
  '¡ABCDEFG',
  'HIJKLMNO',
  'PQRSTUVW',
  'XYZÄÖÑÜ§',
  '¿abcdefg',
  'hijklmno',
  'pqrstuvw',
  'xyzäöñüà',
].join('');
const afterEscape = new Map([
  ['\f', 0x0a],
  ['^', 0x14],
  ['{', 0x28],
  ['}', 0x29],
  ['\\', 0x2f],
  ['[', 0x3c],
  ['~', 0x3d],
  [']', 0x3e],
  ['|', 0x40],
  ['€', 0x65],
]);
const escapeCode = 0x1b;

/** The septets of a text, undefined when GSM 03.38 lacks one of its characters. */
function septetsOf(text: string): number[] | undefined {
  const septets: number[] = [];
  for (const character of text) {
    const second = afterEscape.get(character);
    const code = character === '\x1b' ? -1 : table.indexOf(character);
    if (second !== undefined) {
      septets.push(escapeCode, second);
    } else if (code >= 0) {
      septets.push(code);
    } else {
      return undefined;
    }
  }
  return septets;
}

/** Cuts a sequence into pieces, each as long as it may be, with the cut moved back where it would split a pair. */
function cut(codes: readonly number[], size: number, isFirstOfPair: (code: number) => boolean): number[][] {
  const pieces: number[][] = [];
  let from = 0;
  while (from < codes.length) {
    let to = Math.min(codes.length, from + size);
    if (to < codes.length && isFirstOfPair(codes[to - 1] ?? 0)) {
      to -= 1;
    }
    pieces.push(codes.slice(from, to));
    from = to;
  }
  return pieces;
}

/** The parts of a text as they would go over the air. */
function packed(text: string) {
  const septets = septetsOf(text);
  if (septets) {
    const pieces = septets.length <= 160 ? [septets] : cut(septets, 153, (code) => code === escapeCode);
    return { encoding: 'gsm7', units: septets.length, pieces };
  }
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  const isHigh = (code: number) => code >= 0xd800 && code <= 0xdbff;
  return {
    encoding: 'ucs2',
    units: units.length,
    pieces: units.length <= 70 ? [units] : cut(units, 67, isHigh),
  };
}

/** A generator of one sequence of numbers, so that a failure can be repeated. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const plain = [...table.replace('\x1b', '')];
const alphabets = [
  plain,
  [...plain, ...afterEscape.keys(), ...afterEscape.keys()],
  [...afterEscape.keys()],
  [...'আপনার বুকিং নিশ্চিত হয়েছে। ০১২৩৪৫৬৭৮৯'],
  [...'আপনার booking 🙂🏖️✈️ €[]'],
  [...'🙂🇧🇩👩‍👩‍👧a'],
];

test('ten thousand texts take as many parts as they do when they are packed', () => {
  const roll = dice(2_026);
  const seen = { gsm7: 0, ucs2: 0, several: 0 };
  for (let count = 0; count < 10_000; count += 1) {
    const alphabet = alphabets[roll(alphabets.length)] ?? plain;
    const length = roll(roll(4) === 0 ? 700 : 180);
    const text = Array.from({ length }, () => alphabet[roll(alphabet.length)]).join('');
    const { encoding, units, pieces } = packed(text);
    const parts = units === 0 ? 0 : pieces.length;
    expect(smsParts(text), JSON.stringify(text)).toEqual({ encoding, units, parts });
    seen[encoding === 'gsm7' ? 'gsm7' : 'ucs2'] += 1;
    seen.several += parts > 1 ? 1 : 0;
  }
  expect(Math.min(seen.gsm7, seen.ucs2, seen.several)).toBeGreaterThan(2_000);
});

test('the alphabet of GSM 03.38 has 127 characters of one septet and ten of two', () => {
  expect(plain).toHaveLength(127);
  for (const character of plain) {
    expect(smsParts(character), character).toEqual({ encoding: 'gsm7', units: 1, parts: 1 });
  }
  for (const character of afterEscape.keys()) {
    expect(smsParts(character), character).toEqual({ encoding: 'gsm7', units: 2, parts: 1 });
  }
  for (const character of ['ç', '`', '\t', '\x1b', '’', '৳', 'ক']) {
    expect(smsParts(character).encoding, character).toBe('ucs2');
  }
});

test('a message grows by a part where the networks say it does', () => {
  for (const [text, units, parts] of [
    ['', 0, 0],
    ['a', 1, 1],
    ['a'.repeat(160), 160, 1],
    ['a'.repeat(161), 161, 2],
    ['a'.repeat(153 * 2), 306, 2],
    ['a'.repeat(153 * 2 + 1), 307, 3],
    [`${'a'.repeat(158)}€`, 160, 1],
    [`${'a'.repeat(159)}€`, 161, 2],
    // The escape would end the first part: the whole sign goes to the second, and pushes the last letter to a third.
    [`${'a'.repeat(152)}[${'a'.repeat(152)}`, 306, 3],
    [`${'a'.repeat(151)}[${'a'.repeat(153)}`, 306, 2],
    ['€'.repeat(80), 160, 1],
    ['€'.repeat(81), 162, 2],
    // 76 of them in a part: one septet of each part stays empty.
    ['€'.repeat(153), 306, 3],
  ] as const) {
    expect(smsParts(text), text).toEqual({ encoding: 'gsm7', units, parts });
  }
  for (const [text, units, parts] of [
    ['ক', 1, 1],
    ['ক'.repeat(70), 70, 1],
    ['ক'.repeat(71), 71, 2],
    ['ক'.repeat(134), 134, 2],
    ['ক'.repeat(135), 135, 3],
    [`ক${'a'.repeat(69)}`, 70, 1],
    [`ক${'a'.repeat(159)}`, 160, 3],
    ['🙂'.repeat(35), 70, 1],
    // 33 of them in a part: a surrogate pair stays whole.
    ['🙂'.repeat(66), 132, 2],
    ['🙂'.repeat(67), 134, 3],
    // Half of a pair, as a text that was cut anywhere has it.
    [`${'ক'.repeat(69)}\ud83d`, 70, 1],
  ] as const) {
    expect(smsParts(text), text).toEqual({ encoding: 'ucs2', units, parts });
  }
});
