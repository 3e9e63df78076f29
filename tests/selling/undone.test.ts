import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import * as customerCommands from '#features/customers/customers.commands.ts';
import { customerRelatives, customers } from '#features/customers/customers.table.ts';
import { addRelative, removeRelative } from '#features/customers/relatives.commands.ts';
import { addByHand } from '#features/enquiries/manual-entry/manual-entry.commands.ts';
import {
  beginAttempt,
  noteNotStarted,
  noteReturned,
  noteStarted,
} from '#features/gateways/attempts/attempts.commands.ts';
import { restorePayment } from '#features/gateways/attempts/recovery/recovery.commands.ts';
import {
  acceptReview,
  allowMove,
  refuseReview,
  settleAttempt,
} from '#features/gateways/attempts/settlement/settlement.commands.ts';
import { users } from '#features/identity/identity.table.ts';
import * as invitations from '#features/identity/invitations/invitations.commands.ts';
import { permissions } from '#features/identity/roles/roles.rules.ts';
import { spendLine } from '#features/orders/costs.commands.ts';
import { noteBin } from '#features/orders/customer/buyer-bin.commands.ts';
import { chooseChannels } from '#features/orders/customer/channels.commands.ts';
import { correctOrderContact } from '#features/orders/customer/correction.commands.ts';
import { renewOrderLink } from '#features/orders/customer/links.commands.ts';
import { sendOrderRequest } from '#features/orders/customer/requests.commands.ts';
import { completeOrder, lapseOrder, remindOrder } from '#features/orders/lifecycle/lifecycle.commands.ts';
import { acceptByLink, acceptOrder, cancelOrder, makeOrder } from '#features/orders/orders.commands.ts';
import { issueVoucher } from '#features/orders/papers/vouchers.commands.ts';
import {
  acceptAmendment,
  acceptAmendmentByLink,
  amendOrder,
  withdrawAmendment,
} from '#features/orders/terms/amendments.commands.ts';
import { approvePayment, takePayment } from '#features/payments/payments.commands.ts';
import { payments } from '#features/payments/payments.table.ts';
import {
  beginSending,
  sendAgain,
  settleSending,
} from '#features/payments/refunds/gateway-refunds.commands.ts';
import {
  approveRefund,
  askRefund,
  payRefund,
  refuseRefund,
} from '#features/payments/refunds/refunds.commands.ts';
import { settleStuck } from '#features/payments/refunds/stuck-refunds.commands.ts';
import { undoRefund } from '#features/payments/refunds/undo.commands.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { approveMovement, refuseMovement } from '#features/reports/approvals/approvals.commands.ts';
import { listApprovals } from '#features/reports/approvals/approvals.queries.ts';
import { exportReport } from '#features/reports/reports.commands.ts';
import { exampleSettings } from '#features/site-settings/example.rules.ts';
import { saveSettings } from '#features/site-settings/site-settings.commands.ts';
import { openAgain } from '#features/till/reopening/reopening.commands.ts';
import { countSafe } from '#features/till/safe/safe.commands.ts';
import { closeTill, openTill } from '#features/till/till.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { type TestClock, test } from '#platform/testing/test.ts';
import { commands } from '../architecture/all-commands.ts';
import { person, staff, undoneProof } from '../office/undone.ts';
import { aKey, aQuote } from './sales.ts';
import { proveAdjustments } from './undone-adjustments.ts';
import { proveInbox } from './undone-inbox.ts';
import { proveSuppliers } from './undone-suppliers.ts';

/** The commands that this file proves. */
const own =
  /^(?:customers|approvals|attempts|orders|payments|refunds|cheques|money|reports|suppliers|till)\.|\.(?:invite|invite-again|revoke-invitation|accept-invitation)$/;

/** What keeps no entry of the log: its event stands in the history of the order. */
const unlogged = /^attempts\.(?:begin|note-(?:started|not-started|returned)|allow-move|settle)$/;

type Proof = ReturnType<typeof undoneProof>;

/** What waits for another person. */
const waiting = async ({ db }: CommandDeps) => (await listApprovals(db))[0]?.id ?? '';

