import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { listAttachments } from '#features/messages/attachments/attachments.queries.ts';
import { sendByHand } from '#features/messages/by-hand/by-hand.commands.ts';
import { openMessageFile } from '#features/messages/files/files.commands.ts';
import { sendMessageAgain } from '#features/messages/messages.commands.ts';
import { messageQuery } from '#features/messages/messages.contract.ts';
import { listMessages } from '#features/messages/messages.queries.ts';
import { orders } from '#features/orders/orders.table.ts';
import { issueVoucher } from '#features/orders/papers/vouchers.commands.ts';
import { listPapers } from '#features/papers/papers.queries.ts';
import { activity } from '#platform/command/activity.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { byWhatsapp } from '#platform/messages/delivery.ts';
import { takeMessage } from '#platform/messages/due-messages.ts';
import type { About } from '#platform/messages/messages.rules.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { type TestClock, test } from '#platform/testing/test.ts';
import { memoryStorage } from '../office/office.ts';
import { pdf } from '../visa-cases/case-world.ts';
import { pageWidths } from '../visa-cases/pdf-text.ts';
import { openFares } from './fare-world.ts';
import { aKey, payCash, sell, staff } from './sales.ts';
import { openWhatsapp } from './whatsapp-of-test.ts';

const boss = staff('boss', 'manager');
const noon = '2026-12-01T06:00:00Z';
const onlyPhone = { name: 'Salma Begum', phone: '01812-345678' };
const number = '8801812345678';
const all = { seesContacts: true, seesAccounts: true };

const write = (deps: CommandDeps, about: About, given: object, by = boss) =>
  run(deps, by, sendByHand, { ...about, channel: 'whatsapp', key: aKey(), ...given });
const thread = async ({ db }: CommandDeps, { kind, id }: About) =>
  (await listMessages(db, messageQuery.parse({ [kind]: id, direction: 'out' }), all)).items;
const rowOf = async ({ db }: CommandDeps, id: string) =>
  (await db.select().from(messages).where(eq(messages.id, id)))[0];

/** Only what staff send goes out here. */
const settle = ({ db }: CommandDeps) => db.update(messages).set({ state: 'sent' });

/** An order whose customer has paid and written within the day. */
async function paid(deps: CommandDeps, clock: TestClock, contact = onlyPhone) {
  clock.set(noon);
  const whatsapp = await openWhatsapp(deps);
  const { id } = await sell(deps, { contact, language: 'bn' });
  await payCash(deps, id, 10_000_00);
  await settle(deps);
  await whatsapp.say({ kind: 'message', from: number, text: 'রসিদটা দেবেন?' });
  const [receipt] = (await listPapers(deps.db, id)).filter(({ kind }) => kind === 'receipt');
  return { whatsapp, about: { kind: 'order' as const, id }, number: receipt?.number ?? '' };
}

/** A fare with an e-ticket whose customer has written within the day. */
async function ticketed(deps: CommandDeps, clock: TestClock) {
  const storage = memoryStorage();
  const world = await openFares(deps, storage);
  const { reference } = await world.sold();
  const bytes = pdf(2_000, 'SAMPLE/ABDUL KARIM');
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'e-ticket.pdf'));
  const { body } = await world.staff('POST', `/fares/${world.id}/tickets/files`, form);
  clock.set(noon);
  const whatsapp = await openWhatsapp(deps, storage);
  await settle(deps);
  await whatsapp.say({ kind: 'message', from: '8801712345679', text: 'টিকিট?' });
  const [row] = await deps.db.select().from(orders).where(eq(orders.reference, reference));
  const fare = { kind: 'fare' as const, id: world.id };
  return { ...world, whatsapp, bytes, file: String(body.id), fare, orderId: row?.id ?? '' };
}

