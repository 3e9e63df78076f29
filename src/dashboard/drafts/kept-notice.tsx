import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { sameContent } from '#features/publishing/compare.rules.ts';
import { m } from '#messages/messages.js';
import { fullMoment } from '../documents/moment.tsx';
import { useForm } from '../form/form-context.tsx';
import type { DraftSaver } from './draft-saver.ts';
import { dropKept, readKept } from './kept-draft.ts';

interface KeptNoticeProps {
  saver: DraftSaver;
  storageKey: string;
  onReload: () => void;
}

/** Offers what this browser kept of an earlier sitting that didn't reach the server. */
export function KeptNotice({ saver, storageKey, onReload }: KeptNoticeProps) {
  const { store } = useForm();
  const [kept, setKept] = useState(() => {
    const found = readKept(localStorage, storageKey);
    return found && !sameContent(found.draft, store.value) ? found : undefined;
  });
  if (!kept) {
    return null;
  }
  const take = () => {
    setKept(undefined);
    saver.takeUp(kept);
  };
  const drop = () => {
    dropKept(localStorage, storageKey);
    setKept(undefined);
    onReload();
  };
  return (
    <Alert
      className="of-alert fk-kept"
      color="marigold"
      title={m.writing_kept_title()}
      role="region"
      aria-label={m.writing_kept_title()}
    >
      <p>{m.writing_kept_text({ moment: fullMoment(new Date(kept.keptAt).toISOString()) })}</p>
      <Group gap="xs">
        <Button size="sm" color="marigold.5" onClick={take}>
          {m.writing_kept_take()}
        </Button>
        <Button size="sm" variant="default" onClick={drop}>
          {m.writing_kept_drop()}
        </Button>
      </Group>
    </Alert>
  );
}
