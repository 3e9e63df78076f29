import { arrivals } from './arrivals.ts';
import { bank } from './bank.ts';
import { changes } from './changes.ts';
import { cheques } from './cheques.ts';
import { expenses } from './expenses.ts';
import type { Step } from './life.ts';
import { statements } from './statements.ts';
import { suppliers } from './suppliers.ts';

/** The sample agency's money: suppliers, what it costs, the bank, cheques, what went back, and what is still to be found out. */
export const money: readonly Step[] = [
  ...suppliers,
  ...bank,
  ...expenses,
  ...cheques,
  ...changes,
  ...statements,
  ...arrivals,
];
