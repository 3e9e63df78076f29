import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { activity } from '../command/activity.table.ts';
import type { CommandDeps } from '../command/command.ts';
import { jsonRoutes } from '../http/json-routes.ts';
import { problemOf } from '../http/problem.ts';
import { log } from '../log.ts';
import { callerWith } from '../testing/api-caller.ts';
import { type TestClock, test } from '../testing/test.ts';
import { outboxRoutes } from './outbox.api.ts';
import { outbox } from './outbox.table.ts';
import { emit, outboxJob } from './outbox.ts';

const never = new AbortController().signal;

/** An outbox whose handler fails as long as it is told to, and the office that looks at it. */
function open(deps: CommandDeps & { readonly clock: TestClock }, ...permissions: string[]) {
  const done: unknown[] = [];
  const bucket = { isAway: false };
  const handler = async (payload: unknown) => {
    if (bucket.isAway) {
      throw new Error('The bucket does not answer.');
    }
    done.push(payload);
  };
  const job = outboxJob({ ...deps, logger: log('silent') }, { 'test.remove': handler });
  const office = jsonRoutes();
  office.use(async (context, next) => {
    context.set('caller', callerWith(permissions, 'karim'));
    await next();
  });
  office.route('/', outboxRoutes(deps));
  office.onError((cause) => problemOf(cause) ?? new Response(String(cause), { status: 500 }));
  const request = async (method: string, path: string) => {
    const response = await office.request(path, { method });
    return { status: response.status, body: response.status === 204 ? undefined : await response.json() };
  };
  const order = (payload: string) =>
    deps.db.transaction((tx) => emit({ tx, now: deps.clock.now() }, 'test.remove', payload));
  const later = (hours: number) =>
    deps.clock.set(new Date(deps.clock.now().getTime() + hours * 3_600_000).toISOString());
  /** Four days with the handler failing. */
  const fourDays = async () => {
    bucket.isAway = true;
    for (let hour = 0; hour < 96; hour += 1) {
      await job.run(never);
      later(1);
    }
    bucket.isAway = false;
  };
  return { done, bucket, job, request, order, later, fourDays };
}

const both = ['outbox.read', 'outbox.write'];

test('a task is done after its transaction was committed, once, and not at all when that was undone', async ({
  deps,
  db,
  clock,
}) => {
  const { done, job, order } = open({ ...deps, clock });
  await order('one');
  await db
    .transaction(async (tx) => {
      await emit({ tx, now: clock.now() }, 'test.remove', 'undone');
      throw new Error('It was undone.');
    })
    .catch(() => {});
  expect(done).toEqual([]);
  await job.run(never);
  await job.run(never);
  expect([done, await job.isDue()]).toEqual([['one'], false]);
});

test('a task that fails waits, and is done when the cause is gone', async ({ deps, clock }) => {
  const { done, bucket, job, order, later } = open({ ...deps, clock });
  await order('one');
  bucket.isAway = true;
  await job.run(never);
  bucket.isAway = false;
  expect(await job.isDue()).toBe(false);
  later(1);
  await job.run(never);
  expect(done).toEqual(['one']);
});

test('a worker that fails after its lease is over leaves the task to the one that has it now', async ({
  deps,
  clock,
}) => {
  const { order, later } = open({ ...deps, clock });
  const worker = () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const handler = () => {
      started.resolve();
      return promise;
    };
    const job = outboxJob({ ...deps, logger: log('silent') }, { 'test.remove': handler });
    return { job, started: started.promise, resolve, reject };
  };
  const [late, next] = [worker(), worker()];
  await order('one');
  const lateRun = late.job.run(never);
  await late.started;
  later(1);
  const nextRun = next.job.run(never);
  await next.started;
  late.reject(new Error('It took too long.'));
  await lateRun;
  expect(await deps.db.select().from(outbox)).toMatchObject([{ attempts: 0, lastError: null }]);
  next.resolve();
  await nextRun;
  expect(await deps.db.select().from(outbox)).toEqual([]);
});

test('a task that has failed for days is shown to the office, which has it tried again under its name', async ({
  deps,
  db,
  clock,
}) => {
  const { done, job, request, order, fourDays } = open({ ...deps, clock }, ...both);
  await order('one');
  expect((await request('GET', '/outbox/dead')).body).toEqual({ items: [], total: 0 });
  await fourDays();
  expect([done, await job.isDue()]).toEqual([[], false]);
  const { body } = await request('GET', '/outbox/dead');
  expect(body).toMatchObject({
    items: [{ topic: 'test.remove', attempts: 24, lastError: 'The bucket does not answer.' }],
    total: 1,
  });
  expect(JSON.stringify(body)).not.toContain('one');
  const [{ id }] = body.items;
  expect((await request('POST', `/outbox/${id}/retry`)).status).toBe(204);
  await job.run(never);
  expect(done).toEqual(['one']);
  expect((await request('POST', `/outbox/${id}/retry`)).status).toBe(404);
  const entries = await db.select().from(activity).where(eq(activity.subjectKind, 'outbox'));
  expect(entries).toMatchObject([{ actor: 'user:karim', action: 'outbox.retry', subjectId: id }]);
});

test('all tasks that were given up are tried again at once, and those that wait are left alone', async ({
  deps,
  db,
  clock,
}) => {
  const { done, bucket, job, request, order, fourDays } = open({ ...deps, clock }, ...both);
  await order('one');
  await order('two');
  await fourDays();
  await order('three');
  bucket.isAway = true;
  await job.run(never);
  bucket.isAway = false;
  expect((await request('POST', '/outbox/dead/retry')).body).toEqual({ count: 2 });
  await job.run(never);
  expect(done.sort()).toEqual(['one', 'two']);
  const entries = await db.select().from(activity).where(eq(activity.subjectKind, 'outbox'));
  expect(entries.map(({ action }) => action)).toEqual(['outbox.retry-dead', 'outbox.retry-dead']);
});

test('a task that was given up is discarded for good, and the log has what it was', async ({
  deps,
  db,
  clock,
}) => {
  const { done, job, request, order, fourDays } = open({ ...deps, clock }, ...both);
  await order('one');
  await fourDays();
  const [{ id }] = (await request('GET', '/outbox/dead')).body.items;
  expect((await request('POST', `/outbox/${id}/discard`)).status).toBe(204);
  expect((await request('GET', '/outbox/dead')).body.total).toBe(0);
  await job.run(never);
  expect(done).toEqual([]);
  const [entry] = await db.select().from(activity).where(eq(activity.subjectKind, 'outbox'));
  expect(entry).toMatchObject({
    action: 'outbox.discard',
    difference: { topic: 'test.remove', payload: 'one' },
  });
});

test('a task that waits for its next try can be neither discarded nor hurried', async ({ deps, clock }) => {
  const { request, order, fourDays } = open({ ...deps, clock }, ...both);
  await order('one');
  await fourDays();
  const [{ id }] = (await request('GET', '/outbox/dead')).body.items;
  await request('POST', `/outbox/${id}/retry`);
  expect((await request('POST', `/outbox/${id}/discard`)).status).toBe(404);
  expect((await request('POST', `/outbox/${id}/retry`)).status).toBe(404);
});

test('who may only read does not have tasks tried again', async ({ deps, clock }) => {
  const { request, order, fourDays } = open({ ...deps, clock }, 'outbox.read');
  await order('one');
  await fourDays();
  const { body } = await request('GET', '/outbox/dead');
  expect(body.total).toBe(1);
  expect((await request('POST', `/outbox/${body.items[0].id}/retry`)).status).toBe(403);
  expect((await request('POST', '/outbox/dead/retry')).status).toBe(403);
});
