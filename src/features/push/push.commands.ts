import { and, desc, eq, notInArray } from 'drizzle-orm';
import { z } from 'zod';
import { type Actor, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { areUsableKeys } from '#platform/web-push/encrypt-push.ts';
import { isPushEndpoint } from '#platform/web-push/web-push.rules.ts';
import { pushChoices as chosen, newDevice } from './push.contract.ts';
import { usefulMs } from './push.rules.ts';
import { pushChoices, pushSubscriptions } from './push.table.ts';
import { insertNotices } from './push.writes.ts';

/** So many devices one person has; beyond that the oldest is forgotten. */
const maxDevices = 10;

const uidOf = ({ id }: Actor) => id.replace(/^user:/, '');

/** Keeps what somebody wants to hear of, and when. Only for themselves, so it isn't logged. */
export const choosePushes = command({
  name: 'push.choose',
  permission: 'push.own',
  input: chosen,
  run: async ({ tx, actor }, { kinds, ...choices }) => {
    const set = { ...choices, kinds: [...new Set(kinds)] };
    await tx
      .insert(pushChoices)
      .values({ uid: uidOf(actor), ...set })
      .onConflictDoUpdate({ target: pushChoices.uid, set });
  },
});

/**
 * Keeps a browser's subscription for somebody. A browser that had another person has this one from now on.
 * @throws Failure invalid `push.endpoint` for an address that isn't one of a known push service, or keys that fit nothing
 */
export const addDevice = command({
  name: 'push.subscribe',
  permission: 'push.own',
  input: newDevice.extend({ sessionId: z.string() }),
  output: z.object({ id: z.uuid() }),
  refusals: { 422: '`push.endpoint`: no push service of a known browser, or keys that fit nothing.' },
  run: async ({ tx, actor, now }, { endpoint, keys: { p256dh, auth }, sessionId }) => {
    if (!(isPushEndpoint(endpoint) && areUsableKeys({ p256dh, auth }))) {
      throw new Failure('invalid', 'push.endpoint', 'This browser’s push service is not known.', [
        { path: 'endpoint', message: 'This push service is not known.' },
      ]);
    }
    const { id, uid, createdAt } = pushSubscriptions;
    const set = { uid: uidOf(actor), sessionId, p256dh, auth, createdAt: now, failedAt: null };
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
    const [kept] = await tx
      .insert(pushSubscriptions)
      .values({ id: crypto.randomUUID(), endpoint, ...set })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set })
      .returning({ id });
    if (kept === undefined) {
      throw new Error('The device was not kept.');
    }
    const newest = await tx
      .select({ id })
      .from(pushSubscriptions)
      .where(eq(uid, set.uid))
      .orderBy(desc(createdAt), desc(id))
      .limit(maxDevices);
    const stays = [kept.id, ...newest.map((each) => each.id)];
    await tx.delete(pushSubscriptions).where(and(eq(uid, set.uid), notInArray(id, stays)));
    return kept;
  },
});

/** Forgets one of somebody's own devices. @throws Failure not-found */
export const removeDevice = command({
  name: 'push.unsubscribe',
  permission: 'push.own',
  input: z.strictObject({ id: z.uuid() }),
  refusals: { 404: 'You have no such device.' },
  run: async ({ tx, actor }, { id }) => {
    const gone = await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.uid, uidOf(actor))))
      .returning({ id: pushSubscriptions.id });
    if (gone.length === 0) {
      throw new Failure('not-found', 'push.no-device', 'You have no such device.');
    }
  },
});

/** Sends somebody a push on each of their devices, whatever they chose. @throws Failure conflict without a device */
export const sendTest = command({
  name: 'push.test',
  permission: 'push.own',
  input: z.strictObject({}),
  refusals: { 409: '`push.none`: you have no device that takes notifications.' },
  run: async (context) => {
    const { tx, actor, now } = context;
    const devices = await tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.uid, uidOf(actor)));
    if (devices.length === 0) {
      throw new Failure('conflict', 'push.none', 'You have no device that takes notifications.');
    }
    for (const { id } of devices) {
      const told = { kind: 'test' as const, subjectId: id, reference: '', path: '/dashboard/notifications' };
      const usefulUntil = new Date(now.getTime() + usefulMs('test'));
      await insertNotices(context, { ...told, usefulUntil }, [{ id, at: now }]);
    }
  },
});
