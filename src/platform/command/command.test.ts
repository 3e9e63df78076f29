import { describe, expect } from 'vitest';
import { z } from 'zod';
import { actorWith, test } from '../testing/test.ts';
import { activity } from './activity.table.ts';
import { command, run } from './command.ts';
import { Failure } from './failure.ts';

const stepPermission = 'documents.trash';

const step = command({
  name: 'test.step',
  permission: stepPermission,
  input: z.strictObject({ amount: z.int().min(1) }),
  run: async ({ log, touch }, { amount }) => {
    log({ subjectKind: 'test', subjectId: 'step', difference: { amount } });
    touch('step');
    return amount * 2;
  },
});

const whole = (lends: readonly string[] = []) =>
  command({
    name: 'test.whole',
    permission: 'documents.write',
    input: z.strictObject({ amount: z.int() }),
    lends,
    run: async ({ log, call }, { amount }) => {
      log({ subjectKind: 'test', subjectId: 'whole', difference: {} });
      return call(step, { amount });
    },
  });

describe('a command that calls another one', () => {
  test('leaves the log entries of both, and the pages that either touched', async ({ deps, db }) => {
    const actor = actorWith('documents.write', stepPermission);
    expect(await run(deps, actor, whole(), { amount: 4 })).toBe(8);
    const entries = await db.select({ action: activity.action, actor: activity.actor }).from(activity);
    expect(entries).toEqual([
      { action: 'test.whole', actor: 'user:test' },
      { action: 'test.step', actor: 'user:test' },
    ]);
    expect(deps.dropped).toEqual(['step']);
  });

  test('is undone whole when the other one refuses', async ({ deps, db }) => {
    const actor = actorWith('documents.write', stepPermission);
    const refused = run(deps, actor, whole(), { amount: 0 });
    await expect(refused).rejects.toMatchObject({ kind: 'invalid', fields: [{ path: 'amount' }] });
    expect(await db.$count(activity)).toBe(0);
    expect(deps.dropped).toEqual([]);
  });

  test('needs both permissions of its actor, unless it lends the second one', async ({ deps }) => {
    const actor = actorWith('documents.write');
    await expect(run(deps, actor, whole(), { amount: 4 })).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await run(deps, actor, whole([stepPermission]), { amount: 4 })).toBe(8);
    // The lent permission is for the called commands, not for the actor.
    await expect(run(deps, actor, step, { amount: 4 })).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

describe('a command that is done in turn', () => {
  test('begins when its turn comes, and writes nothing when there is none for it', async ({ deps, db }) => {
    const happened: string[] = [];
    const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
      happened.push('waits');
      return happened.length > 2
        ? Promise.reject(new Failure('unavailable', 'request.busy', 'Too many.'))
        : Promise.resolve().then(() => {
            happened.push('turn');
            return work();
          });
    };
    const actor = actorWith(stepPermission);
    const declared = { ...step, inTurn };
    expect(await run(deps, actor, declared, { amount: 4 })).toBe(8);
    await expect(run(deps, actor, declared, { amount: 4 })).rejects.toMatchObject({ code: 'request.busy' });
    expect(happened).toEqual(['waits', 'turn', 'waits']);
    expect(await db.$count(activity)).toBe(1);
  });
});
