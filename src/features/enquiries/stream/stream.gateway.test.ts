import { expect, test } from 'vitest';
import { InboxWatch, type Said } from './stream.gateway.ts';

const id = '0190a6c2-5b1e-7c3a-9b54-0f6f3a1d2e4b';

test('events reach whoever watches, and an event of a newer version has them reload', () => {
  const watch = new InboxWatch();
  const heard: Said[] = [];
  const leave = watch.watch((said) => heard.push(said));
  watch.heard(JSON.stringify({ id, happened: 'assigned' }));
  watch.heard(JSON.stringify({ id, happened: 'held' }));
  watch.heard(JSON.stringify({ id, happened: 'weighed' }));
  watch.heard(JSON.stringify({ id, happened: 'assigned', by: 'a newer version' }));
  leave();
  watch.heard(JSON.stringify({ id, happened: 'assigned' }));
  expect(heard).toEqual([{ id, happened: 'assigned' }, { id, happened: 'in-review' }, 'missed', 'missed']);
});
