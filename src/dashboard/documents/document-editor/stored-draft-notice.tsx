import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedWorkingDraft } from '#features/documents/working-drafts/working-drafts.contract.ts';
import { m } from '#messages/messages.js';
import { sameContent } from '#platform/compare.ts';
import { read } from '../../api/operations.ts';
import { useForm } from '../../form/form-context.tsx';
import { notifyError } from '../../run-mutation.ts';
import { fullMoment } from '../moment.tsx';
import { DraftNotice } from './draft-notice.tsx';
import type { DraftSaver } from './draft-saver.ts';
import { readStored, removeStoredDraft } from './stored-draft.ts';
import { dropWorkingDraft, readWorkingDraft } from './working-draft-client.ts';
import type { WrittenKind } from './written-kind.ts';

interface StoredDraftNoticeProps {
  kind: WrittenKind;
  saver: DraftSaver;
  storageKey: string;
  onReload: () => void;
}

interface OfferProps {
  words: string;
  onTake: () => void;
  onDrop: () => void;
}

function Offer({ words, onTake, onDrop }: OfferProps) {
  return (
    <DraftNotice color="marigold" title={m.writing_stored_title()}>
      <p>{words}</p>
      <Group gap="xs">
        <Button size="sm" color="marigold.5" onClick={onTake}>
          {m.writing_stored_take()}
        </Button>
        <Button size="sm" variant="default" onClick={onDrop}>
          {m.writing_stored_drop()}
        </Button>
      </Group>
    </DraftNotice>
  );
}

/** Whether a draft belongs to the form that is open: to its document, or to a new one of its kind. */
const fits = (kind: WrittenKind, opened: string | undefined, draft: ListedWorkingDraft): boolean =>
  opened === undefined
    ? draft.basedOn === null &&
      draft.kind === kind.kind &&
      (kind.market === undefined || draft.section === kind.market)
    : draft.documentId === opened;

/** Offers unsaved drafts of earlier sessions: from this browser, or from another one through the server. */
export function StoredDraftNotice({ kind, saver, storageKey, onReload }: StoredDraftNoticeProps) {
  const { store } = useForm();
  const [opened] = useState(saver.document?.id);
  const [isTaken, setTaken] = useState(false);
  const [here, setHere] = useState(() => {
    const found = readStored(localStorage, storageKey);
    return found && !sameContent(found.draft, store.value) ? found : undefined;
  });
  const { data: listed = [], refetch } = useQuery({
    queryKey: ['working-drafts', saver],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }) => (await read('GET /working-drafts', {}, signal)).items,
  });
  if (isTaken) {
    return null;
  }
  // What this browser sent is a copy of its own draft.
  const elsewhere = listed.filter(
    (each) => fits(kind, opened, each) && each.keptAt !== here?.onServer && each.keptAt !== saver.onServer,
  );
  const dropHere = () => {
    removeStoredDraft(localStorage, storageKey);
    const copy = here?.onServer ? dropWorkingDraft(here.id).catch(() => undefined) : undefined;
    setHere(undefined);
    void Promise.resolve(copy).then(onReload);
  };
  return (
    <>
      {here && (
        <Offer
          words={m.writing_stored_text({ moment: fullMoment(new Date(here.keptAt).toISOString()) })}
          onTake={() => {
            setTaken(true);
            saver.takeUp(here);
          }}
          onDrop={dropHere}
        />
      )}
      {elsewhere.map(({ documentId, title, keptAt }) => (
        <Offer
          key={documentId}
          words={m.writing_stored_elsewhere({
            moment: fullMoment(keptAt),
            title: title ?? m.writing_stored_untitled(),
          })}
          onTake={() =>
            void readWorkingDraft(documentId).then((kept) => {
              saver.takeUp(kept);
              setTaken(true);
            }, notifyError)
          }
          onDrop={() => void dropWorkingDraft(documentId).then(() => refetch(), notifyError)}
        />
      ))}
    </>
  );
}