async function sellAndRefund(deps: CommandDeps, { proved }: Proof): Promise<void> {
  const other = person('other');
  const order = await proved(makeOrder, aQuote());
  await proved(acceptByLink, { token: order.token });
  await proved(sendOrderRequest, {
    token: order.token,
    request: { kind: 'question', text: 'When?' },
  });
  await proved(chooseChannels, { token: order.token, channels: ['sms'] });
  await proved(renewOrderLink, { id: order.id, reason: 'It was sent to the wrong person.' });
  await proved(correctOrderContact, { id: order.id, phone: '01711-223344', reason: 'A digit was wrong.' });
  const counter = await run(deps, staff, makeOrder, aQuote());
  await proved(acceptOrder, { id: counter.id });
  const paid = { method: 'cash' as const, amount: 1_000_000 };
  const payment = await proved(takePayment, { ...paid, orderId: counter.id, key: aKey() });
  const wrong = { id: payment.id, reason: 'Taken for the wrong order.' };
  await proved(undoPayment, wrong);
  await proved(refuseMovement, { id: await waiting(deps), reason: 'It was right.' }, other);
  await run(deps, staff, undoPayment, wrong);
  await proved(approveMovement, { id: await waiting(deps) }, other);
  const large = { method: 'bank' as const, amount: 6_000_000, outside: 'BANK-1' };
  const waits = await run(deps, staff, takePayment, { ...large, orderId: order.id, key: aKey() });
  await proved(approvePayment, { id: waits.id }, other);
  const asked = { method: 'bkash' as const, reason: 'Overpaid', orderId: order.id };
  const small = await proved(askRefund, { ...asked, amount: 10_000, key: aKey() });
  await proved(payRefund, { id: small.id, outside: '9K70LM2QXB' });
  await proved(undoRefund, { id: small.id, reason: 'It was never sent.' });
  const refused = await run(deps, staff, askRefund, { ...asked, amount: 10_000, key: aKey() });
  await proved(refuseRefund, { id: refused.id, reason: 'The customer travels after all.' });
  const refund = await run(deps, staff, askRefund, { ...asked, amount: 5_500_000, key: aKey() });
  await proved(approveRefund, { id: refund.id }, other);
  await proved(cancelOrder, { id: counter.id, reason: 'The visa was refused.' });
  await proved(exportReport, { report: 'ledger' });
  await proved(openTill, { float: 50_000 });
  await proved(closeTill, { notes: { 500: 2 }, because: 'Counted twice.' });
  await proved(openAgain, { clerk: staff.id.replace('user:', ''), because: 'A bundle.' }, other);
  await proved(countSafe, { counted: 9_000_000 });
}

/** Changes of an accepted order, whose version 1 counts. */
async function changeTerms(deps: CommandDeps, { proved }: Proof): Promise<void> {
  const { id, token } = await run(deps, staff, makeOrder, aQuote());
  await run(deps, staff, acceptOrder, { id });
  const line = { charge: 'own' as const, quantity: 3, unit: 1_250_000, text: { en: 'Visa service' } };
  const terms = (from: number) => ({ id, lines: [line], reason: 'A third one travels.', from, key: aKey() });
  await proved(noteBin, { id, bin: '000123456-0000' });
  await proved(issueVoucher, { id, unpaid: true });
  const gone = { id, line: 1, note: 'Embassy, receipt 4711', from: 1 };
  await proved(spendLine, { ...gone, spent: 420_000 });
  await run(deps, staff, spendLine, { ...gone, spent: 0 });
  await proved(amendOrder, terms(1));
  await proved(withdrawAmendment, { id, version: 2 });
  await run(deps, staff, amendOrder, terms(1));
  await proved(acceptAmendment, { id, version: 3, reason: 'Agreed on the telephone.' });
  await run(deps, staff, amendOrder, terms(3));
  await proved(acceptAmendmentByLink, { token, version: 4 });
}

