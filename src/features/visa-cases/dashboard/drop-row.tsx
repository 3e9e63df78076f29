import { ActionIcon, NativeSelect } from '@mantine/core';
import { X } from 'lucide-react';
import { memo } from 'react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { OfficeCase } from '../visa-cases.contract.ts';
import { dragType } from './drop-board.tsx';
import { DropThumb } from './drop-thumb.tsx';
import type { DroppedFile } from './dropped-files.ts';

interface DropRowProps {
  readonly of: OfficeCase;
  readonly row: DroppedFile;
  /** It is sent, or others are on their way. */
  readonly isLocked: boolean;
  /** It is shown large, and goes where the keys say. */
  readonly isHand: boolean;
  readonly onHand: (key: string) => void;
  readonly onChange: (key: string, part: Pick<DroppedFile, 'applicant' | 'paper'>) => void;
  readonly onRemove: (key: string) => void;
}

/** One file that was dropped: whose paper it is, and which. Each has a list of forty people: only a changed one is drawn. */
export const DropRow = memo(({ of, row, isHand, isLocked, onHand, onChange, onRemove }: DropRowProps) => {
  const { key, path: name, applicant, paper, state, refusal, guess } = row;
  const papers = of.applicants.find(({ id }) => id === applicant)?.papers ?? [];
  return (
    <li
      data-state={state === 'sent' ? 'sent' : guess === undefined ? 'ready' : 'unsure'}
      data-hand={isHand || undefined}
      draggable={!isLocked}
      onDragStart={(event) => {
        event.dataTransfer.setData(dragType, key);
        onHand(key);
      }}
    >
      <span className="vc-dropped-name">
        <DropThumb file={row.file} longest={96} label="" />
        <button type="button" disabled={isLocked} onClick={() => onHand(key)}>
          {name}
        </button>
      </span>
      <NativeSelect
        aria-label={m.office_drop_whose({ name })}
        disabled={isLocked}
        value={applicant}
        data={[
          { value: '', label: m.office_drop_nobody() },
          ...of.applicants.map((each) => ({ value: each.id, label: each.name ?? m.office_case_nameless() })),
        ]}
        onChange={({ currentTarget }) => {
          const asked = papers.find(({ id }) => id === paper)?.key;
          const next = of.applicants.find(({ id }) => id === currentTarget.value);
          const same = next?.papers.find((each) => each.key === asked)?.id ?? '';
          onChange(key, { applicant: currentTarget.value, paper: same });
        }}
      />
      <NativeSelect
        aria-label={m.office_drop_which({ name })}
        disabled={isLocked || applicant === ''}
        value={paper}
        data={[
          { value: '', label: m.office_drop_no_paper() },
          ...papers.map((each) => ({ value: each.id, label: each.name })),
        ]}
        onChange={({ currentTarget }) => onChange(key, { applicant, paper: currentTarget.value })}
      />
      {state === 'sent' ? (
        <strong className="vc-dropped-sent">{m.office_drop_sent()}</strong>
      ) : (
        <ActionIcon
          variant="subtle"
          size={36}
          disabled={isLocked}
          aria-label={m.office_drop_leave_out({ name })}
          onClick={() => onRemove(key)}
        >
          <Icon of={X} />
        </ActionIcon>
      )}
      {refusal !== undefined && <p className="vc-because">{refusal}</p>}
    </li>
  );
});
