import { ActionIcon, NativeSelect } from '@mantine/core';
import { X } from 'lucide-react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { OfficeCase } from '../visa-cases.contract.ts';
import type { DroppedFile } from './dropped-files.ts';

interface DropRowProps {
  readonly of: OfficeCase;
  readonly row: DroppedFile;
  /** It is sent, or others are on their way. */
  readonly isLocked: boolean;
  readonly onChange: (part: Pick<DroppedFile, 'applicant' | 'paper'>) => void;
  readonly onRemove: () => void;
}

/** One file that was dropped: whose paper it is, and which. */
export function DropRow({ of, row, isLocked, onChange, onRemove }: DropRowProps) {
  const { path: name, applicant, paper, state, refusal, isUnsure } = row;
  const papers = of.applicants.find(({ id }) => id === applicant)?.papers ?? [];
  return (
    <li data-state={state === 'sent' ? 'sent' : isUnsure ? 'unsure' : 'ready'}>
      <span className="vc-dropped-name">{name}</span>
      <NativeSelect
        aria-label={m.office_drop_whose({ name })}
        disabled={isLocked}
        value={applicant}
        data={[
          { value: '', label: m.office_drop_nobody() },
          ...of.applicants.map((each) => ({ value: each.id, label: each.name ?? '' })),
        ]}
        onChange={({ currentTarget }) => {
          const key = papers.find(({ id }) => id === paper)?.key;
          const next = of.applicants.find(({ id }) => id === currentTarget.value);
          const same = next?.papers.find((each) => each.key === key)?.id ?? '';
          onChange({ applicant: currentTarget.value, paper: same });
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
        onChange={({ currentTarget }) => onChange({ applicant, paper: currentTarget.value })}
      />
      {state === 'sent' ? (
        <strong className="vc-dropped-sent">{m.office_drop_sent()}</strong>
      ) : (
        <ActionIcon
          variant="subtle"
          size={36}
          disabled={isLocked}
          aria-label={m.office_drop_leave_out({ name })}
          onClick={onRemove}
        >
          <Icon of={X} />
        </ActionIcon>
      )}
      {refusal !== undefined && <p className="vc-because">{refusal}</p>}
    </li>
  );
}
