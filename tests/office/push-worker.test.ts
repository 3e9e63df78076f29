import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { pushText } from '#features/push/push.rules.ts';

const origin = 'https://shofor.example';

/** The worker in a browser with some windows open, and what it did. */
async function startWorker(open: readonly string[] = []) {
  const done: unknown[] = [];
  const handlers = new Map<string, (event: object) => void>();
  const windows = open.map((url) => ({ url, focus: async () => done.push(['focus', url]) }));
  const self = {
    location: { origin },
    skipWaiting: () => undefined,
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    registration: {
      showNotification: async (title: string, shown: object) => done.push([title, { ...shown }]),
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => done.push(['open', url]),
    },
  };
  runInNewContext(await readFile('public/push-worker.js', 'utf8'), { self, URL });
  const happens = async (name: string, event: object) => {
    let lasts: Promise<unknown> | undefined;
    handlers.get(name)?.({
      ...event,
      waitUntil: (work: Promise<unknown>) => {
        lasts = work;
      },
    });
    await lasts;
    return done;
  };
  const click = (path: unknown) =>
    happens('notificationclick', { notification: { data: path, close: () => done.push(['close']) } });
  return { happens, click, names: () => [...handlers.keys()] };
}

test('a push is shown as it says, in its language, in the place of the one before about the same', async () => {
  const { happens, names } = await startWorker();
  const said = pushText({ kind: 'paper.arrived', reference: 'V-K4T9' }, 'bn');
  const data = { ...said, language: 'bn', tag: 'abc', path: '/dashboard/visacases/7' };
  expect(await happens('push', { data: { json: () => data } })).toEqual([
    [
      'ভিসার কাগজ এসেছে',
      { body: 'V-K4T9', lang: 'bn', tag: 'abc', icon: '/icon-192.png', data: '/dashboard/visacases/7' },
    ],
  ]);
  // Browsers forbid a push that shows nothing.
  expect(await happens('push', { data: null })).toHaveLength(2);
  // It answers no request, so nothing of the office is kept by it.
  expect(names()).toEqual(['install', 'push', 'notificationclick']);
});

test('who taps it has its page come to the front, or opened; never another site', async () => {
  const page = `${origin}/dashboard/enquiries/7`;
  const there = await startWorker([`${origin}/dashboard/home`, page]);
  expect(await there.click('/dashboard/enquiries/7')).toEqual([['close'], ['focus', page]]);
  const away = await startWorker([`${origin}/dashboard/home`]);
  expect(await away.click('/dashboard/enquiries/7')).toEqual([['close'], ['open', page]]);
  for (const strange of ['https://evil.example/dashboard/home', '//evil.example/', '/account', undefined]) {
    const { click } = await startWorker();
    expect(await click(strange), String(strange)).toEqual([['close'], ['open', `${origin}/dashboard/home`]]);
  }
});
