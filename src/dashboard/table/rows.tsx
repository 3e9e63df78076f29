import { Checkbox } from '@mantine/core';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type Dispatch, memo, type SetStateAction, useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { Row } from './row.tsx';
import type { Column, RowsSpec, TablePage } from './table-spec.ts';
import { turnedSort } from './table-view.ts';
import { useRowClick } from './use-row-click.ts';
import { useRowKeys } from './use-row-keys.ts';

interface RowsProps<Row> {
  spec: RowsSpec<Row>;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Sums of all that were found, below their columns. */
  foot?: TablePage<Row>['foot'];
  sort: string;
  onSort: (sort: string) => void;
  chosen: ReadonlySet<string>;
  onChoose: Dispatch<SetStateAction<ReadonlySet<string>>>;
  /** The rows belong to the previous query. */
  stale: boolean;
}

/** The rows: a table on a wide screen, cards on a phone. j and k move, x selects, Enter or a click opens. */
export function Rows<Each>({
  spec,
  columns,
  rows,
  foot,
  sort,
  onSort,
  chosen,
  onChoose,
  stale,
}: RowsProps<Each>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const go = useNavigate();
  const ids = rows.map(spec.idOf);
  // A row isn't rendered again when others change.
  const [Line] = useState(() => memo(Row<Each>));
  const bulk = spec.bulk !== undefined;
  const turn = useCallback(
    (id: string) =>
      onChoose((before) => {
        const next = new Set(before);
        if (!next.delete(id)) {
          next.add(id);
        }
        return next;
      }),
    [onChoose],
  );
  const open = (index: number) => {
    const row = rows[index];
    const to = row === undefined ? undefined : spec.open?.(row);
    if (to !== undefined) {
      void go(to);
    }
  };
  const { onWalk } = spec;
  const walk = (index: number) => {
    const row = rows[index];
    if (row !== undefined) {
      onWalk?.(row);
    }
  };
  useRowKeys(body, {
    onOpen: open,
    onWalk: onWalk && walk,
    onTurn: (index) => bulk && turn(ids[index] ?? ''),
  });
  useRowClick(body, (index, isApart) => {
    const row = rows[index];
    const to = row === undefined ? undefined : spec.open?.(row);
    if (isApart && to !== undefined) {
      window.open(to, '_blank', 'noopener');
    } else {
      open(index);
    }
  });
  return (
    <table className="of-table" data-stale={stale || undefined} data-opens={spec.open ? true : undefined}>
      <thead>
        <tr>
          {bulk && (
            <th scope="col" className="of-col-choose">
              <Checkbox
                aria-label={m.office_choose_all()}
                checked={chosen.size === ids.length}
                indeterminate={chosen.size > 0 && chosen.size < ids.length}
                onChange={() => onChoose(chosen.size === ids.length ? new Set() : new Set(ids))}
              />
            </th>
          )}
          {columns.map((column) => (
            <Heading key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
          {spec.rowActions && (
            <th scope="col" className="of-col-menu">
              <span className="vh">{m.office_actions()}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <Line
            key={spec.idOf(row)}
            spec={spec}
            columns={columns}
            row={row}
            chosen={chosen.has(spec.idOf(row))}
            onTurn={turn}
          />
        ))}
      </tbody>
      {foot !== undefined && <Foot spec={spec} columns={columns} foot={foot} />}
    </table>
  );
}

interface FootProps<Row> {
  spec: RowsSpec<Row>;
  columns: readonly Column<Row>[];
  foot: NonNullable<TablePage<Row>['foot']>;
}

function Foot<Row>({ spec, columns, foot }: FootProps<Row>) {
  return (
    <tfoot>
      <tr>
        {spec.bulk && <td className="of-col-choose" />}
        {columns.map(({ key, label, align, main }) => (
          <td
            key={key}
            data-label={label()}
            data-column={key}
            className={clsx(align === 'end' && 'of-end', main && 'of-main')}
          >
            {foot[key]}
          </td>
        ))}
        {spec.rowActions && <td className="of-col-menu" />}
      </tr>
    </tfoot>
  );
}

interface HeadingProps<Row> {
  column: Column<Row>;
  sort: string;
  onSort: (sort: string) => void;
}

function Heading<Row>({ column, sort, onSort }: HeadingProps<Row>) {
  const { key: name, label, align, picture } = column;
  const className = clsx(align === 'end' && 'of-end', picture && 'of-picture');
  if (column.sort === undefined) {
    return (
      <th scope="col" className={className} data-column={name}>
        {picture ? <span className="vh">{label()}</span> : label()}
      </th>
    );
  }
  const { sort: key } = column;
  const up = sort === key;
  const down = sort === `-${key}`;
  return (
    <th
      scope="col"
      className={className}
      data-column={name}
      aria-sort={up ? 'ascending' : down ? 'descending' : undefined}
    >
      <button type="button" onClick={() => onSort(turnedSort(sort, key))}>
        {label()}
        <Icon of={up ? ArrowUp : down ? ArrowDown : ArrowUpDown} />
      </button>
    </th>
  );
}
