import { m } from '#messages/messages.js';
import { useMe } from '../../api/me.ts';
import { write } from '../../api/operations.ts';
import { MayButton } from '../../may-button.tsx';
import { needsPermission } from '../../permission-check.ts';
import { notifyError } from '../../run-mutation.ts';
import { DraftNotice } from './draft-notice.tsx';
import type { DraftSaver } from './draft-saver.ts';

/** Says that a document is in the trash, where it can't be changed, and restores it. */
export function TrashNotice({ saver }: { saver: DraftSaver }) {
  const me = useMe();
  const back = () =>
    write('POST /documents/{id}/bring-back', { id: saver.id }).then(
      (document) => saver.adopt(document),
      notifyError,
    );
  return (
    <DraftNotice color="red" title={m.writing_in_trash()}>
      <MayButton
        refused={needsPermission(me, 'documents.trash')}
        variant="default"
        onClick={() => void back()}
      >
        {m.writing_bring_back()}
      </MayButton>
    </DraftNotice>
  );
}
