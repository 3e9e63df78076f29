import type { NamedAccount } from '#features/ledger/accounts.data.ts';

/** What whoever pays keeps back of it for the state: VAT (VDS), or tax (AIT). */
export const deductionKinds = ['vat', 'tax'] as const;
export type DeductionKind = (typeof deductionKinds)[number];

export interface Deducted {
  readonly kind: DeductionKind;
  /** Poisha. */
  readonly amount: number;
}

/** Where what customers deducted stands until it is set off. */
export const deductionAccounts: Readonly<Record<DeductionKind, NamedAccount>> = {
  vat: 'vatDeducted',
  tax: 'taxDeducted',
};

/** What deductions add to; poisha. */
export const deductedOf = (deductions: readonly Deducted[]): number =>
  deductions.reduce((sum, { amount }) => sum + amount, 0);
