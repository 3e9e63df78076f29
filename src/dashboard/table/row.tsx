import { Checkbox } from '@mantine/core';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { RowMenu } from './row-menu.tsx';
import type { Column, RowsSpec } from './table-spec.ts';

interface RowProps<Each> {
  spec: RowsSpec<Each>;
  columns: readonly Column<Each>[];
  row: Each;
  chosen: boolean;
  /** Selects or deselects the row. */
  onTurn: (id: string) => void;
}

/** One row of a table. */
export function Row<Each>({ spec, columns, row, chosen, onTurn }: RowProps<Each>) {
  const id = spec.idOf(row);
  const to = spec.open?.(row);
  return (
    <tr tabIndex={-1} data-chosen={chosen || undefined} aria-current={id === spec.current || undefined}>
      {spec.bulk && (
        <td className="of-col-choose">
          <Checkbox
            aria-label={m.office_choose({ name: spec.nameOf(row) })}
            checked={chosen}
            onChange={() => onTurn(id)}
          />
        </td>
      )}
      {columns.map(({ key, cell, label, align, main, picture, linked }) => (
        <td
          key={key}
          data-label={label()}
          data-column={key}
          className={clsx(align === 'end' && 'of-end', main && 'of-main', picture && 'of-picture')}
        >
          {linked && to !== undefined ? <Link to={to}>{cell(row)}</Link> : cell(row)}
        </td>
      ))}
      {spec.rowActions && (
        <td className="of-col-menu">
          <RowMenu row={row} name={spec.nameOf(row)} actionsOf={spec.rowActions} />
        </td>
      )}
    </tr>
  );
}
