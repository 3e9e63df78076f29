import { Checkbox } from '@mantine/core';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { RowMenu } from './row-menu.tsx';
import type { Column, TableSpec } from './table-spec.ts';
import { turnedSort } from './table-view.ts';
import { useRowKeys } from './use-row-keys.ts';

interface RowsProps<Row> {
  spec: TableSpec<Row>;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  sort: string;
  onSort: (sort: string) => void;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** The rows are those of the question before. */
  stale: boolean;
}

/** The rows themselves: a table on a wide screen, cards on a phone. j and k walk, x chooses, Enter opens. */
export function Rows<Row>({ spec, columns, rows, sort, onSort, chosen, onChoose, stale }: RowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const go = useNavigate();
  const ids = rows.map(spec.idOf);
  const bulk = (spec.bulk ?? []).length > 0;
  const turn = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) {
      next.add(id);
    }
    onChoose(next);
  };
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
  return (
    <table className="of-table" data-stale={stale || undefined}>
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
        {rows.map((row, index) => {
          const id = ids[index] ?? '';
          return (
            <tr
              key={id}
              tabIndex={-1}
              data-chosen={chosen.has(id) || undefined}
              aria-current={id === spec.current || undefined}
            >
              {bulk && (
                <td className="of-col-choose">
                  <Checkbox
                    aria-label={m.office_choose({ name: spec.nameOf(row) })}
                    checked={chosen.has(id)}
                    onChange={() => turn(id)}
                  />
                </td>
              )}
              {columns.map(({ key, cell, label, align, main, picture }) => (
                <td
                  key={key}
                  data-label={label()}
                  data-column={key}
                  className={clsx(align === 'end' && 'of-end', main && 'of-main', picture && 'of-picture')}
                >
                  {cell(row)}
                </td>
              ))}
              {spec.rowActions && (
                <td className="of-col-menu">
                  <RowMenu row={row} name={spec.nameOf(row)} actions={spec.rowActions(row)} />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
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
