import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { fewAtATime } from '#platform/http/few-at-a-time.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
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

const tags = ['Media'];
const params = z.object({ id: z.uuid() });
const missing = refused({ ...usualRefusals, 404: 'There is no such picture.' });
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

const list = createRoute({
  ...needs('media.read'),
  method: 'get',
  path: '/media',
  operationId: 'listPictures',
  tags,
  summary: 'Lists pictures, newest first',
  request: { query: libraryQuery },
  responses: { 200: answered('A page of the library.', libraryPage), ...refused(usualRefusals) },
});
const read = createRoute({
  ...needs('media.read'),
  method: 'get',
  path: '/media/{id}',
  operationId: 'readPicture',
  tags,
  summary: 'One picture',
  request: { params },
  responses: { 200: answered('The picture.', libraryPicture), ...missing },
});
const add = createRoute({
  ...sending,
  method: 'post',
  path: '/media',
  operationId: 'addPicture',
  tags,
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
const change = createRoute({
  ...writing,
  method: 'patch',
  path: '/media/{id}',
  operationId: 'changePicture',
  tags,
  summary: 'Changes name, alternative text, focus or crop, wherever the picture is used',
  request: { params, ...sent(pictureChange, { alt: { bn: 'চা বাগান' }, focus: { x: 40, y: 60 } }) },
  responses: { 200: answered('The picture as it is now.', libraryPicture), ...missing },
});
const replace = createRoute({
  ...sending,
  method: 'post',
  path: '/media/{id}/replace',
  operationId: 'replacePicture',
  tags,
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
    ...missing,
    ...refused({ 409: 'The other picture is in the library already.' }),
    ...uploading,
  },
});
const remove = createRoute({
  ...writing,
  method: 'delete',
  path: '/media/{id}',
  operationId: 'deletePicture',
  tags,
  summary: 'Deletes a picture that isn’t used',
  request: { params },
  responses: {
    204: { description: 'It is gone.' },
    ...missing,
    ...refused({ 409: 'It is used; `details.uses` says where.' }),
  },
});
const listUses = createRoute({
  ...needs('media.read'),
  method: 'get',
  path: '/media/{id}/uses',
  operationId: 'listPictureUses',
  tags,
  summary: 'Lists where a picture is used, including drafts',
  request: { params },
  responses: { 200: answered('The places.', pictureUses), ...missing },
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

const bytesOf = async (sentFile: File) => new Uint8Array(await sentFile.arrayBuffer());

export function libraryRoutes(deps: CommandDeps, storage: Storage, uses: PictureUses): JsonRoutes {
  const routes = jsonRoutes();
  const present = async (id: string) => {
    const row = await findLibraryPicture(deps.db, id);
    return shown(row, (await uses.count(deps.db, [id])).get(id) ?? 0);
  };
  routes.openapi(list, async (context) => {
    const query = context.req.valid('query');
    const { rows, total, next } = await listLibrary(deps.db, query);
    const counts = await uses.count(
      deps.db,
      rows.map(({ id }) => id),
    );
    return context.json({ items: rows.map((row) => shown(row, counts.get(row.id) ?? 0)), total, next }, 200);
  });
  routes.openapi(read, async (context) => context.json(await present(context.req.valid('param').id), 200));
  routes.openapi(add, async (context) => {
    const form = context.req.valid('form');
    const { bytes } = await cleanPicture(await bytesOf(form.file));
    const id = await takePicture(deps, storage, context.var.caller, {
      bytes,
      name: cleanName(form.name ?? form.file.name),
      alt: { en: form.altEn ?? '', bn: form.altBn ?? '' },
    });
    return context.json(await present(id), 201, { location: `/api/media/${id}` });
  });
  routes.openapi(change, async (context) => {
    const { id } = context.req.valid('param');
    const { name, ...rest } = context.req.valid('json');
    const named = name === undefined ? {} : { name: cleanName(name) };
    await alterPicture(deps, context.var.caller, { storage, uses }, id, { ...rest, ...named });
    return context.json(await present(id), 200);
  });
  routes.openapi(replace, async (context) => {
    const { id } = context.req.valid('param');
    await findLibraryPicture(deps.db, id);
    const { bytes } = await cleanPicture(await bytesOf(context.req.valid('form').file));
    await swapPicture(deps, context.var.caller, { storage, uses }, { id, bytes });
    return context.json(await present(id), 200);
  });
  routes.openapi(remove, async (context) => {
    const { id } = context.req.valid('param');
    await run(deps, context.var.caller, deletePicture(uses), { id });
    await tidyAway(storage, `media/${id}`);
    return context.body(null, 204);
  });
  routes.openapi(listUses, async (context) => {
    const { id } = context.req.valid('param');
    await findLibraryPicture(deps.db, id);
    return context.json({ items: [...(await uses.find(deps.db, id))] }, 200);
  });
  return routes;
}
