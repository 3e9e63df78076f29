import { expect, test } from 'vitest';
import { countedDay } from './till.rules.ts';

test.for([
  // balance, waiting, counted, and what is expected, differs and goes into the safe
  [10_000, 0, 10_000, 10_000, 0, 10_000],
  [10_000, 60_000, 70_000, 70_000, 0, 10_000],
  [10_000, 60_000, 69_000, 70_000, -1_000, 9_000],
  [10_000, 60_000, 50_000, 70_000, -20_000, 0],
  [-5_000, 0, 0, -5_000, 5_000, 0],
] as const)(
  'a till with %i in the ledger and %i waiting, counted as %i, hands over never less than nothing',
  ([balance, waiting, counted, expected, difference, handedOver]) => {
    expect(countedDay({ balance, waiting, counted })).toEqual({ expected, difference, handedOver });
  },
);