/** A refund through the gateway that took the money: unclear, then asked again, then sent. */
async function sendBack(deps: CommandDeps, { proved }: Proof, clock: TestClock): Promise<void> {
  const { id: orderId, token } = await run(deps, staff, makeOrder, aQuote());
  const limits = { least: 100, most: 50_000_000 };
  const begun = { token, limits, practice: false, method: 'sslcommerz' as const, pay: 'due' as const };
  const { id: attempt } = await run(deps, staff, beginAttempt, { ...begun, browser: aKey() });
  const came = { amount: 3_290_000, fee: 0, theirId: attempt, instrument: undefined };
  await run(deps, staff, settleAttempt, { id: attempt, truth: { state: 'paid', ...came } });
  const asked = { orderId, amount: 10_000, method: 'sslcommerz' as const, reason: 'Overpaid', key: aKey() };
  const { id } = await run(deps, staff, askRefund, asked);
  await proved(beginSending, { id });
  await run(deps, staff, settleSending, { id, truth: { state: 'failed', reason: 'No balance.' } });
  await proved(sendAgain, { id, reason: 'The balance is filled up.' });
  await proved(settleSending, { id, truth: { state: 'refunded', theirId: 'R-1' } });
  const slow = await run(deps, staff, askRefund, { ...asked, key: aKey() });
  await run(deps, staff, beginSending, { id: slow.id });
  clock.set('2026-12-05T06:00:00Z');
  await proved(settleStuck, { id: slow.id, went: true, reason: 'In the panel.' }, person('other'));
  const [payment] = await deps.db.select().from(payments).where(eq(payments.orderId, orderId));
  const undone = { id: payment?.id ?? '', reason: 'Another one was meant.' };
  await run(deps, staff, undoPayment, undone);
  await proved(restorePayment, undone, person('other'));
}

async function tend(deps: CommandDeps, { proved }: Proof, clock: TestClock): Promise<void> {
  const now = deps.clock.now();
  const lapsing = await run(deps, staff, makeOrder, aQuote());
  const plan = [{ amount: 3_290_000, due: '2026-12-20' }];
  const open = await run(deps, staff, makeOrder, aQuote({ plan, travelsOn: '2026-12-19' }));
  await run(deps, staff, acceptOrder, { id: open.id });
  clock.set('2026-12-20T06:00:00Z');
  await proved(lapseOrder, { id: lapsing.id });
  await proved(remindOrder, { id: open.id });
  const paid = { method: 'cash' as const, amount: 3_290_000, orderId: open.id, key: aKey() };
  await run(deps, staff, takePayment, paid);
  await proved(completeOrder, { id: open.id });
  clock.set(now.toISOString());
}

async function payByGateway(deps: CommandDeps, { proved }: Proof): Promise<void> {
  const limits = { least: 100, most: 50_000_000 };
  const { token } = await run(deps, staff, makeOrder, aQuote());
  const begun = { token, limits, practice: false, method: 'bkash' as const, pay: 'due' as const };
  const refused = await proved(beginAttempt, { ...begun, browser: aKey() });
  await proved(noteNotStarted, { id: refused.id, reason: 'Away.', isRefused: true });
  for (const end of ['paid', 'review', 'review'] as const) {
    const { id } = await run(deps, staff, beginAttempt, { ...begun, browser: aKey() });
    const came = { amount: end === 'paid' ? 3_290_000 : 100, fee: 0, theirId: id, instrument: undefined };
    if (end === 'review') {
      await proved(noteStarted, { id, session: id, redirect: 'https://pay.example/page' });
      await proved(noteReturned, { id });
      await proved(allowMove, { id });
      await run(deps, staff, settleAttempt, { id, truth: { state: 'review', why: 'amount', ...came } });
      continue;
    }
    await proved(settleAttempt, { id, truth: { state: 'unknown', reason: 'Slow.' } });
  }
}

async function review(deps: CommandDeps, { proved }: Proof): Promise<void> {
  const limits = { least: 100, most: 50_000_000 };
  for (const command of [acceptReview, refuseReview]) {
    const { token } = await run(deps, staff, makeOrder, aQuote());
    const begun = { token, limits, practice: false, method: 'nagad' as const, pay: 'due' as const };
    const { id } = await run(deps, staff, beginAttempt, { ...begun, browser: aKey() });
    const came = { amount: 3_280_000, fee: 0, theirId: id, instrument: undefined };
    await run(deps, staff, settleAttempt, { id, truth: { state: 'review', why: 'amount', ...came } });
    await (command === acceptReview
      ? proved(acceptReview, { id, reason: 'The bank confirmed it.' })
      : proved(refuseReview, { id, reason: 'The card was stolen.' }));
  }
}

