import { ActionIcon, Tooltip } from '@mantine/core';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';

interface RowHandleProps extends ComponentProps<'button'> {
  name: string;
}

/** The drag handle of a row; with the keyboard Alt and an arrow key move it, from every field of the row. */
export function RowHandle({ name, ...props }: RowHandleProps) {
  return (
    <button
      type="button"
      className="fk-handle"
      aria-label={m.writing_rows_move({ name })}
      title={m.writing_rows_move({ name })}
      {...props}
    >
      <Icon of={GripVertical} />
    </button>
  );
}

interface RowToolsProps {
  name: string;
  first: boolean;
  last: boolean;
  disabled: boolean;
  /** Without it there are no move buttons: the handle and Alt with an arrow key do it. */
  onMove?: (by: -1 | 1) => void;
  onRemove: () => void;
}

export function RowTools({ name, first, last, disabled, onMove, onRemove }: RowToolsProps) {
  const button = (label: string, icon: typeof Trash2, act: () => void, off: boolean, full: string) => (
    <Tooltip label={label} withArrow>
      <ActionIcon variant="subtle" color="gray" disabled={disabled || off} aria-label={full} onClick={act}>
        <Icon of={icon} />
      </ActionIcon>
    </Tooltip>
  );
  return (
    <span className="fk-row-tools">
      {onMove &&
        button(m.writing_rows_up(), ArrowUp, () => onMove(-1), first, `${m.writing_rows_up()}: ${name}`)}
      {onMove &&
        button(m.writing_rows_down(), ArrowDown, () => onMove(1), last, `${m.writing_rows_down()}: ${name}`)}
      {button(m.writing_rows_remove(), Trash2, onRemove, false, m.writing_rows_remove_of({ name }))}
    </span>
  );
}
