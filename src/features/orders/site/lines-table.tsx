import type { ReactNode } from 'react';

interface LinesTableProps {
  readonly lines: readonly { readonly text: string; readonly note: string; readonly sum: string }[];
  /** The words beside the sum of them all. */
  readonly label: ReactNode;
  readonly total: string;
}

/** The lines of an order with their sum, as the customer reads them. */
export const LinesTable = ({ lines, label, total }: LinesTableProps) => (
  <table className="order-lines num">
    <tbody>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Lines of one version never move.
        <tr key={index}>
          <th scope="row">
            {line.text}
            <small>{line.note}</small>
          </th>
          <td>{line.sum}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{label}</th>
        <td>{total}</td>
      </tr>
    </tfoot>
  </table>
);
