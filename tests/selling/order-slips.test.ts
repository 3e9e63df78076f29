import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished } from 'vitest';
import { rejectClaim } from '#features/money/claims/rejections/rejections.commands.ts';
import { matchMoney } from '#features/money/matches/matches.commands.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { activity } from '#platform/command/activity.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { directoryStorage } from '#platform/storage.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';
import { aKey, sell, staff } from './sales.ts';

const amina = staff('amina');
const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#e2136e' } })
  .jpeg()
  .toBuffer();
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const clerk = callerOf('amina', ['orders.read', 'payments.write']);

/** An office whose files lie in a directory of its own, and an order. */
async function open(deps: CommandDeps) {
  const directory = await mkdtemp(join(tmpdir(), 'shofor-slips-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const request = deskOf(deps, undefined, directoryStorage(directory));
  const order = await sell(deps);
  const tell = async (trx: string, file = { bytes: jpeg, name: 'slip.jpg' }) => {
    const form = new FormData();
    for (const [field, value] of Object.entries({
      method: 'bkash',
      trx,
      sender: '01711000111',
      sum: '900',
    })) {
      form.set(field, value);
    }
    form.set('file', new File([new Uint8Array(file.bytes)], file.name));
    const { status, body } = await request('POST', `/visitor/orders/${order.token}/claims`, form);
    expect(status).toBe(201);
    return String(body.id);
  };
  const slips = async (id = order.id) => {
    const { status, body, headers } = await request('GET', `/orders/${id}/slips`, undefined, {
      caller: clerk,
    });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    return body.items;
  };
  const match = async (claim: string, ...orders: readonly string[]) => {
    const parts = [order.id, ...orders].map((id) => ({ order: id, amount: 45_000 }));
    const { payments } = await run(deps, amina, matchMoney, {
      claim,
      parts,
      seen: 'Merchant app',
      key: aKey(),
    });
    return payments.map(({ id }) => id);
  };
  return { request, order, tell, slips, match };
}

describe('the slips of an order', () => {
  test('stand by themselves, and beside the payment that was made of them, on the page of each order it pays', async ({
    deps,
    clock,
  }) => {
    const { order, tell, slips, match } = await open(deps);
    const claim = await tell('9K70LM2QXB');
    clock.set('2026-12-01T05:00:00Z');
    const paper = await tell('9K70LM2QXC', { bytes: pdf, name: 'slip.pdf' });
    expect(await slips()).toMatchObject([
      { claim, payment: null, outside: '9K70LM2QXB', amount: 90_000, isRejected: false, isPicture: true },
      { claim: paper, payment: null, isPicture: false },
    ]);
    const cousin = await sell(deps);
    const [mine = '', theirs = ''] = await match(claim, cousin.id);
    expect(await slips()).toMatchObject([
      { claim, payment: mine },
      { claim: paper, payment: null },
    ]);
    expect(await slips(cousin.id)).toMatchObject([{ claim, payment: theirs }]);
    await run(deps, amina, rejectClaim, { id: paper, reason: 'Not on our statement.' });
    expect((await slips())[1]).toMatchObject({ claim: paper, isRejected: true });
    expect(await slips((await sell(deps)).id)).toEqual([]);
    expect(order.id).not.toBe(cousin.id);
  });

  test('stay beside a payment that was undone', async ({ deps }) => {
    const { tell, slips, match } = await open(deps);
    const claim = await tell('9K70LM2QXB');
    const [first = ''] = await match(claim);
    await run(deps, staff('boss', 'manager'), undoPayment, { id: first, reason: 'Wrong sum.' });
    expect(await slips()).toMatchObject([{ claim, payment: first }]);
    const [second = ''] = await match(claim);
    expect((await slips()).map(({ payment }: { payment: string }) => payment).toSorted()).toEqual(
      [first, second].toSorted(),
    );
  });

  test('are listed for who may open them alone; to list them opens none', async ({ deps, db }) => {
    const { request, order, tell } = await open(deps);
    const claim = await tell('9K70LM2QXB');
    const asked = async (caller?: ReturnType<typeof callerOf>) =>
      (await request('GET', `/orders/${order.id}/slips`, undefined, caller && { caller })).status;
    expect(await asked()).toBe(401);
    expect(await asked(callerOf('officer', ['orders.read', 'visa-cases.write']))).toBe(403);
    expect(await asked(clerk)).toBe(200);
    const opened = async () =>
      (await db.select({ action: activity.action }).from(activity)).filter(
        ({ action }) => action === 'money.open-slip',
      ).length;
    expect(await opened()).toBe(0);
    expect((await request('GET', `/money/claims/${claim}/slip`, undefined, { caller: clerk })).status).toBe(
      200,
    );
    expect(await opened()).toBe(1);
  });
});
