import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { fewAtATime } from '#platform/http/few-at-a-time.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { runs } from '#platform/http/runs.ts';
import { type Storage, tidyAway } from '#platform/storage.ts';
import { takePicture } from '../media.commands.ts';
import { pictureUrl } from '../media.rules.ts';
import { cleanName, cleanPicture, uploadLimits } from '../upload.rules.ts';
import { alterPicture, deletePicture, swapPicture } from './library.commands.ts';
import {
  type LibraryPicture,
  libraryPage,
  libraryPicture,
  libraryQuery,
  pictureChange,
  pictureUses,
} from './library.contract.ts';
import type { PictureUses } from './library.queries.ts';
import { findLibraryPicture, type LibraryRow, listLibrary } from './library.queries.ts';

const tag = 'Media';
const params = z.object({ id: z.uuid() });
const missing = { 404: 'There is no such picture.' };
const uploading = refused({
  413: `The file has more than ${uploadLimits.bytes} bytes.`,
  422: 'It is no picture that can be taken; `detail` says why.',
  503: 'There is no room for it, or too many are sent at once.',
});
const file = z.instanceof(File).openapi({ type: 'string', format: 'binary' });
const writing = needs('media.write');
type Gate = typeof writing.middleware;
const oneAfterAnother: [Gate, Gate] = [writing.middleware, fewAtATime()];
const sending = { ...writing, middleware: oneAfterAnother };

const add = createRoute({
  ...sending,
  method: 'post',
  path: '/media',
  operationId: 'addPicture',
  tags: [tag],
  summary: 'Uploads a picture; a duplicate returns the existing entry',
  request: {
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.strictObject({
            file,
            name: z.string().max(1000).optional(),
            altEn: z.string().max(300).optional(),
            altBn: z.string().max(300).optional(),
          }),
          example: {
            file: '(the bytes of a picture)',
            name: 'Tea garden',
            altEn: 'Tea bushes',
            altBn: 'চা গাছ',
          },
        },
      },
    },
  },
  responses: {
    201: answered('It is in the library.', libraryPicture),
    ...refused(usualRefusals),
    ...uploading,
  },
});
const replace = createRoute({
  ...sending,
  method: 'post',
  path: '/media/{id}/replace',
  operationId: 'replacePicture',
  tags: [tag],
  summary: 'Replaces the file, wherever the picture is used',
  request: {
    params,
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.strictObject({ file }),
          example: { file: '(the bytes of a picture)' },
        },
      },
    },
  },
  responses: {
    200: answered('The picture as it is now.', libraryPicture),
    ...refused({ ...usualRefusals, ...missing, 409: 'The other picture is in the library already.' }),
    ...uploading,
  },
});
const shown = (row: LibraryRow, uses: number): LibraryPicture => {
  const { focusX, focusY, createdAt, ...rest } = row;
  return {
    ...rest,
    focus: { x: focusX, y: focusY },
    url: pictureUrl(row, 640, 'webp'),
    uses,
    createdAt: createdAt.toISOString(),
  };
};

interface Library {
  readonly storage: Storage;
  readonly uses: PictureUses;
}

/** A picture with the number of its uses. @throws Failure not-found */
async function present(db: ReadDatabase, uses: PictureUses, id: string): Promise<LibraryPicture> {
  const row = await findLibraryPicture(db, id);
  return shown(row, (await uses.count(db, [id])).get(id) ?? 0);
}

/** The library of pictures, for the office. */
export const libraryRoutes = ({ storage, uses }: Library) =>
  routes(tag, [
    reads(
      'GET /media',
      {
        permission: 'media.read',
        id: 'listPictures',
        summary: 'Lists pictures, newest first',
        query: libraryQuery,
        answer: 'A page of the library.',
        output: libraryPage,
      },
      async (query, { db }) => {
        const { rows, total, next } = await listLibrary(db, query);
        const counts = await uses.count(
          db,
          rows.map(({ id }) => id),
        );
        return { items: rows.map((row) => shown(row, counts.get(row.id) ?? 0)), total, next };
      },
    ),
    reads(
      'GET /media/{id}',
      {
        permission: 'media.read',
        id: 'readPicture',
        summary: 'One picture',
        answer: 'The picture.',
        output: libraryPicture,
        refusals: missing,
      },
      ({ id }, { db }) => present(db, uses, id),
    ),
    runs(
      'PATCH /media/{id}',
      {
        permission: 'media.write',
        id: 'changePicture',
        summary: 'Changes name, alternative text, focus or crop, wherever the picture is used',
        body: pictureChange,
        example: { alt: { bn: 'চা বাগান' }, focus: { x: 40, y: 60 } },
        answer: 'The picture as it is now.',
        output: libraryPicture,
        refusals: missing,
      },
      async ({ id, name, ...rest }, deps, caller) => {
        const named = name === undefined ? {} : { name: cleanName(name) };
        await alterPicture(deps, caller, { storage, uses }, id, { ...rest, ...named });
        return present(deps.db, uses, id);
      },
    ),
    runs(
      'DELETE /media/{id}',
      {
        permission: 'media.write',
        id: 'deletePicture',
        summary: 'Deletes a picture that isn’t used',
        answer: 'It is gone.',
        refusals: { ...missing, 409: 'It is used; `details.uses` says where.' },
      },
      async ({ id }, deps, caller) => {
        await run(deps, caller, deletePicture(uses), { id });
        await tidyAway(storage, `media/${id}`);
      },
    ),
    reads(
      'GET /media/{id}/uses',
      {
        permission: 'media.read',
        id: 'listPictureUses',
        summary: 'Lists where a picture is used, including drafts',
        answer: 'The places.',
        output: pictureUses,
        refusals: missing,
      },
      async ({ id }, { db }) => {
        await findLibraryPicture(db, id);
        return { items: [...(await uses.find(db, id))] };
      },
    ),
  ]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<ReturnType<typeof libraryRoutes>> {}
}

const bytesOf = async (sentFile: File) => new Uint8Array(await sentFile.arrayBuffer());

/** Pictures as files: uploaded, or put in another's place. */
export const pictureFileRoutes = (deps: CommandDeps, { storage, uses }: Library): JsonRoutes =>
  jsonRoutes()
    .openapi(add, async (context) => {
      const form = context.req.valid('form');
      const { bytes } = await cleanPicture(await bytesOf(form.file));
      const id = await takePicture(deps, storage, context.var.caller, {
        bytes,
        name: cleanName(form.name ?? form.file.name),
        alt: { en: form.altEn ?? '', bn: form.altBn ?? '' },
      });
      return context.json(await present(deps.db, uses, id), 201, { location: `/api/media/${id}` });
    })
    .openapi(replace, async (context) => {
      const { id } = context.req.valid('param');
      await findLibraryPicture(deps.db, id);
      const { bytes } = await cleanPicture(await bytesOf(context.req.valid('form').file));
      await swapPicture(deps, context.var.caller, { storage, uses }, { id, bytes });
      return context.json(await present(deps.db, uses, id), 200);
    });
