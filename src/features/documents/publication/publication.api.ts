import { createRoute, z } from '@hono/zod-openapi';
import { run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { entityTag } from '#platform/http/entity-tag.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { languages } from '#platform/language.ts';
import type { DocumentDeps } from '../documents.commands.ts';
import { documentId, documentShape } from '../documents.contract.ts';
import { findDocument, readDocument } from '../documents.queries.ts';

const language = z.enum(languages);
const wanted = z.int().min(1).optional().openapi({ description: 'Absent: the newest.' });
const inLanguage = z.strictObject({ language });
const ofRevision = z.strictObject({
  language: language.optional().openapi({ description: 'Absent: every language it is written in.' }),
  revision: wanted,
});
const planned = z.strictObject({
  language,
  revision: wanted,
  publishAt: z.iso.datetime({ offset: true, local: true }).openapi({
    format: 'date-time-local',
    description: 'An instant, or, without an offset, a time in Dhaka.',
    example: '2027-01-15T09:00',
  }),
});

const shared = (path: string, operationId: string, summary: string) => ({
  method: 'post' as const,
  path: `/documents/{id}/${path}`,
  operationId,
  tags: ['Documents'],
  summary,
  responses: {
    200: answered('The document as it is now.', documentShape),
    ...refused({
      ...usualRefusals,
      404: 'There is no such document or revision.',
      409: 'It is in the trash, or its address is another page’s.',
      422: 'It cannot be published as it is.',
    }),
  },
});
const params = documentId;
const publishing = needs('documents.publish');
const trashing = needs('documents.trash');

const publish = createRoute({
  ...publishing,
  ...shared('publish', 'publishDocument', 'Shows a revision to the public, in a language or in all'),
  request: { params, ...sent(ofRevision, { language: 'en', revision: 1 }) },
});
const unpublish = createRoute({
  ...publishing,
  ...shared('unpublish', 'unpublishDocument', 'Takes it out of the public’s sight in a language'),
  request: { params, ...sent(inLanguage, { language: 'bn' }) },
});
const schedule = createRoute({
  ...publishing,
  ...shared('schedule', 'scheduleDocument', 'Publishes a revision later'),
  request: { params, ...sent(planned, { language: 'en', revision: 1, publishAt: '2027-01-15T09:00' }) },
});
const unschedule = createRoute({
  ...publishing,
  ...shared('unschedule', 'unscheduleDocument', 'Takes a plan back'),
  request: { params, ...sent(inLanguage, { language: 'en' }) },
});
const trash = createRoute({
  ...trashing,
  ...shared('trash', 'trashDocument', 'Into the trash: out of every page and every plan'),
  request: { params },
});
const bringBack = createRoute({
  ...trashing,
  ...shared('bring-back', 'bringBackDocument', 'Out of the trash, as a draft'),
  request: { params },
});

/** Parses a time; without an offset it is in Dhaka. */
export function instantOf(given: string): Date {
  return new Date(/(?:Z|[+-]\d{2}:?\d{2})$/.test(given) ? given : `${given}+06:00`);
}

export function publicationRoutes(deps: DocumentDeps): JsonRoutes {
  const routes = jsonRoutes();
  const found = async (id: string) => {
    const { kind, latestRevision } = await findDocument(deps.db, id);
    return { commands: deps.kinds[kind], latestRevision };
  };
  routes.openapi(publish, async (context) => {
    const { id } = context.req.valid('param');
    const input = context.req.valid('json');
    const { commands, latestRevision } = await found(id);
    const revision = input.revision ?? latestRevision;
    const target = { documentId: id, languages: input.language && [input.language], revision };
    await run(deps, context.var.caller, commands.publish, target);
    const now = await readDocument(deps.db, id);
    return context.json(now, 200, { etag: entityTag(now.revision) });
  });
  routes.openapi(unpublish, async (context) => {
    const { id } = context.req.valid('param');
    const target = { documentId: id, languages: [context.req.valid('json').language] };
    await run(deps, context.var.caller, (await found(id)).commands.unpublish, target);
    const now = await readDocument(deps.db, id);
    return context.json(now, 200, { etag: entityTag(now.revision) });
  });
  routes.openapi(schedule, async (context) => {
    const { id } = context.req.valid('param');
    const input = context.req.valid('json');
    const publishAt = instantOf(input.publishAt);
    if (!(publishAt > deps.clock.now())) {
      throw new Failure('invalid', 'documents.past', 'Choose a time that is still to come.', [
        { path: 'publishAt', message: 'This time has passed.' },
      ]);
    }
    const { commands, latestRevision } = await found(id);
    const revision = input.revision ?? latestRevision;
    const plan = { documentId: id, language: input.language, revision, publishAt };
    await run(deps, context.var.caller, commands.schedule, plan);
    const now = await readDocument(deps.db, id);
    return context.json(now, 200, { etag: entityTag(now.revision) });
  });
  routes.openapi(unschedule, async (context) => {
    const { id } = context.req.valid('param');
    const target = { documentId: id, language: context.req.valid('json').language };
    await run(deps, context.var.caller, (await found(id)).commands.unschedule, target);
    const now = await readDocument(deps.db, id);
    return context.json(now, 200, { etag: entityTag(now.revision) });
  });
  routes.openapi(trash, async (context) => {
    const { id } = context.req.valid('param');
    await run(deps, context.var.caller, (await found(id)).commands.trash, { documentId: id });
    const now = await readDocument(deps.db, id);
    return context.json(now, 200, { etag: entityTag(now.revision) });
  });
  routes.openapi(bringBack, async (context) => {
    const { id } = context.req.valid('param');
    await run(deps, context.var.caller, (await found(id)).commands.restore, { documentId: id });
    const now = await readDocument(deps.db, id);
    return context.json(now, 200, { etag: entityTag(now.revision) });
  });
  return routes;
}
