import { taka } from '#platform/format/numbers.ts';
import { amountInWords } from '#platform/money/amount-in-words.rules.ts';
import type { PaperData } from '../papers.contract.ts';
import { receiptRows } from '../receipt-rows.rules.ts';

/** The sum of a money receipt, from whom, for what, and how the order stands with it. */
export function ReceiptFacts({ paper }: { paper: PaperData }) {
  const { language, amount } = paper;
  return (
    <>
      <p className="paper-amount num">
        <b>{taka(amount, language)}</b>
        <span className="paper-in-words">{amountInWords(amount, language)}</span>
      </p>
      <dl className="paper-facts num">
        {receiptRows(paper).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
