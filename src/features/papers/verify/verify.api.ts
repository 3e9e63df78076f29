import { createRoute, z } from '@hono/zod-openapi';
import { type Context, Hono } from 'hono';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { answered, refused } from '#platform/http/described.ts';
import { fewAtATime } from '#platform/http/few-at-a-time.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { type PageCaches, sameForAll } from '#platform/http/same-for-all.ts';
import { listPublicKeys } from '#platform/sealed-keys/sealed-keys.ts';
import { findVerified } from '../papers.queries.ts';
import { type paperKeys, verifiedPaper } from './verify.contract.ts';

const verifyRoute = createRoute({
  ...forAnyone,
  method: 'get',
  path: '/verify/{code}',
  operationId: 'verifyPaper',
  tags: ['Papers'],
  summary: 'Whether an invoice, receipt or other paper is genuine, by the code on it',
  request: {
    params: z.object({
      code: z.string().max(60).openapi({
        description: 'With or without dashes, in capitals or not',
        example: 'K4T9-2MXB-7QWD',
      }),
    }),
  },
  responses: {
    200: answered('The paper, and whether it was undone or refunded since.', verifiedPaper),
    ...refused({ 400: 'The code is far too long.', 404: 'It is not ours.', 503: 'Too many ask at once.' }),
  },
});

/** Checking papers, without signing in. A code has 60 random bits: nobody finds one by trying. */
export function verifyRoutes({
  db,
  visitorOf,
}: {
  readonly db: ReadDatabase;
  /** The client's address, for limits. */
  visitorOf(context: Context): string;
}): JsonRoutes {
  const routes = jsonRoutes();
  routes.use('/verify/:code', fewAtATime({ concurrency: 6, queue: 60, perClient: 10 }, visitorOf));
  return routes.openapi(verifyRoute, async (context) => {
    const found = await findVerified(db, context.req.valid('param').code);
    if (found === undefined) {
      throw new Failure('not-found', 'papers.not-ours', 'There is no paper of ours with this code.');
    }
    const { since, ...paper } = found;
    return context.json({ ...paper, since: since?.toISOString() ?? null }, 200, {
      'cache-control': 'no-store',
    });
  });
}

/** `/.well-known/shofor-papers.json`: what others need to check signatures themselves. */
export function paperKeyRoutes(db: ReadDatabase, kept: PageCaches): Hono {
  const answer = sameForAll(kept, async () => {
    const keys = await listPublicKeys(db, 'papers');
    const found: z.infer<typeof paperKeys> = {
      signed: ['shofor paper 1', '{kind}', '{number}', '{on}', '{amount}', '{initials}'],
      keys: keys.map(({ id, publicKey, createdAt }) => ({
        kid: id,
        kty: 'OKP',
        crv: 'Ed25519',
        use: 'sig',
        x: publicKey,
        since: createdAt.toISOString(),
      })),
    };
    return {
      body: JSON.stringify(found),
      headers: {
        'content-type': 'application/json',
        'cache-control': 'public, max-age=3600',
        // Others check signatures from their own pages.
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      },
    };
  });
  return new Hono().get('/.well-known/shofor-papers.json', answer);
}
