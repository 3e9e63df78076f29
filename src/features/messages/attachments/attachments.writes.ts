import { paperName } from '#features/papers/paper-labels.rules.ts';
import type { DrawnKind } from '#features/papers/papers.rules.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { inLanguage } from '#platform/http/messages-scope.ts';
import type { Language } from '#platform/language.ts';
import type { About } from '#platform/messages/messages.rules.ts';
import { fileItself } from '#platform/messages/messages.rules.ts';
import type { Recipient } from '../by-hand/recipients.queries.ts';
import { attachmentLimits } from './attachments.contract.ts';
import { findAttachableFile, isAttachablePaper } from './attachments.queries.ts';

/** What staff chose to go along with a message. */
export interface ChosenFile {
  readonly file?: string | undefined;
  readonly paper?: DrawnKind | undefined;
  readonly number?: string | undefined;
}

type Context = Pick<CommandContext, 'tx' | 'actor'>;

const notItsOwn = (path: 'file' | 'number') => {
  const message = 'Only what belongs to the same order, case or fare can be sent.';
  return new Failure('invalid', 'messages.no-attachment', message, [{ path, message }]);
};

/** @throws Failure invalid `messages.no-attachment`, `messages.file-large` */
async function attachFile({ tx, actor }: Context, about: About, file: string) {
  const found = await findAttachableFile(tx, about, { file, permissions: actor.permissions });
  if (found === undefined) {
    throw notItsOwn('file');
  }
  const isPicture = found.mediaType.startsWith('image/');
  if (found.bytes > (isPicture ? attachmentLimits.picture : attachmentLimits.document)) {
    const message = 'WhatsApp takes pictures of up to 5 MB. Send it as a PDF.';
    throw new Failure('invalid', 'messages.file-large', message, [{ path: 'file', message }]);
  }
  return { attachment: fileItself, fileId: file };
}

/** @throws Failure invalid `messages.no-attachment` */
async function attachPaper({ tx, actor }: Context, about: About, number: string) {
  if (!(await isAttachablePaper(tx, about, { number, permissions: actor.permissions }))) {
    throw notItsOwn('number');
  }
  return { attachment: number };
}

/** What a paper is called where nothing else is written beside it. */
const captionOf = ({ paper, number }: ChosenFile, language: Language): string =>
  paper === undefined || number === undefined
    ? ''
    : inLanguage(language, () => `${paperName[paper]()} ${number}`);

/**
 * What goes along with a message, and what is said of it where nothing else is written beside it: it belongs to what the message is
 * about, and whoever sends it may open it.
 * @throws Failure invalid `messages.no-attachment`, `messages.file-large`
 */
export async function attach(
  context: Context,
  { about, language }: Pick<Recipient, 'about' | 'language'>,
  chosen: ChosenFile,
) {
  const { file, number } = chosen;
  const along =
    file !== undefined
      ? await attachFile(context, about, file)
      : number !== undefined
        ? await attachPaper(context, about, number)
        : {};
  return { along, caption: captionOf(chosen, language) };
}

/** The same once more, for a message that is repeated. @throws Failure as `attach` */
export async function attachAgain(
  context: Context,
  {
    attachment,
    fileId,
    aboutKind: kind,
    aboutId: id,
  }: {
    readonly attachment: string | null;
    readonly fileId: string | null;
    readonly aboutKind: About['kind'] | null;
    readonly aboutId: string | null;
  },
) {
  if (attachment === null || kind === null || id === null) {
    return {};
  }
  if (attachment !== fileItself) {
    return attachPaper(context, { kind, id }, attachment);
  }
  if (fileId === null) {
    throw notItsOwn('file');
  }
  return attachFile(context, { kind, id }, fileId);
}
