import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { SavedDocument } from '#features/documents/documents.contract.ts';
import { m } from '#messages/messages.js';
import { type Language, pathIn } from '#platform/language.ts';
import { queryClient } from '../../api/query-client.ts';
import { tellProblem } from '../../doing.ts';
import type { DraftSaver } from './draft-saver.ts';
import { unsavedWords } from './save-words.ts';

/** Changes what is public of a document. @param view the language of the page to link to */
type Act = (
  doing: (id: string, revision: number) => Promise<SavedDocument>,
  told: string,
  view?: Language,
) => Promise<void>;

/** Saves unsaved changes, then acts on that revision. */
export function usePublishing(saver: DraftSaver): { readonly busy: boolean; readonly act: Act } {
  const [busy, setBusy] = useState(false);
  const act: Act = async (doing, told, view) => {
    setBusy(true);
    try {
      await saver.save();
      const { base } = saver;
      if (base === undefined || (saver.state.kind !== 'saved' && saver.state.kind !== 'held')) {
        notifications.show({ color: 'red', message: unsavedWords(saver.state, base?.revision) });
        return;
      }
      const next = await doing(saver.id, base.revision);
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
      tellProblem(cause);
    } finally {
      setBusy(false);
      // Also after a refusal: the checks then show what it was about.
      void queryClient.invalidateQueries();
    }
  };
  return { busy, act };
}