describe('an e-ticket', () => {
  test('arrives as it is with its text below, is seen in the thread with its file, and was read', async ({
    deps,
    clock,
  }) => {
    const { whatsapp, fare, file, bytes, orderId } = await ticketed(deps, clock);
    expect(await listAttachments(deps.db, fare, boss.permissions)).toMatchObject([
      { file, name: 'e-ticket.pdf' },
    ]);
    const { id } = await write(deps, fare, { file, text: 'আপনার টিকিট' });
    await whatsapp.send();
    const [uploaded] = await whatsapp.uploaded();
    const [taken] = await whatsapp.taken();
    expect(taken).toMatchObject({
      to: '8801712345679',
      ourId: id,
      message: {
        type: 'document',
        document: { id: uploaded?.id, filename: 'e-ticket.pdf', caption: 'আপনার টিকিট' },
      },
    });
    const arrived = await whatsapp.port.fetchMedia(uploaded?.id ?? '');
    expect(arrived).toMatchObject({ kind: 'fetched', mime: 'application/pdf' });
    expect(arrived.kind === 'fetched' && arrived.bytes.equals(bytes)).toBe(true);
    await whatsapp.say({ kind: 'status', id: taken?.id, state: 'read' });
    expect(await thread(deps, fare)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ id, state: 'read', text: 'আপনার টিকিট', files: [{ id: file }] }),
      ]),
    );
    expect(await run(deps, boss, openMessageFile, { id, fileId: file })).toMatchObject({ id: file });
    const opened = await deps.db.select().from(activity).where(eq(activity.action, 'messages.open-file'));
    expect(opened).toMatchObject([{ actor: 'user:boss', subjectId: id, difference: { file } }]);
    // Its order is of the same customer.
    await write(deps, { kind: 'order', id: orderId }, { file });
  });

  test('is opened and sent by nobody who may not open it at its fare', async ({ deps, clock }) => {
    const { fare, file } = await ticketed(deps, clock);
    const { id } = await write(deps, fare, { file });
    const without = (...lacking: string[]) => ({
      ...boss,
      permissions: new Set([...boss.permissions].filter((each) => !lacking.includes(each))),
    });
    const stranger = without('travellers.read');
    await expect(run(deps, stranger, openMessageFile, { id, fileId: file })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    expect(await listAttachments(deps.db, fare, stranger.permissions)).toEqual([]);
    await expect(write(deps, fare, { file }, stranger)).rejects.toMatchObject({ kind: 'invalid' });
  });

  test('goes to its own customer alone: another order’s, or a number that was corrected, is refused', async ({
    deps,
    clock,
  }) => {
    const { whatsapp, fare, file, orderId } = await ticketed(deps, clock);
    const other = await sell(deps, { contact: onlyPhone });
    await whatsapp.say({ kind: 'message', from: number, text: 'Hello' });
    const refused = { kind: 'invalid', code: 'messages.no-attachment', fields: [{ path: 'file' }] };
    await expect(write(deps, { kind: 'order', id: other.id }, { file })).rejects.toMatchObject(refused);
    // Not even of the same number, when it is about something else.
    const second = await sell(deps, { contact: { ...onlyPhone, phone: '01712-345679' } });
    await expect(write(deps, { kind: 'order', id: second.id }, { file })).rejects.toMatchObject(refused);
    await payCash(deps, orderId, 10_000_00);
    const numbers = async () =>
      (await listAttachments(deps.db, fare, boss.permissions)).map((each) => each.paper);
    expect(await numbers()).toEqual([null, 'receipt']);
    await deps.db
      .update(orders)
      .set({ phone: `+${number}` })
      .where(eq(orders.id, orderId));
    expect(await numbers()).toEqual([null]);
    await expect(write(deps, { kind: 'order', id: orderId }, { file })).rejects.toMatchObject(refused);
    await expect(
      write(deps, { kind: 'order', id: other.id }, { file: crypto.randomUUID() }),
    ).rejects.toMatchObject(refused);
  });

  test('that is deleted before it went is sent to nobody, and the office sees why', async ({
    deps,
    clock,
  }) => {
    const { whatsapp, fare, file, staff: desk } = await ticketed(deps, clock);
    const { id } = await write(deps, fare, { file, text: 'Your ticket' });
    expect((await desk('DELETE', `/fares/${fare.id}/tickets/files/${file}`)).status).toBe(200);
    await whatsapp.send();
    expect(await whatsapp.taken()).toEqual([]);
    expect(await rowOf(deps, id)).toMatchObject({ state: 'dead', errorCode: 'file-gone', fileId: null });
    await expect(run(deps, boss, sendMessageAgain, { id, key: aKey() })).rejects.toMatchObject({
      code: 'messages.no-attachment',
    });
  });
});

describe('a process that ends between upload and message', () => {
  test('leaves a message that goes once, with the file that was uploaded', async ({ deps, clock }) => {
    const { whatsapp, fare, file } = await ticketed(deps, clock);
    await write(deps, fare, { file });
    const due = await takeMessage(deps.db, 'whatsapp', new Date(noon));
    const ended = Promise.withResolvers<void>();
    const port = {
      ...whatsapp.port,
      send: () => {
        ended.resolve();
        return new Promise<never>(() => {});
      },
    };
    void (due && byWhatsapp(port, deps.siteUrl, whatsapp.files).deliver(due));
    await ended.promise;
    await whatsapp.send();
    expect(await whatsapp.taken()).toEqual([]);
    clock.set('2026-12-01T06:05:00Z');
    await whatsapp.send();
    expect(await whatsapp.taken()).toHaveLength(1);
    expect(await whatsapp.uploaded()).toHaveLength(1);
  });

  test('and whose file WhatsApp has no more uploads it anew', async ({ deps, clock }) => {
    const { whatsapp, fare, file } = await ticketed(deps, clock);
    const { id } = await write(deps, fare, { file });
    await deps.db.update(messages).set({ media: 'gone' }).where(eq(messages.id, id));
    await whatsapp.send();
    expect(await rowOf(deps, id)).toMatchObject({ state: 'waiting', media: null });
    clock.set('2026-12-01T06:05:00Z');
    await whatsapp.send();
    expect(await rowOf(deps, id)).toMatchObject({ state: 'sent' });
    expect(await whatsapp.taken()).toHaveLength(1);
  });
});

