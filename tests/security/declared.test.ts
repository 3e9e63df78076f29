import { createRoute, z } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import { answered, problemResponse } from '#platform/http/described.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { jsonRoutes } from '#platform/http/json-routes.ts';
import { problem } from '#platform/http/problem.ts';
import { checked } from './declared.ts';

const card = z.object({ id: z.string(), owner: z.object({ name: z.string() }), at: z.iso.datetime() });
const route = createRoute({
  ...forAnyone,
  method: 'get',
  path: '/cards/{id}',
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: answered('A card.', card), 404: problemResponse('There is none.') },
});

const right = { id: 'a', owner: { name: 'Rahim' }, at: '2026-12-01T04:00:00Z' };
/** What is said of an answer that a handler gave in spite of its types. */
async function said(response: Response): Promise<string> {
  const api = jsonRoutes().openapi(route, () => Promise.reject(new Error('It is asked nothing.')));
  return checked(api, 'GET', '/cards/a?x=1', response).then(
    () => 'fine',
    (cause: unknown) => String(cause),
  );
}

test('every JSON response of the tests is compared with its declaration, and nothing may be more or less', async () => {
  expect(await said(Response.json(right))).toBe('fine');
  expect(await said(problem(404, 'cards.none', 'There is none.'))).toBe('fine');
  // More than is declared, at the top and further down: what a row has and nobody should see.
  expect(await said(Response.json({ ...right, passwordHash: 'x' }))).toContain(
    ".passwordHash isn't declared",
  );
  expect(await said(Response.json({ ...right, owner: { name: 'Rahim', note: 'late payer' } }))).toContain(
    ".owner.note isn't declared",
  );
  // Less, of another type, of another shape.
  expect(await said(Response.json({ ...right, at: undefined }))).toContain('"at"');
  expect(await said(Response.json({ ...right, id: 7 }))).toContain('"id"');
  expect(await said(Response.json([right]))).toContain('expected object');
  // A status that nobody was told of, and a problem that isn't one.
  expect(await said(Response.json(right, { status: 202 }))).toContain("202: the status isn't declared");
  expect(await said(problem(409, 'cards.changed', 'It was changed.'))).toContain("the status isn't declared");
  const half = { status: 404, headers: { 'content-type': 'application/problem+json' } };
  expect(await said(new Response('{"title":"Not Found"}', half))).toContain('"code"');
});
