import { useCallback } from 'react';
import { m } from '#messages/messages.js';
import { LeaveQuestion } from '../../form/leave-question.tsx';
import type { DraftSaver } from './draft-saver.ts';

/** Warns before leaving a document with unsaved changes; what can be saved is saved first. */
export function LeaveDraft({ saver }: { saver: DraftSaver }) {
  const isUnsaved = useCallback(() => saver.isAhead, [saver]);
  const save = useCallback(() => saver.save(), [saver]);
  return (
    <LeaveQuestion
      isUnsaved={isUnsaved}
      text={m.writing_leave_text()}
      save={save}
      saving={saver.state.kind === 'saving'}
    />
  );
}
