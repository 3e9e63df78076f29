import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { PaperData } from '../papers.contract.ts';
import { PaperCustomer } from './paper-customer.tsx';

/** What the holder of a voucher is to be given. It has no prices: they are between us and the customer. */
export function VoucherLines({ paper }: { paper: PaperData }) {
  const { language } = paper;
  return (
    <>
      <p className="paper-lead">{m.papers_voucher_lead()}</p>
      <PaperCustomer paper={paper} />
      <table className="paper-lines num">
        <thead>
          <tr>
            <th>{m.papers_what()}</th>
            <th>{m.papers_quantity()}</th>
          </tr>
        </thead>
        <tbody>
          {paper.lines
            .filter(({ charge }) => charge === 'own' || charge === 'supplier')
            .map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a paper never change
              <tr key={at}>
                <th>
                  {line.text}
                  {line.detail !== undefined && <small>{line.detail}</small>}
                </th>
                <td>{count(line.quantity, language)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  );
}
