import { Readable } from 'node:stream';
import { eq, isNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect } from 'vitest';
import { z } from 'zod';
import { noteExport } from '#features/activity/exports/exports.commands.ts';
import { handOn } from '#features/colleagues/colleagues.commands.ts';
import { customers } from '#features/customers/customers.table.ts';
import * as departureCommands from '#features/departures/departures.commands.ts';
import { aDeparture } from '#features/departures/departures.factory.ts';
import { pictureUses } from '#features/documents/pictures/pictures.queries.ts';
import { makePreviewLink } from '#features/documents/preview/preview.commands.ts';
import {
  dropOwnWorkingDraft,
  keepWorkingDraft,
} from '#features/documents/working-drafts/working-drafts.commands.ts';
import { logContact } from '#features/enquiries/calls/calls.commands.ts';
import { correctEnquiryContact } from '#features/enquiries/correction/correction.commands.ts';
import * as enquiryCommands from '#features/enquiries/enquiries.commands.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { addFile, openFile, removeFile } from '#features/enquiries/files/files.commands.ts';
import { exportEnquiries } from '#features/enquiries/inbox/inbox.commands.ts';
import { renewEnquiryLink } from '#features/enquiries/links/links.commands.ts';
import { addByHand } from '#features/enquiries/manual-entry/manual-entry.commands.ts';
import { addMessage, receiveMail } from '#features/enquiries/messages/messages.commands.ts';
import { replyByEmail } from '#features/enquiries/reply/reply.commands.ts';
import { sendEnquiry } from '#features/enquiries/send/send.commands.ts';
import { downloadEverything, exportEverything } from '#features/everything/everything.commands.ts';
import { everythingExports } from '#features/everything/everything.table.ts';
import { admitForeign, noteSeen, openSession } from '#features/identity/access/access.commands.ts';
import { makeFirstOwner } from '#features/identity/access/first-owner/first-owner.commands.ts';
import * as account from '#features/identity/account/account.commands.ts';
import { notifyAccountsChanged } from '#features/identity/account-changes/account-changes.commands.ts';
import { users } from '#features/identity/identity.table.ts';
import { makeAccessKey } from '#features/identity/signing-keys/signing-keys.commands.ts';
import * as userCommands from '#features/identity/users/users.commands.ts';
import { chooseColumns, removeListView, saveListView } from '#features/list-views/list-views.commands.ts';
import { changePicture, deletePicture, swapPicture } from '#features/media/library/library.commands.ts';
import { takePicture } from '#features/media/media.commands.ts';
import { insertCover } from '#features/media/media.factory.ts';
import {
  sendDeadMessagesAgain,
  sendMessageAgain,
  stopMessage,
} from '#features/messages/messages.commands.ts';
import { makeOrder } from '#features/orders/orders.commands.ts';
import {
  removeOfCustomer,
  removeOfEnquiry,
  removeOrder,
} from '#features/personal-data/personal-data.commands.ts';
import { postCommands } from '#features/posts/posts.commands.ts';
import { postFactsOf, postTextsOf } from '#features/posts/posts.factory.ts';
import { addDevice, choosePushes, removeDevice, sendTest } from '#features/push/push.commands.ts';
import { exampleSettings } from '#features/site-settings/example.rules.ts';
import {
  changeMoneySettings,
  replaceSettings,
  saveSettings,
} from '#features/site-settings/site-settings.commands.ts';
import { saveStart } from '#features/start/start.commands.ts';
import { startServiceRows } from '#features/start/start.table.ts';
import { sendTrial } from '#features/start/trial.commands.ts';
import {
  putDestination,
  removeDestination,
} from '#features/tour-packages/destinations/destinations.commands.ts';
import { putTheme, removeTheme } from '#features/tour-packages/themes/themes.commands.ts';
import { saveDestinations, tourPackageCommands } from '#features/tour-packages/tour-packages.commands.ts';
import { insertPackage, packageFacts, packageTexts } from '#features/tour-packages/tour-packages.factory.ts';
import { savePapers, visaCommands } from '#features/visas/visas.commands.ts';
import { visaFactsOf, visaTextsOf } from '#features/visas/visas.factory.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { discardTask, retryDeadTasks, retryTask } from '#platform/outbox/outbox.commands.ts';
import { outbox } from '#platform/outbox/outbox.table.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { receiveFile } from '#platform/private-files/private-files.ts';
import { test } from '#platform/testing/test.ts';
import { commands } from '../architecture/all-commands.ts';
import { question } from '../enquiries/desk.ts';
import { aQuote } from '../selling/sales.ts';
import { memoryStorage } from './office.ts';
import { person, staff, undoneProof } from './undone.ts';

