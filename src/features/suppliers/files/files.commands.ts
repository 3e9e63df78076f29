import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { dropFile, keepFile } from '#platform/private-files/private-files.ts';
import { billFile } from '../bills/bills.contract.ts';
import { supplierBills } from '../bills/bills.table.ts';
import { lockBill } from '../bills/bills.writes.ts';

/** Keeps the picture or PDF of a bill that has arrived, in place of the one before. @throws Failure not-found */
export const addBillFile = command({
  name: 'suppliers.add-file',
  permission: 'books.write',
  input: z.strictObject({ id: z.uuid(), fileId: z.uuid() }),
  output: billFile,
  run: async (context, { id, fileId }) => {
    const { fileId: before, supplierId } = await lockBill(context, id);
    const { name } = await keepFile(context, fileId);
    await context.tx.update(supplierBills).set({ fileId }).where(eq(supplierBills.id, id));
    if (before !== null) {
      await dropFile(context, before);
    }
    context.log({ subjectKind: 'supplier', subjectId: supplierId, difference: { file: fileId } });
    return { id: fileId, name };
  },
});

/** Opens the picture or PDF of a bill: each opening is in the log. @throws Failure not-found */
export const openBillFile = command({
  name: 'suppliers.open-file',
  permission: 'books.read',
  input: z.strictObject({ id: z.uuid() }),
  run: async (context, { id }) => {
    const [found] = await context.tx
      .select({ file: privateFiles, supplierId: supplierBills.supplierId })
      .from(supplierBills)
      .innerJoin(privateFiles, eq(privateFiles.id, supplierBills.fileId))
      .where(eq(supplierBills.id, id));
    if (!found) {
      throw new Failure('not-found', 'files.not-found', 'There is no such file.');
    }
    const { file, supplierId } = found;
    context.log({ subjectKind: 'supplier', subjectId: supplierId, difference: { file: file.id } });
    return file;
  },
});
