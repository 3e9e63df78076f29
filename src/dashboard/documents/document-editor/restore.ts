import { notifications } from '@mantine/notifications';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { read, write } from '../../api/operations.ts';
import { officeLanguage } from '../../language.ts';
import type { DraftSaver } from './draft-saver.ts';
import { draftOf } from './judge.ts';
import type { WrittenKind } from './written-kind.ts';

/** Restores an old revision as the newest one; unsaved changes are saved before, so that they are in the history. */
export async function restoreTo(kind: WrittenKind, saver: DraftSaver, revision: number): Promise<void> {
  await saver.save();
  if (saver.base === undefined) {
    return;
  }
  const { id } = saver;
  await write('POST /documents/{id}/restore', { id, revision, basedOn: saver.base.revision });
  const document = await read('GET /documents/{id}', { id });
  saver.goOnFrom(document, draftOf(kind, document), true);
  notifications.show({ message: m.writing_history_restored({ number: count(revision, officeLanguage()) }) });
}
