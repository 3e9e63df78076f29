import { expect, test } from 'vitest';
import { nightsLabel } from './nights-labels.ts';

test('a trip without a night is a day trip, not one of 0 nights', () => {
  expect([0, 1, 3].map((nights) => nightsLabel(nights, 'en'))).toEqual(['Day trip', '1 night', '3 nights']);
});
