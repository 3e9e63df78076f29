import { and, eq, isNotNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { fileItself } from '#platform/messages/messages.rules.ts';
import { messageFiles, messages } from '#platform/messages/messages.table.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { opensTickets } from '../attachments/attachments.queries.ts';

/** Opens what came or went along with a message, for somebody of the staff: each opening is in the log. @throws Failure `messages.no-file` */
export const openMessageFile = command({
  name: 'messages.open-file',
  permission: 'messages.read',
  input: z.strictObject({ id: z.uuid(), fileId: z.uuid() }),
  run: async ({ tx, log, actor }, { id, fileId }) => {
    const [found] = await tx
      .select({ file: privateFiles, attachment: messages.attachment })
      .from(messages)
      .innerJoin(privateFiles, eq(privateFiles.id, fileId))
      .leftJoin(messageFiles, and(eq(messageFiles.messageId, messages.id), eq(messageFiles.fileId, fileId)))
      .where(and(eq(messages.id, id), or(isNotNull(messageFiles.fileId), eq(messages.fileId, fileId))));
    if (found === undefined) {
      throw new Failure('not-found', 'messages.no-file', 'There is no such file.');
    }
    // An e-ticket is opened here by whom it is opened by at its fare.
    if (found.attachment === fileItself && !actor.permissions.has(opensTickets)) {
      throw new Failure('forbidden', 'permission.missing', `This needs the permission ${opensTickets}.`);
    }
    log({ subjectKind: 'message', subjectId: id, difference: { file: fileId } });
    return found.file;
  },
});
