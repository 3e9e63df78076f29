import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { SavedDocument } from '#features/documents/documents.contract.ts';
import { m } from '#messages/messages.js';
import { type Language, pathIn } from '#platform/language.ts';
import { queryClient } from '../../api/query-client.ts';
import { notifyError } from '../../run-mutation.ts';
import type { DraftSaver } from './draft-saver.ts';
import { unsavedLabel } from './save-labels.ts';

/** Changes what is public of a document. @param view the language of the page to link to */
type Act = (
  runMutation: (id: string, revision: number) => Promise<SavedDocument>,
  told: string,
  view?: Language,
) => Promise<void>;

/** Saves unsaved changes, then acts on that revision. */
export function usePublishing(saver: DraftSaver): { readonly isPending: boolean; readonly act: Act } {
  const [isPending, setPending] = useState(false);
  const act: Act = async (runMutation, told, view) => {
    setPending(true);
    try {
      await saver.save();
      const { base } = saver;
      if (base === undefined || (saver.state.kind !== 'saved' && saver.state.kind !== 'held')) {
        notifications.show({ color: 'red', message: unsavedLabel(saver.state, base?.revision) });
        return;
      }
      const next = await runMutation(saver.id, base.revision);
      saver.adopt(next);
      const link = view && (
        <a href={pathIn(view, next.path)} target="_blank" rel="noreferrer">
          {m.writing_view()}
        </a>
      );
      notifications.show({
        message: (
          <>
            {told} {link}
          </>
        ),
        autoClose: 8000,
      });
    } catch (cause) {
      notifyError(cause);
    } finally {
      setPending(false);
      // Also after a refusal: the checks then show what it was about.
      void queryClient.invalidateQueries();
    }
  };
  return { isPending, act };
}
