import { Button } from '@mantine/core';
import { Check, CloudOff, LoaderCircle, PencilLine, TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { DraftSaver } from './draft-saver.ts';
import { saveLabel } from './save-labels.ts';

const icons = {
  saved: Check,
  typing: PencilLine,
  saving: LoaderCircle,
  held: PencilLine,
  offline: CloudOff,
  'signed-out': CloudOff,
  'changed-meanwhile': TriangleAlert,
  refused: TriangleAlert,
} as const;

/** The save state in words; only important changes are announced to screen readers. */
export function SaveStatus({ saver, onConflict }: { saver: DraftSaver; onConflict: () => void }) {
  const state = useSyncExternalStore(saver.subscribe, () => saver.state);
  const loud = state.kind !== 'typing' && state.kind !== 'saving';
  return (
    <span className={`fk-status fk-status-${state.kind}`} data-state={state.kind}>
      <Icon of={icons[state.kind]} />
      <span role="status" aria-live={loud ? 'polite' : 'off'}>
        {saveLabel(state, saver.base?.revision)}
      </span>
      {state.kind === 'changed-meanwhile' && (
        <Button size="compact-sm" variant="default" onClick={onConflict}>
          {m.writing_see_changes()}
        </Button>
      )}
      {(state.kind === 'typing' || state.kind === 'offline' || state.kind === 'refused') && (
        <Button size="compact-sm" variant="subtle" onClick={() => void saver.save()}>
          {m.writing_save_now()}
        </Button>
      )}
    </span>
  );
}
