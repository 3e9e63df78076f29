import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { dropFile, keepFile, type PrivateFile } from '#platform/private-files/private-files.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { changeEnquiry, lockEnquiry } from '../enquiries.commands.ts';
import { enquiries, enquiryFiles } from '../enquiries.table.ts';
import { changed } from '../inbox/answers.contract.ts';
import { fileLimits } from './files.data.ts';
import { tooManyFiles } from './files.rules.ts';

/** The visitor's enquiry, locked, if it can take one more file. @throws Failure not found for any token but its own */
async function lockForFile(context: CommandContext, token: string) {
  const { tx } = context;
  const [found] = await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(sealedIs(enquiries.token, token));
  if (!found) {
    throw new Failure('not-found', 'enquiries.not-found', 'There is no such enquiry.');
  }
  const row = await lockEnquiry(context, found);
  if ((await tx.$count(enquiryFiles, eq(enquiryFiles.enquiryId, row.id))) >= fileLimits.files) {
    throw tooManyFiles();
  }
  return row;
}

/** Puts a file that has arrived with the visitor's enquiry. */
export const addFile = command({
  name: 'enquiries.add-file',
  permission: 'enquiries.send',
  input: z.strictObject({ token: z.string(), fileId: z.uuid() }),
  run: async (context, { token, fileId }) => {
    const row = await lockForFile(context, token);
    const { name, bytes } = await keepFile(context, fileId);
    await context.tx.insert(enquiryFiles).values({ fileId, enquiryId: row.id, at: context.now });
    await changeEnquiry(context, row, {}, 'file-added', { fileId });
    return { name, bytes };
  },
});

const one = z.strictObject({ id: z.uuid(), fileId: z.uuid() });

/** A file of this enquiry. @throws Failure not found for one of another */
async function findFile({ tx }: CommandContext, { id, fileId }: z.output<typeof one>): Promise<PrivateFile> {
  const [found] = await tx
    .select({ file: privateFiles })
    .from(enquiryFiles)
    .innerJoin(privateFiles, eq(privateFiles.id, enquiryFiles.fileId))
    .where(and(eq(enquiryFiles.enquiryId, id), eq(enquiryFiles.fileId, fileId)));
  if (!found) {
    throw new Failure('not-found', 'files.not-found', 'There is no such file.');
  }
  return found.file;
}

/** Opens a file for somebody of the staff: each opening is in the log. */
export const openFile = command({
  name: 'enquiries.open-file',
  permission: 'enquiries.read',
  input: one,
  run: async (context, which) => {
    const file = await findFile(context, which);
    context.log({ subjectKind: 'enquiry-file', subjectId: file.id, difference: { enquiry: which.id } });
    return file;
  },
});

/** Deletes a file for good. */
export const removeFile = command({
  name: 'enquiries.remove-file',
  permission: 'enquiries.write',
  input: one,
  output: changed,
  refusals: { 404: 'There is no such enquiry, or it has no such file.' },
  run: async (context, which) => {
    const row = await lockEnquiry(context, { id: which.id });
    const { id: fileId } = await findFile(context, which);
    await context.tx.delete(enquiryFiles).where(eq(enquiryFiles.fileId, fileId));
    await dropFile(context, fileId);
    return changeEnquiry(context, row, {}, 'file-removed', { fileId });
  },
});
