import { Button } from '@mantine/core';
import { clsx } from 'clsx';
import { Plus, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useSyncExternalStore } from 'react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { fieldId, useForm } from '../form-context.tsx';
import type { AnyPath, Holding, ItemOf, Started } from '../path.ts';
import { limitsOf } from '../schema-at.ts';
import { RowHandle, RowTools } from './row-tools.tsx';
import { useRowDrag } from './use-row-drag.ts';
import { useRows } from './use-rows.ts';

interface RowsProps<Lists extends readonly AnyPath[]> {
  /** The lists that a row belongs to, such as the facts of a day and its texts. */
  lists: Lists;
  /** The name of a row: "Day 2". */
  nameOf: (index: number) => string;
  /** The content of a new row in each of the lists. */
  fresh: () => { readonly [Which in keyof Lists]: Started<ItemOf<Holding<Lists[Which]>>> };
  addLabel: string;
  children: (index: number) => ReactNode;
  /** The heading of a collapsible row; without it a row is one line. */
  heading?: (index: number) => ReactNode;
  className?: string;
  /** Column headings above the rows. */
  columns?: ReactNode;
  /** Enter in a row of one-line fields goes to the next row, and from the last one into a new row. */
  enterAdds?: boolean;
}

/** The first field of a row. */
const firstField = 'input:not(:disabled), textarea:not(:disabled), [contenteditable=true]';

/** Enter in a field of one line; not the one that ends a word of an input method. */
const startsNextRow = ({ key, target, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && target instanceof HTMLInputElement && !nativeEvent.isComposing;

/** Rows that can be added, removed, restored and reordered, with the keyboard or by dragging. */
export function Rows<const Lists extends readonly AnyPath[]>(props: RowsProps<Lists>) {
  const { lists, nameOf, fresh, addLabel, children, heading, className, columns, enterAdds } = props;
  const { store, locked } = useForm();
  const [list] = lists;
  const first = list?.places[0] ?? '';
  const errorNow = () => store.errorAt(first);
  const problem = useSyncExternalStore(store.subscribe, errorNow, errorNow);
  const rows = useRows(lists, nameOf);
  const { list: dragged, holding, handleOf } = useRowDrag(rows.move);
  const { max = 100 } = limitsOf(list?.schema);
  const full = rows.length >= max || locked !== undefined;

  const enterRow = (index: number) =>
    setTimeout(() => dragged.current?.children[index]?.querySelector<HTMLElement>(firstField)?.focus());
  const addRow = () => {
    rows.add(fresh());
    // On the button, the space of the first words would add another row.
    enterRow(rows.length);
  };

  const row = (id: string, index: number) => {
    const name = nameOf(index);
    const handle = <RowHandle name={name} disabled={locked !== undefined} {...handleOf(index)} />;
    const tail = (
      <RowTools
        name={name}
        first={index === 0}
        last={index === rows.length - 1}
        disabled={locked !== undefined}
        {...(columns ? {} : { onMove: (by: -1 | 1) => rows.move(index, index + by) })}
        onRemove={() => rows.remove(index)}
      />
    );
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the fields inside; the handle tells of it
      <div
        key={id}
        data-row=""
        className={clsx('fk-row', heading && 'fk-row-card', holding === index && 'fk-row-held')}
        onKeyDown={(event) => {
          if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
            event.preventDefault();
            event.stopPropagation();
            rows.move(index, index + (event.key === 'ArrowUp' ? -1 : 1));
          } else if (enterAdds && startsNextRow(event)) {
            event.preventDefault();
            if (index < rows.length - 1) {
              enterRow(index + 1);
            } else if (!full) {
              addRow();
            }
          }
        }}
      >
        {heading ? (
          <>
            {handle}
            <details className="fk-fold" open>
              <summary>{heading(index)}</summary>
              <div className="fk-fold-in">{children(index)}</div>
            </details>
            {tail}
          </>
        ) : (
          <>
            {handle}
            <div className="fk-row-in">{children(index)}</div>
            {tail}
          </>
        )}
      </div>
    );
  };

  return (
    <div className={clsx('fk-rows', className)} id={fieldId(first)} tabIndex={-1}>
      {rows.length > 0 && columns}
      <div ref={dragged} className="fk-rows-list">
        {rows.ids.map(row)}
      </div>
      {rows.removed && (
        <p className="fk-removed">
          {m.writing_rows_removed({ name: rows.removed.name })}{' '}
          <Button variant="subtle" size="compact-sm" leftSection={<Icon of={Undo2} />} onClick={rows.undo}>
            {m.writing_rows_undo()}
          </Button>
        </p>
      )}
      {problem !== undefined && <p className="fk-wrong">{problem}</p>}
      <div className="fk-rows-foot">
        <Button variant="default" leftSection={<Icon of={Plus} />} disabled={full} onClick={addRow}>
          {addLabel}
        </Button>
      </div>
    </div>
  );
}
