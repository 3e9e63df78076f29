import { Alert } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { m } from '#messages/messages.js';
import { useMe } from '../../api/me.ts';
import { problemWords } from '../../doing.ts';
import { MayButton } from '../../may-button.tsx';
import { needsPermission } from '../../permission-check.ts';
import { actOn } from './document-client.ts';
import type { DraftSaver } from './draft-saver.ts';

/** Says that a document is in the trash, where it can't be changed, and restores it. */
export function TrashNotice({ saver }: { saver: DraftSaver }) {
  const me = useMe();
  const back = async () => {
    try {
      saver.adopt(await actOn(saver.id, 'bring-back'));
    } catch (cause) {
      notifications.show({ color: 'red', message: problemWords(cause) });
    }
  };
  return (
    <Alert
      className="of-alert"
      color="red"
      title={m.writing_in_trash()}
      role="region"
      aria-label={m.writing_in_trash()}
    >
      <MayButton
        refused={needsPermission(me, 'documents.trash')}
        variant="default"
        onClick={() => void back()}
      >
        {m.writing_bring_back()}
      </MayButton>
    </Alert>
  );
}
