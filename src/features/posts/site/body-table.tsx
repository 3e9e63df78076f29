import { m } from '#messages/messages.js';
import type { Block } from '../body/body.contract.ts';
import { InlineText } from './inline-text.tsx';

type Rows = Extract<Block, { type: 'table' }>['content'];
type Cell = Rows[number]['content'][number];

function CellText({ of }: { of: Cell }) {
  return of.content.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order while it is shown
    <p key={index}>
      <InlineText of={paragraph.content} />
    </p>
  ));
}

function Row({ of: row, heading }: { of: Rows[number]; heading: boolean }) {
  return (
    <tr>
      {row.content.map((cell, index) => {
        const isHeader = heading || cell.type === 'tableHeader';
        return isHeader ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a table never changes its order while it is shown
          <th key={index} scope={heading ? 'col' : 'row'}>
            <CellText of={cell} />
          </th>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a table never changes its order while it is shown
          <td key={index}>
            <CellText of={cell} />
          </td>
        );
      })}
    </tr>
  );
}

/** A table that scrolls sideways when it is wider than the page. */
export function BodyTable({ rows, caption }: { rows: Rows; caption: string | undefined }) {
  const name = caption ?? m.posts_table();
  const [first, ...others] = rows;
  const hasHead = first?.content.every((cell) => cell.type === 'tableHeader') ?? false;
  const inBody = hasHead ? others : rows;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="body-table num" aria-label={name} tabIndex={0}>
      <table>
        <caption className="vh">{name}</caption>
        {hasHead && first && (
          <thead>
            <Row of={first} heading />
          </thead>
        )}
        <tbody>
          {inBody.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a table never changes its order while it is shown
            <Row key={index} of={row} heading={false} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
