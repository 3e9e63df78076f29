import { m } from '#messages/messages.js';
import { fullDate, longDate } from '#platform/format/dates.ts';
import { count, taka } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { lineText, vatOnTop } from '../orders.rules.ts';
import type { Proposal } from '../terms/amendments.contract.ts';
import { chargeLabels, vatLines } from './order-labels.ts';

function differenceLabel(more: number, language: Language): string | undefined {
  const sum = taka(Math.abs(more), language);
  if (more === 0) {
    return undefined;
  }
  return more > 0 ? m.orders_proposal_dearer({ sum }) : m.orders_proposal_cheaper({ sum });
}

/** A proposed change in words. A line of which there are fewer has a sum below zero. */
export function proposalView(proposal: Proposal, token: string, language: Language) {
  const sum = (poisha: number) => taka(poisha, language);
  const { version, reason, before, total, plan, back, travelsOn, lines } = proposal;
  return {
    reason,
    before: sum(before),
    total: sum(total),
    back: back > 0 ? sum(back) : undefined,
    difference: differenceLabel(total - before, language),
    travelsOn: travelsOn === null ? undefined : longDate(travelsOn, language),
    plan: plan.map(({ amount, due }) => ({ amount: sum(amount), due: fullDate(due, language) })),
    lines: [
      ...lines.map((line) => ({
        text: lineText(line.text, language),
        note: [
          chargeLabels[line.charge](),
          Math.abs(line.quantity) === 1
            ? ''
            : `${count(Math.abs(line.quantity), language)} × ${sum(line.unit)}`,
        ]
          .filter(Boolean)
          .join(', '),
        sum: line.sum > 0 ? `+${sum(line.sum)}` : sum(line.sum),
      })),
      ...vatLines(vatOnTop(lines), (vat) => (vat > 0 ? `+${sum(vat)}` : sum(vat))),
    ],
    acceptTo: `/api/visitor/orders/${token}/amendments/${version}/accept?language=${language}`,
  };
}
