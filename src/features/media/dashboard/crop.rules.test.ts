import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropShape } from '../library/library.contract.ts';
import { movedCrop, roundedCrop, sizedCrop } from './crop.rules.ts';

test('however a frame is moved and sized, it stays on the picture and the server takes it', () => {
  const step = fc.tuple(
    fc.boolean(),
    fc.double({ min: -120, max: 120, noNaN: true }),
    fc.double({ min: -120, max: 120, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const end = steps.reduce(
        (crop, [moves, dx, dy]) => (moves ? movedCrop(crop, dx, dy) : sizedCrop(crop, dx, dy)),
        { x: 10, y: 10, width: 80, height: 80 },
      );
      expect(cropShape.safeParse(roundedCrop(end)).success).toBe(true);
    }),
  );
});
