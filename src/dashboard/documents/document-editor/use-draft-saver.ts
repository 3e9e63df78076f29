import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SavedDocument } from '#features/documents/documents.contract.ts';
import { useMe } from '../../api/me.ts';
import { read, write } from '../../api/operations.ts';
import { FormStore } from '../../form/form-store.ts';
import { officeLanguage } from '../../language.ts';
import { useSession } from '../../session.ts';
import { DraftSaver } from './draft-saver.ts';
import { draftOf, startOf } from './judge.ts';
import type { DraftApi } from './save-state.ts';
import { draftKey, readStored } from './stored-draft.ts';
import { dropWorkingDraft, keepWorkingDraft } from './working-draft-client.ts';
import type { WrittenKind } from './written-kind.ts';

interface Writing {
  readonly store: FormStore;
  readonly saver: DraftSaver;
  /** Where the browser stores the draft. */
  readonly key: string;
}

/** The id of a document that the server doesn't have yet: one at a time for each kind. */
const newName = ({ kind, market }: WrittenKind): string => `new ${market ?? kind}`;

/**
 * The state of one document screen, for as long as it is open.
 * @param onCreated Called once the server has a new document: the URL becomes that of its form.
 */
export function useDraftSaver(
  kind: WrittenKind,
  document: SavedDocument | undefined,
  onCreated: (id: string) => void,
): Writing {
  const me = useMe();
  const { visitor, lost } = useSession();
  const away = visitor === null || lost;
  const [writing] = useState<Writing>(() => {
    const store = new FormStore(document ? draftOf(kind, document) : startOf(kind));
    const key = draftKey(me.uid, document?.id ?? newName(kind));
    const api: DraftApi = {
      create: async (id, content) =>
        (await write('POST /documents', { id, kind: kind.kind, ...content })).revision,
      save: async (documentId, basedOn, content) =>
        (await write('PUT /documents/{id}', { id: documentId, ...content }, { basedOn })).revision,
      read: (documentId) => read('GET /documents/{id}', { id: documentId }),
      keep: keepWorkingDraft,
      forget: dropWorkingDraft,
    };
    const id = document?.id ?? readStored(localStorage, key)?.id ?? crypto.randomUUID();
    const saver = new DraftSaver({
      kind,
      store,
      api,
      storage: localStorage,
      draftKey: key,
      language: officeLanguage(),
      id,
      document,
      onCreated,
    });
    return { store, saver, key };
  });
  const { saver } = writing;

  useEffect(() => saver.start(), [saver]);
  useEffect(() => {
    if (!away && saver.state.kind === 'signed-out') {
      void saver.save();
    }
  }, [away, saver]);
  useSyncExternalStore(saver.subscribe, () => saver.state);
  return writing;
}
