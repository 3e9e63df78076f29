import { z } from 'zod';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { runs } from '#platform/http/runs.ts';
import { languages } from '#platform/language.ts';
import type { Kinds } from '../documents.commands.ts';
import { documentShape, type SavedDocument } from '../documents.contract.ts';
import { findDocument, readDocument } from '../documents.queries.ts';

const language = z.enum(languages);
const wanted = z.int().min(1).optional().meta({ description: 'Absent: the newest.' });
const inLanguage = z.strictObject({ language });
const ofRevision = z.strictObject({
  language: language.optional().meta({ description: 'Absent: every language it is written in.' }),
  revision: wanted,
});
const planned = z.strictObject({
  language,
  revision: wanted,
  publishAt: z.iso.datetime({ offset: true, local: true }).meta({
    format: 'date-time-local',
    description: 'An instant, or, without an offset, a time in Dhaka.',
    example: '2027-01-15T09:00',
  }),
});

/** The document as it is after each of these. */
const afterwards = {
  answer: 'The document as it is now.',
  output: documentShape,
  version: ({ revision }: SavedDocument) => revision,
  refusals: {
    404: 'There is no such document or revision.',
    409: 'It is in the trash, or its address is another page’s.',
    422: 'It cannot be published as it is.',
  },
};
const publishing = { permission: 'documents.publish', ...afterwards };
const trashing = { permission: 'documents.trash', ...afterwards };

/** Parses a time; without an offset it is in Dhaka. */
function instantOf(given: string): Date {
  return new Date(/(?:Z|[+-]\d{2}:?\d{2})$/.test(given) ? given : `${given}+06:00`);
}

/** What the public sees of documents, for the office. */
export function publicationRoutes(kinds: Kinds) {
  const found = async ({ db }: CommandDeps, id: string) => {
    const { kind, latestRevision } = await findDocument(db, id);
    return { commands: kinds[kind], latestRevision };
  };
  return routes('Documents', [
    runs(
      'POST /documents/{id}/publish',
      {
        ...publishing,
        id: 'publishDocument',
        summary: 'Shows a revision to the public, in a language or in all',
        body: ofRevision,
        example: { language: 'en', revision: 1 },
      },
      async ({ id, language, revision }, deps, caller) => {
        const { commands, latestRevision } = await found(deps, id);
        const languages = language && [language];
        const target = { documentId: id, languages, revision: revision ?? latestRevision };
        await run(deps, caller, commands.publish, target);
        return readDocument(deps.db, id);
      },
    ),
    runs(
      'POST /documents/{id}/unpublish',
      {
        ...publishing,
        id: 'unpublishDocument',
        summary: 'Takes a document out of the public’s sight in a language',
        body: inLanguage,
        example: { language: 'bn' },
      },
      async ({ id, language }, deps, caller) => {
        const { commands } = await found(deps, id);
        await run(deps, caller, commands.unpublish, { documentId: id, languages: [language] });
        return readDocument(deps.db, id);
      },
    ),
    runs(
      'POST /documents/{id}/schedule',
      {
        ...publishing,
        id: 'scheduleDocument',
        summary: 'Publishes a revision later',
        body: planned,
        example: { language: 'en', revision: 1, publishAt: '2027-01-15T09:00' },
      },
      async ({ id, language, ...input }, deps, caller) => {
        const publishAt = instantOf(input.publishAt);
        if (!(publishAt > deps.clock.now())) {
          throw new Failure('invalid', 'documents.past', 'Choose a time that is still to come.', [
            { path: 'publishAt', message: 'This time has passed.' },
          ]);
        }
        const { commands, latestRevision } = await found(deps, id);
        const revision = input.revision ?? latestRevision;
        await run(deps, caller, commands.schedule, { documentId: id, language, revision, publishAt });
        return readDocument(deps.db, id);
      },
    ),
    runs(
      'POST /documents/{id}/unschedule',
      {
        ...publishing,
        id: 'unscheduleDocument',
        summary: 'Takes the plan of a publication back',
        body: inLanguage,
        example: { language: 'en' },
      },
      async ({ id, language }, deps, caller) => {
        const { commands } = await found(deps, id);
        await run(deps, caller, commands.unschedule, { documentId: id, language });
        return readDocument(deps.db, id);
      },
    ),
    runs(
      'POST /documents/{id}/trash',
      {
        ...trashing,
        id: 'trashDocument',
        summary: 'Puts a document into the trash: out of every page and every plan',
      },
      async ({ id }, deps, caller) => {
        await run(deps, caller, (await found(deps, id)).commands.trash, { documentId: id });
        return readDocument(deps.db, id);
      },
    ),
    runs(
      'POST /documents/{id}/bring-back',
      { ...trashing, id: 'bringBackDocument', summary: 'Takes a document out of the trash, as a draft' },
      async ({ id }, deps, caller) => {
        await run(deps, caller, (await found(deps, id)).commands.restore, { documentId: id });
        return readDocument(deps.db, id);
      },
    ),
  ]);
}

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<ReturnType<typeof publicationRoutes>> {}
}
