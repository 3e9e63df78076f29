import { describe, expect, it } from 'vitest';
import { type LabelSpace, type NamedPoint, placeLabels, widthInEms } from './labels.rules.ts';

const space: LabelSpace = {
  fontSize: 20,
  gap: 9,
  within: { left: 0, top: 0, right: 600, bottom: 400 },
  avoid: [],
};

function boxOf(point: NamedPoint, fontSize: number) {
  const [label] = placeLabels([point], space);
  const width = widthInEms(point.name) * fontSize;
  const x = label?.x ?? 0;
  const left = label?.anchor === 'start' ? x : label?.anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width };
}

describe('names on the map of routes', () => {
  it('stand to the right of a point that has room', () => {
    expect(placeLabels([{ name: 'Bangkok', x: 100, y: 100, radius: 5 }], space)).toMatchObject([
      { anchor: 'start', x: 114 },
    ]);
  });

  it('turn to the other side before the edge of the map', () => {
    const box = boxOf({ name: 'Tokyo', x: 580, y: 100, radius: 5 }, 20);
    expect(box.right).toBeLessThanOrEqual(600);
  });

  it('never cover each other where cities lie close together', () => {
    const points = [
      { name: 'Kuala Lumpur', x: 300, y: 200, radius: 5 },
      { name: 'Singapore', x: 308, y: 214, radius: 5 },
      { name: 'Bangkok', x: 296, y: 180, radius: 5 },
    ];
    const labels = placeLabels(points, space);
    const boxes = labels.map((label, index) => {
      const width = widthInEms(points[index]?.name ?? '') * 20;
      const left =
        label.anchor === 'start' ? label.x : label.anchor === 'end' ? label.x - width : label.x - width / 2;
      return { left, right: left + width, top: label.y - 18, bottom: label.y + 5 };
    });
    for (const [index, a] of boxes.entries()) {
      for (const b of boxes.slice(index + 1)) {
        const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        expect(apart).toBe(true);
      }
    }
  });

  it('count a joint Bangla letter once', () => {
    expect(widthInEms('ক্ষ')).toBeLessThan(widthInEms('কষ'));
  });
});
