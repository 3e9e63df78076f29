import { m } from '#messages/messages.js';
import { dateInGenitive, formatDeadline } from '#platform/format/dates.ts';
import { taka } from '#platform/format/numbers.ts';
import { sumsOf } from './paper-sums.rules.ts';
import type { PaperData } from './papers.contract.ts';

type DuePaper = Pick<PaperData, 'language' | 'total' | 'payments' | 'dueOn' | 'dueUntil' | 'nextPart'>;

/** The balance of a paper with its name, which says by when it is to be paid, or what of it is next. */
export function dueRow({
  language,
  dueOn,
  dueUntil,
  nextPart,
  ...sums
}: DuePaper): readonly [name: string, sum: string] {
  const { due } = sumsOf(sums);
  const balance = taka(Math.abs(due), language);
  if (due <= 0 || dueOn === null) {
    return [due < 0 ? m.papers_overpaid() : m.papers_still_due(), balance];
  }
  const date = dateInGenitive(formatDeadline(dueOn, dueUntil, language), language);
  return [
    nextPart === null
      ? m.papers_still_due_by({ date })
      : m.papers_still_due_part({ sum: taka(nextPart, language), date }),
    balance,
  ];
}

/** The sum in poisha that a paper spells, with its name: what is left of an open invoice, and of any other what it is over. */
export function spelledSum({
  kind,
  ...sums
}: Pick<PaperData, 'kind' | 'total' | 'payments'>): readonly [name: string, sum: number] {
  const { due } = sumsOf(sums);
  return kind === 'invoice' && due > 0
    ? [m.papers_still_due(), due]
    : [kind === 'credit-note' ? m.papers_credited() : m.papers_in_all(), sums.total];
}
