import { run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { runs } from '#platform/http/runs.ts';
import { writes } from '#platform/http/writes.ts';
import { findOpenKey } from '#platform/sealed-keys/sealed-keys.ts';
import { addDevice, choosePushes, removeDevice, sendTest } from './push.commands.ts';
import { newDevice, ownPushes, pushChoices, pushKey } from './push.contract.ts';
import { findOwnPushes } from './push.queries.ts';

const permission = 'push.own';

/** Notifications on one's own devices. */
export const pushRoutes = routes('Push', [
  reads(
    'GET /push/key',
    {
      permission,
      id: 'readPushKey',
      summary: 'The public key with which a browser subscribes',
      answer: 'The key.',
      refusals: { 404: '`push.no-key`: the program has made none yet.' },
      output: pushKey,
    },
    async (_, { db, dataKey }) => {
      const made = dataKey && (await findOpenKey(db, 'push', dataKey));
      if (made === undefined) {
        throw new Failure('not-found', 'push.no-key', 'The program has made no key yet.');
      }
      return { key: made.publicKey };
    },
  ),
  reads(
    'GET /push/choices',
    {
      permission,
      id: 'readPushChoices',
      summary: 'What you want to hear of, when, and on which devices',
      answer: 'Your choices and your devices, the newest first.',
      output: ownPushes,
    },
    (_, { db, caller }) => findOwnPushes(db, caller.uid),
  ),
  writes('PUT /push/choices', choosePushes, {
    id: 'choosePushes',
    summary: 'Keeps what you want to hear of, and when',
    body: pushChoices,
    example: { kinds: ['enquiry.new', 'limit.near'], from: '09:00', until: '20:00', language: 'bn' },
    status: 204,
    answer: 'They are kept.',
  }),
  runs(
    'POST /push/subscriptions',
    {
      permission,
      id: 'addPushDevice',
      summary: 'Keeps a browser’s subscription, so that it is told of what you chose',
      body: newDevice,
      example: {
        endpoint: 'https://fcm.googleapis.com/fcm/send/an-example',
        keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      },
      status: 201,
      answer: 'Its id.',
      refusals: addDevice.refusals ?? {},
      output: addDevice.output,
    },
    (given, deps, caller) => run(deps, caller, addDevice, { ...given, sessionId: caller.sessionId }),
  ),
  writes('DELETE /push/subscriptions/{id}', removeDevice, {
    id: 'removePushDevice',
    summary: 'Forgets one of your devices',
    status: 204,
    answer: 'Nothing is sent there any more.',
  }),
  writes('POST /push/test', sendTest, {
    id: 'sendTestPush',
    summary: 'Sends a notification to each of your devices',
    input: () => ({}),
    status: 204,
    answer: 'It is on its way.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof pushRoutes> {}
}
