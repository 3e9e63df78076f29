import { expect } from 'vitest';
import { sendBatch, sendToList, stopMessages } from '#features/messages/batches/batches.commands.ts';
import { sendByHand } from '#features/messages/by-hand/by-hand.commands.ts';
import { openMessageFile } from '#features/messages/files/files.commands.ts';
import { noteWhatsappReport, receiveWhatsapp } from '#features/messages/whatsapp/whatsapp.commands.ts';
import { insertMessageFile, insertReceived } from '#platform/messages/received-messages.writes.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { test } from '#platform/testing/test.ts';
import { commands } from '../architecture/all-commands.ts';
import { undoneProof } from '../office/undone.ts';
import { openBookings, orderIdOf } from './booking-world.ts';
import { aKey, payCash } from './sales.ts';

/** What isn't in the log: it is in the thread itself, and nobody of the staff did it. */
const unlogged = ['messages.note-report', 'messages.receive'];
/** Proved where the mail of the office is. */
const elsewhere = ['messages.send-again', 'messages.send-dead-again', 'messages.stop'];

test('every write of messages by hand and of WhatsApp is undone whole when its end is missing; else it is logged', async ({
  deps,
  clock,
}) => {
  const { proved, tried, quiet } = undoneProof(deps);
  const world = await openBookings(deps);
  const { token } = await world.book();
  const id = await orderIdOf(deps, token);
  await payCash(deps, id, 1_000_00);
  const text = { channel: 'sms' as const, text: 'Come at nine.' };
  const { id: sent } = await proved(sendByHand, { kind: 'order', id, ...text, key: aKey() });
  const answer = await proved(sendBatch, { id: world.departure, ...text, key: aKey() });
  await proved(sendToList, { filter: {}, ...text, count: 1, key: aKey() });
  await proved(stopMessages, { batch: 'batch' in answer ? answer.batch : '' });
  await proved(noteWhatsappReport, {
    reference: 'wamid.1',
    ourId: sent,
    report: 'sent',
    code: null,
    why: null,
  });
  const from = '+8801812345678';
  const media = { id: '77', mime: 'image/png', name: null };
  await proved(receiveWhatsapp, { reference: 'wamid.2', from, name: 'Salma', text: '', media });
  const fileId = crypto.randomUUID();
  const file = { name: 'slip.png', mediaType: 'image/png', sealedKey: 'sealed', createdAt: clock.now() };
  await deps.db.insert(privateFiles).values({ id: fileId, ...file });
  const messageId = await deps.db.transaction(async (tx) => {
    const about = { kind: 'order' as const, id };
    const received = { about, from, text: '', language: 'en' as const, reference: 'wamid.3' };
    const messageId = await insertReceived(tx, clock.now(), received);
    await insertMessageFile(tx, clock.now(), { fileId, messageId });
    return messageId;
  });
  await proved(openMessageFile, { id: messageId, fileId });
  expect(quiet.sort()).toEqual(unlogged);
  const missing = commands
    .map(({ name }) => name)
    .filter((name) => name.startsWith('messages.') && !elsewhere.includes(name) && !tried.has(name));
  expect(missing).toEqual([]);
});
