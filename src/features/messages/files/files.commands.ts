import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { messageFiles } from '#platform/messages/messages.table.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';

/** Opens what a customer sent with a message, for somebody of the staff: each opening is in the log. @throws Failure `messages.no-file` */
export const openMessageFile = command({
  name: 'messages.open-file',
  permission: 'messages.read',
  input: z.strictObject({ id: z.uuid(), fileId: z.uuid() }),
  run: async ({ tx, log }, { id, fileId }) => {
    const [found] = await tx
      .select({ file: privateFiles })
      .from(messageFiles)
      .innerJoin(privateFiles, eq(privateFiles.id, messageFiles.fileId))
      .where(and(eq(messageFiles.messageId, id), eq(messageFiles.fileId, fileId)));
    if (found === undefined) {
      throw new Failure('not-found', 'messages.no-file', 'There is no such file.');
    }
    log({ subjectKind: 'message', subjectId: id, difference: { file: fileId } });
    return found.file;
  },
});