/** What keeps no entry of the log, and why. */
const unlogged = new Map([
  ['working-draft.keep', 'nobody sees it but who typed it'],
  ['working-draft.drop', 'nobody sees it but who typed it'],
  ['list-views.choose-columns', 'nobody sees it but who chose'],
  ['push.choose', 'nobody sees it but who chose'],
  ['push.subscribe', 'their own device'],
  ['push.unsubscribe', 'their own device'],
  ['push.test', 'to themselves'],
  ['account.end-session', 'a sign-out'],
  ['access.open-session', 'a sign-in'],
  ['access.note-seen', 'a visit'],
  ['access.make-key', 'the program’s own key'],
]);

/** The provider's commands work with hashes and codes of its gateway; those of selling and of visa cases have files in their folders. */
const elsewhere =
  /^(?:provider|bookings|travellers|traveller-reviews|customers|imports|attempts|orders|payments|refunds|cheques|money|books|suppliers|reconciliation|reports|samples|till|visa-cases|fares|find|approvals)\.|^messages\.(?!send-again|send-dead-again|stop$)|\.(?:invite|invite-again|revoke-invitation|accept-invitation)$/;

/** A browser that takes pushes; its keys are those of RFC 8291. */
const aDevice = {
  endpoint: 'https://web.push.apple.com/a-device',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  sessionId: 'session',
};

/** An order by which no money moved. */
const unsold = async (deps: CommandDeps) => {
  const { id } = await run(deps, staff, makeOrder, aQuote());
  return { id };
};

const photo = (tint: number) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: { r: tint, g: 90, b: 40 } } })
    .png()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));

const kinds = [
  { commands: postCommands, facts: postFactsOf(), texts: postTextsOf },
  { commands: visaCommands, facts: visaFactsOf(), texts: visaTextsOf },
  { commands: tourPackageCommands, facts: packageFacts(), texts: packageTexts },
];

