import { Fragment } from 'react';
import { m } from '#messages/messages.js';
import { count, taka } from '#platform/format/numbers.ts';
import { amountInWords } from '#platform/money/amount-in-words.rules.ts';
import { paymentLabel } from '../adjustment-texts.rules.ts';
import { dueRow, spelledSum } from '../due-row.rules.ts';
import { groupsOf, vatIn } from '../paper-sums.rules.ts';
import type { Charge, PaperData } from '../papers.contract.ts';

import { PaperCustomer } from './paper-customer.tsx';
import { PaperJourney } from './paper-flights.tsx';

const chargeName: Readonly<Record<Charge, () => string>> = {
  own: m.papers_charge_own,
  official: m.papers_charge_official,
  supplier: m.papers_charge_supplier,
  discount: m.papers_charge_discount,
  fee: m.papers_charge_fee,
};

/** From so many lines on the rows are lower, so that forty of them take two pages. */
const denseFrom = 14;

/** Whether a paper says rates of VAT: a quote only where its lines have any. */
const hasVat = ({ kind, lines, agency }: PaperData): boolean =>
  (kind !== 'quote' && agency.bin !== '') || lines.some(({ vat = 0 }) => vat !== 0);

/** The sums below the lines: in all, what came, what is due. */
function Sums({ paper, columns }: { paper: PaperData; columns: number }) {
  const { language } = paper;
  const { kind, total, lines, payments } = paper;
  const [dueName, due] = dueRow(paper);
  const { within, onTop } = vatIn(lines);
  const rows = [
    ...(hasVat(paper) && within !== 0 ? [[m.papers_vat_within(), taka(within, language)]] : []),
    ...(kind === 'invoice'
      ? payments.map((payment) => [paymentLabel(payment), taka(-payment.amount, language)])
      : []),
  ];
  return (
    <tbody className="paper-sums">
      {onTop !== 0 && (
        <tr>
          <th colSpan={columns - 1}>{m.papers_vat()}</th>
          <td>{taka(onTop, language)}</td>
        </tr>
      )}
      <tr className="paper-total">
        <th colSpan={columns - 1}>{kind === 'credit-note' ? m.papers_credited() : m.papers_in_all()}</th>
        <td>{taka(total, language)}</td>
      </tr>
      {rows.map(([name, value], index) => (
        // Money may have gone back twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: an issued paper never changes
        <tr key={index}>
          <th colSpan={columns - 1}>{name}</th>
          <td>{value}</td>
        </tr>
      ))}
      {kind === 'invoice' && (
        <tr className="paper-due">
          <th colSpan={columns - 1}>{dueName}</th>
          <td>{due}</td>
        </tr>
      )}
    </tbody>
  );
}

/** The lines of a quote, an invoice or a credit note with their sums. The head of the table is repeated on each page. */
export function PaperLines({ paper }: { paper: PaperData }) {
  const { language } = paper;
  const { lines } = paper;
  const withVat = hasVat(paper);
  const columns = withVat ? 5 : 4;
  const [name, spelled] = spelledSum(paper);
  return (
    <>
      <PaperCustomer paper={paper} />
      <div className="paper-table">
        <table className="paper-lines num" data-dense={lines.length > denseFrom || undefined}>
          <thead>
            <tr>
              <th>{m.papers_what()}</th>
              <th>{m.papers_quantity()}</th>
              <th>{m.papers_unit()}</th>
              {withVat && <th>{m.papers_vat()}</th>}
              <th>{m.papers_sum()}</th>
            </tr>
          </thead>
          <tbody>
            {groupsOf(lines).map((group) => (
              <Fragment key={group.charge}>
                <tr className="paper-group">
                  <th colSpan={columns}>{chargeName[group.charge]()}</th>
                </tr>
                {group.lines.map((line, at) => (
                  // The lines of a paper never change, and two of them may be alike.
                  // biome-ignore lint/suspicious/noArrayIndexKey: their place is their name
                  <tr key={at}>
                    <th>
                      {line.text}
                      {line.detail !== undefined && <small>{line.detail}</small>}
                    </th>
                    <td>{count(line.quantity, language)}</td>
                    <td>{taka(line.unit, language)}</td>
                    {withVat && (
                      <td>{line.vatRate === undefined ? '–' : `${count(line.vatRate, language)}%`}</td>
                    )}
                    <td>{taka(line.sum, language)}</td>
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
          <Sums paper={paper} columns={columns} />
        </table>
      </div>
      <PaperJourney paper={paper} />
      <p className="paper-words">
        <b>{m.papers_words_of({ name })}</b>{' '}
        <span className="paper-in-words">{amountInWords(spelled, language)}</span>
      </p>
    </>
  );
}
