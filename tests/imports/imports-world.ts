import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import { z } from 'zod';
import { importFileRoutes } from '#features/imports/import-files.api.ts';
import { importRoutes } from '#features/imports/imports.api.ts';
import {
  type ReadImport,
  readImport,
  type TriedImport,
  triedImport,
} from '#features/imports/imports.contract.ts';
import { importsJob } from '#features/imports/imports.jobs.ts';
import type { Actor, CommandDeps } from '#platform/command/command.ts';
import { problemOf } from '#platform/http/problem.ts';
import { directoryStorage } from '#platform/storage.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { actorWith, test as base } from '#platform/testing/test.ts';
import { importKinds } from '../../src/import-kinds.ts';

const owner: Actor = { ...actorWith('imports.write'), id: 'user:owner' };

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

const refusal = z.object({
  code: z.string(),
  detail: z.string().optional(),
  details: z.unknown().optional(),
});

/** The API of imports as somebody of the office calls it, and the job beside it. */
export function worldOf(deps: CommandDeps, directory: string) {
  const files = { ...deps, storage: directoryStorage(directory, 0), dataKey: testDataKey };
  const imports = { commands: deps, files, kinds: importKinds };
  const app = new Hono<{ Variables: { caller: Actor } }>();
  app.use(async (context, next) => {
    context.set('caller', owner);
    await next();
  });
  app.onError((cause) => problemOf(cause) ?? new Response(String(cause), { status: 500 }));
  app.route('/', importFileRoutes(imports));
  app.route('/', importRoutes(imports)(deps));
  const job = importsJob({ ...deps, files, kinds: importKinds, logger: pino({ level: 'silent' }) });

  const call = async (path: string, init: RequestInit = {}): Promise<Answer<unknown>> => {
    const response = await app.request(path, init);
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
  };
  const post = (path: string, body: unknown) =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const send = (kind: string, file: string | Uint8Array<ArrayBuffer>, more: Record<string, string> = {}) => {
    const form = new FormData();
    form.set('kind', kind);
    for (const [name, value] of Object.entries(more)) {
      form.set(name, value);
    }
    form.set('file', new File([file], more.name ?? 'list.csv'));
    return call(`/imports${more.language === undefined ? '' : `?language=${more.language}`}`, {
      method: 'POST',
      body: form,
    });
  };
  const read = async (id: string): Promise<ReadImport> =>
    readImport.parse((await call(`/imports/${id}`)).body);
  return {
    directory,
    files,
    job,
    call,
    post,
    send,
    read,
    /** Reads a file that is one. */
    tried: async (...sent: Parameters<typeof send>): Promise<TriedImport> => {
      const { status, body } = await send(...sent);
      if (status !== 201) {
        throw new Error(`${status}: ${JSON.stringify(body)}`);
      }
      return triedImport.parse(body);
    },
    takeOver: (id: string, onlyGood = true, key: string = crypto.randomUUID()) =>
      post(`/imports/${id}/take-over`, { onlyGood, key }),
    /** Takes over what was read, and waits for nothing. */
    taken: async (id: string): Promise<ReadImport> => {
      await post(`/imports/${id}/take-over`, { onlyGood: true, key: crypto.randomUUID() });
      await job.run(new AbortController().signal);
      return read(id);
    },
    undo: (id: string, reason = 'A mistake') => post(`/imports/${id}/undo`, { reason }),
    refused: (answer: Answer<unknown>) => ({ status: answer.status, ...refusal.parse(answer.body) }),
  };
}

export type ImportsWorld = ReturnType<typeof worldOf>;

export const test = base.extend('imports', async ({ deps }, { onCleanup }): Promise<ImportsWorld> => {
  const directory = await mkdtemp(join(tmpdir(), 'imports-'));
  onCleanup(() => rm(directory, { recursive: true, force: true }));
  return worldOf(deps, directory);
});
