import { expect } from 'vitest';
import { enquiriesChannel, InboxWatch } from '#features/enquiries/stream/stream.gateway.ts';
import { openTestDatabase, test } from '#platform/testing/test.ts';
import { createApi } from '../../src/api.ts';
import { callerOf, clerkPermissions, deskOf, openAgency, question, rowOf, unused } from './desk.ts';

/** Reads a stream until it says what is wanted, or it ends. */
async function readUntil(
  body: ReadableStream<Uint8Array>,
  wanted: (text: string) => boolean,
): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (!wanted(text)) {
    const { done, value } = await reader.read();
    if (done) {
      break;
    }
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}

test('who watches the inbox hears of what is sent and changed anywhere, without a name or a word of it', async () => {
  const database = await openTestDatabase();
  const inbox = new InboxWatch();
  await database.listen(enquiriesChannel, (payload) => inbox.heard(payload));
  const deps = {
    db: database.db,
    clock: { now: () => new Date('2026-12-01T04:00:00Z') },
    pages: { drop: () => {} },
    siteUrl: 'https://shofor.example',
  };
  try {
    await openAgency(deps);
    const caller = callerOf('amina', clerkPermissions);
    let isSignedIn = true;
    const api = createApi({
      ...deps,
      ...unused,
      inbox,
      failed: () => {},
      visitorOf: () => 'x',
      identify: async () => (isSignedIn ? caller : undefined),
    });
    const stream = await api.request('/enquiries/stream');
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const body = stream.body ?? new ReadableStream();
    const heard = readUntil(body, (text) => text.includes('state-changed'));
    const request = deskOf(deps);
    const { body: sent } = await request('POST', '/enquiries', question());
    const { id } = await rowOf(database.db, sent.reference);
    await request('POST', `/enquiries/${id}/state`, { state: 'waiting', version: 1 }, { caller });
    const text = await heard;
    expect(text).toContain(`data: {"id":"${id}","happened":"sent"}`);
    expect(text).toContain(`data: {"id":"${id}","happened":"state-changed"}`);
    expect(text).not.toMatch(/Rahim|rahim|office|SF-/);

    // The line to the database was lost and is back: everybody looks again. A program that stops lets nobody wait.
    const again = await api.request('/enquiries/stream');
    const rest = readUntil(again.body ?? new ReadableStream(), () => false);
    inbox.missed();
    setTimeout(() => inbox.over(), 100);
    expect(await rest).toContain('event: look-again');

    // Who signs out while a stream is open hears nothing of what happens from then on.
    const open = await api.request('/enquiries/stream');
    let isWatching = () => {};
    const watching = new Promise<void>((resolve) => {
      isWatching = resolve;
    });
    const late = readUntil(open.body ?? new ReadableStream(), (said) => {
      if (said.includes('alive')) {
        isWatching();
      }
      return false;
    });
    await watching;
    isSignedIn = false;
    await request('POST', `/enquiries/${id}/state`, { state: 'won', version: 2 }, { caller });
    expect(await late).not.toContain('state-changed');
    expect((await api.request('/enquiries/stream')).status).toBe(401);
  } finally {
    await database.close();
  }
});
