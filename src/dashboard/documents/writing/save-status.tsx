import { Button } from '@mantine/core';
import { Check, CloudOff, LoaderCircle, PencilLine, TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { officeLanguage } from '../../language.ts';
import type { DraftSaver } from './draft-saver.ts';
import type { SaveState } from './save-state.ts';

function words(state: SaveState, revision: number | undefined): string {
  switch (state.kind) {
    case 'saved':
      return revision === undefined
        ? m.writing_saved_new()
        : m.writing_saved({ revision: count(revision, officeLanguage()) });
    case 'typing':
      return m.writing_typing();
    case 'saving':
      return m.writing_saving();
    case 'held':
      return state.by === 'server' ? m.writing_held() : m.writing_held_here();
    case 'offline':
      return m.writing_offline();
    case 'signed-out':
      return m.writing_signed_out();
    case 'changed-meanwhile':
      return m.writing_meanwhile();
    default:
      return m.writing_refused({ why: state.message });
  }
}

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
        {words(state, saver.base?.revision)}
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
