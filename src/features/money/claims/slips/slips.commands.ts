import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { moneyClaims } from '../../money.table.ts';

/** Opens the slip of a claim for somebody of the staff: each opening is in the log. */
export const openSlip = command({
  name: 'money.open-slip',
  permission: 'payments.write',
  input: z.strictObject({ id: z.uuid() }),
  run: async (context, { id }) => {
    const [found] = await context.tx
      .select({ file: privateFiles, orderId: moneyClaims.orderId })
      .from(moneyClaims)
      .innerJoin(privateFiles, eq(privateFiles.id, moneyClaims.fileId))
      .where(eq(moneyClaims.id, id));
    if (!found) {
      throw new Failure('not-found', 'files.not-found', 'There is no such file.');
    }
    context.log({
      subjectKind: 'order',
      subjectId: found.orderId,
      difference: { happened: 'slip-opened', claim: id },
    });
    return found.file;
  },
});
