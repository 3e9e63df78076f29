import fc from 'fast-check';
import type { Companion } from '#features/bookings/rooming/rooming.rules.ts';

const adult = fc.record({
  kind: fc.constant('adult' as const),
  sex: fc.oneof(
    { weight: 10, arbitrary: fc.constant('F' as const) },
    { weight: 10, arbitrary: fc.constant('M' as const) },
    { weight: 1, arbitrary: fc.constantFrom('X' as const, null) },
  ),
  single: fc.oneof({ weight: 8, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});
const child = fc.record({
  kind: fc.constantFrom('child-with-bed' as const, 'child-without-bed' as const, 'infant' as const),
  sex: fc.constantFrom('F' as const, 'M' as const, null),
  single: fc.constant(false),
});

/** Who booked together: mostly people alone and couples, families, and now and then a large one. */
const party = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.array(adult, { minLength: 1, maxLength: 1 }), fc.constant([])) },
  { weight: 4, arbitrary: fc.tuple(fc.array(adult, { minLength: 2, maxLength: 2 }), fc.constant([])) },
  {
    weight: 4,
    arbitrary: fc.tuple(
      fc.array(adult, { minLength: 1, maxLength: 3 }),
      fc.array(child, { minLength: 1, maxLength: 4 }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.array(adult, { minLength: 3, maxLength: 9 }), fc.array(child, { maxLength: 8 })),
  },
);

/** A random group of a departure: parties of adults with their children. */
export const group = fc
  .array(party, { minLength: 1, maxLength: 16 })
  .map((parties) =>
    parties.flatMap(([adults, children], index) =>
      [...adults, ...children].map(
        (each, place): Companion => ({ ...each, id: `${index}:${place}`, party: String(index) }),
      ),
    ),
  );