async function keepCustomers(deps: CommandDeps, { proved }: Proof): Promise<void> {
  const call = {
    source: 'phone' as const,
    topic: 'visa' as const,
    subject: 'Thailand visa',
    language: 'en' as const,
  };
  for (const [name, phone] of [
    ['Salma Begum', '01812345678'],
    ['Nadia', '01812111111'],
    ['Rahim Uddin', '01812222222'],
  ]) {
    await run(deps, staff, addByHand, { ...call, name: name ?? '', phone, email: '', key: aKey() });
  }
  const rows = await deps.db.select().from(customers);
  const named = (name: string) => rows.find((row) => row.name === name)?.id ?? '';
  const [salma, nadia, rahim] = [named('Salma Begum'), named('Nadia'), named('Rahim Uddin')];
  await proved(customerCommands.renameCustomer, { id: salma, version: 1, name: 'Salma Khatun' });
  const known = {
    address: 'Khulna',
    birthDate: '1984-05-12',
    passportExpires: '2029-03-01',
    tags: ['Umrah'],
  };
  await proved(customerCommands.changeDetails, { id: salma, version: 2, ...known });
  const address = { id: salma, kind: 'email' as const, value: 'salma@mail.example' };
  await proved(customerCommands.addContact, address);
  await proved(customerCommands.separateContact, { id: salma, kind: 'phone', value: '+8801812345678' });
  await proved(customerCommands.noteOnCustomer, { id: salma, text: 'Call after six.' });
  await proved(addRelative, { id: salma, relation: 'child', relativeId: nadia });
  const [relative] = await deps.db.select({ id: customerRelatives.id }).from(customerRelatives);
  await proved(removeRelative, { id: salma, relative: relative?.id ?? '' });
  await proved(customerCommands.joinCustomers, { id: salma, from: rahim });
}

async function invite(deps: CommandDeps, { proved }: Proof): Promise<void> {
  const secret = async () => {
    const letters = await deps.db
      .select({ text: messages.text, at: messages.createdAt })
      .from(messages)
      .where(isLetter());
    const found = letters.flatMap(({ text }) => /\/invitation#([\w-]+)/.exec(text)?.[1] ?? []);
    return found.at(-1) ?? '';
  };
  const invited = { role: 'clerk' as const, language: 'en' as const };
  // Nobody gives a role that may do more than they may.
  const boss = { ...staff, permissions: new Set([...staff.permissions, ...permissions]) };
  const first = await proved(invitations.inviteColleague, { ...invited, email: 'new@shofor.example' }, boss);
  await proved(invitations.sendInvitationAgain, first, boss);
  await proved(invitations.revokeInvitation, first, boss);
  await deps.db.delete(messages);
  await run(deps, boss, invitations.inviteColleague, { ...invited, email: 'first@shofor.example' });
  const passwordHash = 'a hash of some password';
  await proved(invitations.acceptWithPassword, { token: await secret(), name: 'First', passwordHash });
  await deps.db.delete(messages);
  await run(deps, boss, invitations.inviteColleague, { ...invited, email: 'guest@shofor.example' });
  await deps.db.insert(users).values({
    uid: 'guest',
    email: 'guest@shofor.example',
    name: 'Guest',
    role: 'customer',
    emailVerified: true,
    validSince: deps.clock.now(),
    createdAt: deps.clock.now(),
  });
  await proved(invitations.acceptSignedIn, { token: await secret() }, person('guest'));
}

test('every write of selling is undone whole when its end is missing: no row, no entry; else it is logged', async ({
  deps,
  clock,
}) => {
  const proof = undoneProof(deps);
  await run(deps, staff, saveSettings, exampleSettings);
  const since = new Date('2026-11-01T00:00:00Z');
  for (const uid of ['staff', 'other']) {
    await deps.db.insert(users).values({
      uid,
      email: `${uid}@shofor.example`,
      name: uid,
      role: 'owner',
      emailVerified: true,
      validSince: since,
      createdAt: since,
    });
  }
  await sellAndRefund(deps, proof);
  await changeTerms(deps, proof);
  await payByGateway(deps, proof);
  await review(deps, proof);
  await tend(deps, proof, clock);
  await sendBack(deps, proof, clock);
  await keepCustomers(deps, proof);
  await proveInbox(deps, proof);
  await proveSuppliers(deps, proof);
  await proveAdjustments(deps, proof);
  await invite(deps, proof);
  expect(proof.quiet.filter((name) => !unlogged.test(name))).toEqual([]);
  const missing = commands.map(({ name }) => name).filter((name) => own.test(name) && !proof.tried.has(name));
  expect(missing).toEqual([]);
  expect(proof.tried.size).toBeGreaterThan(25);
  const [row] = await deps.db.select().from(users).where(eq(users.uid, 'guest'));
  expect(row?.role).toBe('clerk');
}, 240_000);