test('every write is undone whole when its end is missing: no row, no entry, no page, no file; else it is logged', async ({
  deps,
  clock,
}) => {
  const { db } = deps;
  const storage = memoryStorage();
  const { prove, proved, tried, quiet } = undoneProof(deps, () => [...storage.files.keys()]);
  const since = new Date('2026-11-01T00:00:00Z');
  await db.insert(users).values(
    ['staff', 'owner', 'clerk', 'leaving'].map((uid) => ({
      uid,
      email: `${uid}@shofor.example`,
      emailVerified: true,
      name: uid,
      role: uid === 'clerk' ? ('clerk' as const) : ('owner' as const),
      validSince: since,
      createdAt: since,
    })),
  );

  await proved(saveSettings, exampleSettings);
  await proved(saveStart, { done: ['data'] });
  await db.insert(startServiceRows).values({ service: 'mail' });
  await proved(sendTrial, { service: 'mail', language: 'en' }, person('owner'));
  await proved(replaceSettings, {
    basedOn: 1,
    settings: { ...exampleSettings, agency: { ...exampleSettings.agency, phone: '+8801700000001' } },
  });
  const receiving = { former: ['bkash 01711000111'], present: ['bkash 01811000222'] };
  await proved(changeMoneySettings, { changes: [{ path: 'receivingAccounts' }], ...receiving });
  await proved(notifyAccountsChanged, { by: staff.id, at: clock.now().toISOString(), ...receiving });
  await proved(savePapers, {
    papers: [
      {
        key: 'photo',
        group: 'about-you',
        shape: {},
        texts: { en: { name: 'Two photographs' }, bn: { name: 'দুই কপি ছবি' } },
      },
    ],
  });
  const place = { country: 'BD', lat: 23.81, lng: 90.41 };
  const placed = (key: string, en: string, bn: string) => ({ ...place, key, names: { en, bn } });
  await proved(saveDestinations, {
    destinations: [
      placed('dhaka', 'Dhaka', 'ঢাকা'),
      placed('coxs-bazar', 'Cox’s Bazar', 'কক্সবাজার'),
      placed('sajek', 'Sajek', 'সাজেক'),
    ],
  });
  await proved(putDestination, placed('sreemangal', 'Sreemangal', 'শ্রীমঙ্গল'));
  await proved(removeDestination, { key: 'sreemangal' });
  const names = { en: 'Photography', bn: 'ফটোগ্রাফি' };
  await proved(putTheme, { key: 'photography', names, markets: ['domestic'] });
  await proved(removeTheme, { key: 'photography' });

  await insertCover(deps);
  for (const { commands: of, facts, texts } of kinds) {
    const documentId = crypto.randomUUID();
    const target = { documentId, language: 'en' as const };
    const named = (title: string) => ({
      documentId,
      slug: 'a-walk',
      facts,
      texts: { en: texts(title), bn: texts('হাঁটা') },
    });
    const later = { ...target, revision: 2, publishAt: new Date(clock.now().getTime() + 60_000) };
    await proved(keepWorkingDraft, {
      documentId,
      kind: of.kind,
      basedOn: null,
      draft: { slug: '', facts: {}, texts: { en: { title: 'Half a walk' }, bn: {} } },
    });
    await prove(of.create.name, (each) => of.asSent.create(each, staff, named('A walk')));
    await prove(of.save.name, (each) => of.asSent.save(each, staff, { ...named('A long walk'), basedOn: 1 }));
    await proved(of.duplicate, { documentId: crypto.randomUUID(), from: documentId });
    await proved(of.publish, { documentId, languages: ['en'], revision: 1 });
    await proved(of.schedule, later);
    await proved(of.unschedule, target);
    await run(deps, staff, of.schedule, later);
    clock.set(later.publishAt.toISOString());
    await proved(of.setAside, { ...target, failure: 'It could not be published.' });
    await run(deps, staff, of.schedule, later);
    await proved(of.publishDue, target);
    await proved(of.restoreRevision, { documentId, revision: 1, basedOn: 2 });
    await proved(of.unpublish, { documentId });
    await run(deps, staff, of.publish, { documentId, revision: 3 });
    await proved(makePreviewLink, { documentId, language: 'en', revision: 3 });
    await proved(of.trash, { documentId });
    await proved(of.restore, { documentId });
  }
  await insertPackage(deps, staff, { slug: 'to-the-sea', departures: [] });
  const planned = aDeparture('2027-01-14');
  const [departure = ''] = await proved(departureCommands.createDepartures, {
    package: 'to-the-sea',
    runs: [planned, aDeparture('2027-01-21')],
  });
  const { key: _, ...plan } = planned;
  await proved(departureCommands.changeDeparture, {
    id: departure,
    basedOn: 1,
    plan: { ...plan, seats: 30 },
  });
  await proved(departureCommands.moveDeparture, { id: departure, basedOn: 2, departsOn: '2027-01-15' });
  await proved(departureCommands.closeDeparture, { id: departure });
  await proved(departureCommands.openDeparture, { id: departure });
  await proved(departureCommands.cancelDeparture, { id: departure });

  const begun = { documentId: crypto.randomUUID() };
  const draft = { slug: '', facts: {}, texts: { en: {}, bn: {} } };
  await run(deps, staff, keepWorkingDraft, { ...begun, kind: 'post', basedOn: null, draft });
  await proved(dropOwnWorkingDraft, begun);

  const [first, second] = [await photo(10), await photo(200)];
  const alt = { en: 'A river', bn: 'নদী' };
  const id = await prove('media.add', (each) =>
    takePicture(each, storage, staff, { bytes: first, name: 'River', alt }),
  );
  await proved(changePicture(pictureUses), { id, name: 'The river' });
  await prove('media.replace', (each) =>
    swapPicture(each, staff, { storage, uses: pictureUses }, { id, bytes: second }),
  );
  await proved(deletePicture(pictureUses), { id });

  const form = { visitor: '192.0.2.1' };
  const sent = async (message: string) => {
    await run(deps, staff, sendEnquiry, { ...form, request: question({ message }) });
    const { rows } = z
      .object({ rows: z.array(z.object({ id: z.string() })) })
      .parse(await db.execute(sql`SELECT id FROM enquiries WHERE message = ${message}`));
    return z.object({ id: z.uuid() }).parse(rows[0]).id;
  };
  await proved(sendEnquiry, { ...form, request: question() });
  const [enquiry, other] = [await sent('Are you open on Friday?'), await sent('And on Saturday?')];
  const reply = {
    replyId: crypto.randomUUID(),
    language: 'en' as const,
    subject: 'Hours',
    body: 'From ten.',
  };
  await proved(replyByEmail, { id: enquiry, ...reply });
  await proved(enquiryCommands.assignEnquiry, { id: enquiry, owner: 'clerk' });
  await proved(enquiryCommands.changeState, { id: enquiry, state: 'waiting' });
  await proved(enquiryCommands.setDue, { id: enquiry, dueOn: '2026-12-24' });
  await proved(enquiryCommands.addNote, { id: enquiry, text: 'Called.' });
  await proved(logContact, { id: enquiry, outcome: 'called' });
  await proved(addByHand, {
    source: 'phone',
    name: 'Nasrin Akter',
    phone: '01712-345678',
    topic: 'package',
    subject: 'Sajek in January',
    language: 'en',
    key: crypto.randomUUID(),
  });
  await proved(correctEnquiryContact, { id: enquiry, phone: '01711-223344', reason: 'A digit was wrong.' });
  await proved(renewEnquiryLink, { id: enquiry, reason: 'It was sent to the wrong person.' });
  await proved(enquiryCommands.markSpam, { id: other });
  await proved(enquiryCommands.releaseEnquiry, { id: other });
  const [{ token = '' } = {}] = await db
    .select({ token: enquiries.token })
    .from(enquiries)
    .where(eq(enquiries.id, enquiry));
  const dataKey = Buffer.alloc(32, 7);
  const bytes = Readable.from([await photo(9)]);
  const fileId = await receiveFile({ ...deps, storage, dataKey }, { name: 'a.png', bytes });
  await proved(addFile, { token, fileId });
  await proved(openFile, { id: enquiry, fileId });
  await proved(addMessage, { token, text: 'And on Sunday?' });
  const letterIn = { from: 'a@mail.example', key: 'message-1', text: 'Thank you.', fileIds: [], leftOut: [] };
  await proved(receiveMail, { id: enquiry, ...letterIn });
  await proved(removeFile, { id: enquiry, fileId });
  await proved(enquiryCommands.mergeEnquiries, { id: enquiry, from: [other] });
  await proved(exportEnquiries, { tab: 'all' });
  await proved(noteExport, { list: 'users', rows: 3 });
  const { id: zip } = await proved(exportEverything, {});
  const whole = Readable.from([await photo(10)]);
  const zipFile = await receiveFile({ ...deps, storage, dataKey }, { name: 'a.png', bytes: whole });
  await deps.db.update(privateFiles).set({ state: 'kept' }).where(eq(privateFiles.id, zipFile));
  const isDone = { state: 'done', fileId: zipFile, endedAt: deps.clock.now() } as const;
  await deps.db.update(everythingExports).set(isDone).where(eq(everythingExports.id, zip));
  await proved(downloadEverything, { id: zip });
  const view = await proved(saveListView, { list: 'orders', name: 'Mine', query: 'clerk=me', shared: true });
  await proved(removeListView, { id: view.id });
  await proved(chooseColumns, { list: 'orders', columns: ['due'] });
  await proved(choosePushes, { kinds: ['enquiry.new'], from: '09:00', until: '20:00', language: 'bn' });
  const { id: device } = await proved(addDevice, aDevice);
  await proved(sendTest, {});
  await proved(removeDevice, { id: device });

  const letter = {
    event: 'enquiry.reply' as const,
    to: 'a@mail.example',
    language: 'en' as const,
    subject: 'A',
    html: '<p>A</p>',
    text: 'A',
  };
  const letterId = await db.transaction((tx) => queueMail(tx, clock.now(), letter));
  await db.update(messages).set({ state: 'dead' });
  await proved(sendMessageAgain, { id: letterId, key: crypto.randomUUID() });
  await db.update(messages).set({ state: 'dead' });
  await proved(sendDeadMessagesAgain, {});
  await db.update(messages).set({ state: 'dead' });
  await proved(stopMessage, { id: letterId });

  // What was removed from the enquiry waits there.
  const [task] = await db.update(outbox).set({ state: 'dead' }).returning({ id: outbox.id });
  const failed = z.object({ id: z.string() }).parse(task);
  await proved(retryTask, failed);
  await db.update(outbox).set({ state: 'dead' });
  await proved(retryDeadTasks, {});
  await db.update(outbox).set({ state: 'dead' });
  await proved(discardTask, failed);

  await proved(removeOrder, await unsold(deps));
  await proved(removeOfEnquiry, { id: enquiry });
  const cards = await db.select({ id: customers.id }).from(customers).where(isNull(customers.removedAt));
  await proved(removeOfCustomer, { id: cards[0]?.id ?? '' });

  const uid = 'clerk';
  await proved(handOn, { uid, to: 'leaving' });
  await proved(userCommands.changeRole, { uid, role: 'editor' });
  await proved(userCommands.disableUser, { uid });
  await proved(userCommands.enableUser, { uid });
  await proved(userCommands.signUserOut, { uid });
  await proved(userCommands.noteReset, { uid });
  const leaving = person('leaving');
  const opened = { uid: 'leaving', authTime: clock.now(), device: 'A telephone' };
  await proved(openSession, { ...opened, sid: 'one' });
  await run(deps, staff, openSession, { ...opened, sid: 'two' });
  await proved(noteSeen, { uid: 'leaving' });
  await proved(account.endOwnSession, { sessionId: 'one' }, leaving);
  await proved(account.signOutEverywhere, {}, leaving);
  await run(deps, staff, openSession, { ...opened, authTime: clock.now(), sid: 'three' });
  await proved(account.deleteAccount, { sessionId: 'three' }, leaving);
  await proved(admitForeign, {
    uid: 'guest',
    email: 'guest@mail.example',
    emailVerified: true,
    name: 'Guest',
    authTime: clock.now(),
  });
  await proved(makeAccessKey, {});
  await db.delete(users);
  await proved(makeFirstOwner, { email: 'first@shofor.example', passwordHash: 'a hash of some password' });

  expect(quiet.filter((name) => !unlogged.has(name))).toEqual([]);
  const missing = commands
    .map(({ name }) => name)
    .filter((name) => !elsewhere.test(name) && !tried.has(name));
  expect(missing).toEqual([]);
  expect(tried.size).toBeGreaterThan(60);
}, 120_000);
