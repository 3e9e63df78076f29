import { vatOfSum } from '#features/ledger/vat/vat.rules.ts';
import type { PaperData, PaperLine } from './papers.contract.ts';

/** What came for the order less what went back, and what is still due, without what was written off: negative when too much came. Poisha. */
export function sumsOf({ total, payments }: Pick<PaperData, 'total' | 'payments'>) {
  const all = payments.reduce((sum, { amount }) => sum + amount, 0);
  const written = payments.reduce((sum, { amount, isWrittenOff }) => (isWrittenOff ? sum + amount : sum), 0);
  return { received: all - written, due: total - all };
}

/** Lines whose price holds VAT: ours. Official fees and suppliers' prices are passed on as they are. */
const isOurs = ({ charge }: PaperLine) => charge === 'own' || charge === 'fee' || charge === 'discount';

/**
 * What papers from before lines said their VAT print of a line: its rate in per cent, and the VAT within its sum, in poisha.
 * @param vat The agency's rate for its own prices, which are meant with VAT.
 */
export function vatOf(line: PaperLine, vat: number): { readonly rate: number; readonly amount: number } {
  const rate = isOurs(line) ? vat : 0;
  return { rate, amount: vatOfSum(line.sum, { vatRate: rate }) };
}

/** The VAT of lines, within their sums and on top of them; poisha. */
export function vatIn(lines: readonly PaperLine[]): { readonly within: number; readonly onTop: number } {
  const sum = (isAdded: boolean) =>
    lines.reduce((sum, { vat = 0, vatAdded = false }) => (vatAdded === isAdded ? sum + vat : sum), 0);
  return { within: sum(false), onTop: sum(true) };
}

/** The lines by what they stand for, in the order in which papers show them; groups without lines are left out. */
export function groupsOf(lines: readonly PaperLine[]) {
  const order = ['own', 'official', 'supplier', 'fee', 'discount'] as const;
  return order
    .map((charge) => ({ charge, lines: lines.filter((line) => line.charge === charge) }))
    .filter((group) => group.lines.length > 0);
}
