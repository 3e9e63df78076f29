import { read, write } from '#dashboard/api/operations.ts';
import { findWorker, startWorker } from '#dashboard/browser-workers.ts';
import { forget, keep, readStored } from '#features/identity/browser/browser-storage.ts';

/** The id under which the program knows this browser. */
const name = 'push-device';

/** The id of this device; undefined when it has none. */
export const ownDevice = (): string | undefined => readStored(name);

/**
 * Whether this device shows notifications. `cannot`: its browser has none; `denied`: its person forbade them.
 * @param devices those that the program knows of this person
 */
export async function findDeviceState(
  devices: readonly { readonly id: string }[],
): Promise<'cannot' | 'denied' | 'off' | 'on'> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return 'cannot';
  }
  if (Notification.permission === 'denied') {
    return 'denied';
  }
  const registration = await findWorker('/push-worker.js');
  const subscription = await registration?.pushManager.getSubscription();
  const id = ownDevice();
  return subscription && devices.some((device) => device.id === id) ? 'on' : 'off';
}

/** Resolves once the worker runs: before that there is no subscribing. */
async function untilActive(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active === null && worker !== null) {
    await new Promise<void>((resolve) => {
      worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
    });
  }
}

/**
 * Turns notifications on here, once its person allows them. Call it in a click handler.
 * @returns whether they are on
 * @throws ApiProblem, or what the browser throws when its push service can't be reached
 */
export async function turnOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') {
    return false;
  }
  const { key } = await read('GET /push/key', {});
  const registration = await startWorker('/push-worker.js');
  await untilActive(registration);
  // One of another person, or for a key that the program has no more, can't be taken over.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  const { id } = await write('POST /push/subscriptions', { endpoint, keys: { p256dh, auth } });
  keep(name, id);
  return true;
}

/** Turns notifications off here. @throws ApiProblem */
export async function turnOff(): Promise<void> {
  const registration = await findWorker('/push-worker.js');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  const id = ownDevice();
  forget(name);
  if (id !== undefined) {
    await write('DELETE /push/subscriptions/{id}', { id });
  }
}