describe('a paper', () => {
  test('arrives as a PDF in the customer’s language, a receipt on A5, and is kept as it was sent', async ({
    deps,
    clock,
  }) => {
    const { whatsapp, about, number: receipt } = await paid(deps, clock);
    const { id } = await write(deps, about, { paper: 'receipt', number: receipt });
    whatsapp.set({ answers: 'error', only: ['media'] });
    await whatsapp.send();
    expect(await rowOf(deps, id)).toMatchObject({ state: 'waiting' });
    whatsapp.set({ answers: 'normal', only: [] });
    clock.set('2026-12-01T06:05:00Z');
    await whatsapp.send();
    const [uploaded] = await whatsapp.uploaded();
    expect(await whatsapp.taken()).toMatchObject([
      {
        message: {
          type: 'document',
          document: { filename: `${receipt}.pdf`, caption: `মানি রিসিট ${receipt}` },
        },
      },
    ]);
    const arrived = await whatsapp.port.fetchMedia(uploaded?.id ?? '');
    expect(arrived.kind === 'fetched' && (await pageWidths(arrived.bytes))).toEqual([420]);
    // It was drawn once, and what the office opens is what arrived.
    expect(await deps.db.$count(privateFiles)).toBe(1);
    const sent = (await thread(deps, about)).find((each) => each.id === id);
    const [kept] = sent?.files ?? [];
    const file = await run(deps, boss, openMessageFile, { id, fileId: kept?.id ?? '' });
    expect(file).toMatchObject({
      name: `${receipt}.pdf`,
      bytes: arrived.kind === 'fetched' ? arrived.bytes.length : 0,
    });
  });

  test('can be a voucher; one that is void, or of another order, is refused', async ({ deps, clock }) => {
    const { whatsapp, about, number: receipt } = await paid(deps, clock);
    const voucher = await run(deps, boss, issueVoucher, { id: about.id, unpaid: true });
    await write(deps, about, { paper: 'voucher', number: voucher.number, text: 'Show it at the hotel.' });
    await whatsapp.send();
    const [uploaded] = await whatsapp.uploaded();
    const arrived = await whatsapp.port.fetchMedia(uploaded?.id ?? '');
    expect(arrived.kind === 'fetched' && (await pageWidths(arrived.bytes))).toEqual([595]);
    const refused = { code: 'messages.no-attachment', fields: [{ path: 'number' }] };
    const other = await sell(deps, { contact: onlyPhone });
    await expect(
      write(deps, { kind: 'order', id: other.id }, { paper: 'receipt', number: receipt }),
    ).rejects.toMatchObject(refused);
    await deps.db.update(orders).set({ current: 2 }).where(eq(orders.id, about.id));
    await expect(write(deps, about, { paper: 'voucher', number: voucher.number })).rejects.toMatchObject(
      refused,
    );
  });
});

test('a document keeps to the window of 24 hours, to STOP and to WhatsApp, and the same key sends it once', async ({
  deps,
  clock,
}) => {
  clock.set(noon);
  const { id } = await sell(deps, { contact: onlyPhone });
  await payCash(deps, id, 10_000_00);
  const about = { kind: 'order' as const, id };
  const [receipt] = (await listPapers(deps.db, id)).filter(({ kind }) => kind === 'receipt');
  const given = { paper: 'receipt', number: receipt?.number };
  await expect(write(deps, about, given)).rejects.toMatchObject({ code: 'messages.no-whatsapp' });
  const whatsapp = await openWhatsapp(deps);
  await expect(write(deps, about, given)).rejects.toMatchObject({ code: 'messages.window' });
  await whatsapp.say({ kind: 'message', from: number, text: 'Hello' });
  const key = aKey();
  const first = await write(deps, about, { ...given, key });
  expect(await write(deps, about, { ...given, key })).toEqual(first);
  expect(await thread(deps, about)).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: first.id })]),
  );
  for (const [wrong, path] of [
    [{ channel: 'sms' }, 'channel'],
    [{ template: 'thanks' }, 'text'],
    [{ number: undefined }, 'number'],
    [{ file: crypto.randomUUID() }, 'file'],
  ] as const) {
    await expect(write(deps, about, { ...given, ...wrong })).rejects.toMatchObject({
      code: 'input.invalid',
      fields: [expect.objectContaining({ path })],
    });
  }
  await whatsapp.say({ kind: 'message', from: number, text: 'STOP' });
  clock.set('2026-12-03T06:00:00Z');
  await expect(write(deps, about, given)).rejects.toMatchObject({ code: 'messages.stopped' });
});
