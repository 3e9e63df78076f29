import type { ReactNode } from 'react';

interface Line {
  readonly text: string;
  readonly note: string;
  readonly sum: string;
}

interface LinesTableProps {
  readonly lines: readonly Line[];
  /** The words beside the sum of them all. */
  readonly label: ReactNode;
  readonly total: string;
}

/** From so many letters on it is a heading, not a word that lines happen to begin with. */
const shortestHeading = 20;

const headingOf = ({ text }: Line): string => text.slice(0, Math.max(0, text.lastIndexOf(', ')));

/** Lines that follow one another and begin alike, such as those of one tour and day, under what they share. */
function groupsOf(lines: readonly Line[]) {
  const groups: { readonly heading: string; readonly lines: Line[] }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const heading = headingOf(line);
    if (last && heading.length >= shortestHeading && last.heading === heading) {
      last.lines.push(line);
    } else {
      groups.push({ heading, lines: [line] });
    }
  }
  return groups;
}

/** The lines of an order with their sum, as the customer reads them. */
export const LinesTable = ({ lines, label, total }: LinesTableProps) => (
  <table className="order-lines num">
    {groupsOf(lines).map((group, at) => {
      const isTogether = group.lines.length > 1;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: Lines of one version never move.
        <tbody key={at}>
          {isTogether && (
            <tr className="order-lines-head">
              <th scope="rowgroup" colSpan={2}>
                {group.heading}
              </th>
            </tr>
          )}
          {group.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: Lines of one version never move.
            <tr key={index}>
              <th scope="row">
                {isTogether ? line.text.slice(group.heading.length + 2) : line.text}
                <small>{line.note}</small>
              </th>
              <td>{line.sum}</td>
            </tr>
          ))}
        </tbody>
      );
    })}
    <tfoot>
      <tr>
        <th scope="row">{label}</th>
        <td>{total}</td>
      </tr>
    </tfoot>
  </table>
);
