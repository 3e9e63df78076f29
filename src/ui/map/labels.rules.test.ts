import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Label, placeLabels, widthOf } from './labels.rules.ts';

const fontSize = 20;
const within = { left: 0, top: 0, right: 520, bottom: 620 };

function boxOf({ x, y, anchor }: Label, name: string) {
  const width = widthOf(name, fontSize);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const middle = y - fontSize * 0.34;
  return { left, right: left + width, top: middle - fontSize * 0.6, bottom: middle + fontSize * 0.6 };
}

type Box = ReturnType<typeof boxOf>;
const slack = 0.001;
const touch = (a: Box, b: Box) =>
  a.left < b.right - slack &&
  b.left < a.right - slack &&
  a.top < b.bottom - slack &&
  b.top < a.bottom - slack;

describe('the names on a map', () => {
  it('stand to the right of a dot that has room there', () => {
    const [label] = placeLabels([{ name: 'Dhaka', x: 200, y: 300 }], { fontSize, within, lines: [] });
    expect(label).toMatchObject({ anchor: 'start' });
    expect(label?.x).toBeGreaterThan(200);
  });
  it('change sides at the edge', () => {
    const [label] = placeLabels([{ name: 'Chattogram', x: 500, y: 300 }], { fontSize, within, lines: [] });
    expect(label?.anchor).not.toBe('start');
  });
  it('keep off a line where they can', () => {
    const lines = Array.from({ length: 20 }, (_, index) => ({ x: 215 + index * 4, y: 300 }));
    const [label] = placeLabels([{ name: 'Dhaka', x: 200, y: 300 }], { fontSize, within, lines });
    expect(label?.anchor).toBe('end');
  });
  it('count a joint Bangla letter once', () => {
    expect(widthOf('শ্রীমঙ্গল', 10)).toBeLessThan(widthOf('সুন্দরবনের খালে', 10));
  });
  it('never cover each other, a dot or the edge, wherever the places lie', () => {
    const spot = fc.record({
      name: fc.constantFrom('Dhaka', "Cox's Bazar", 'Genting Highlands', 'সেন্ট মার্টিন', 'ঢাকা'),
      x: fc.integer({ min: 0, max: 520 }),
      y: fc.integer({ min: 0, max: 620 }),
    });
    fc.assert(
      fc.property(fc.array(spot, { minLength: 1, maxLength: 12 }), (spots) => {
        const boxes = placeLabels(spots, { fontSize, within, lines: [] }).map(
          (label, index) => label && boxOf(label, spots[index]?.name ?? ''),
        );
        for (const [index, box] of boxes.entries()) {
          if (box) {
            expect(boxes.some((other, at) => at > index && other && touch(box, other))).toBe(false);
            expect(
              spots.some(
                ({ x, y }, at) =>
                  at !== index && touch(box, { left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 }),
              ),
            ).toBe(false);
            expect(box.left >= 0 && box.right <= 520 && box.top >= 0 && box.bottom <= 620).toBe(true);
          }
        }
      }),
    );
  });
});
