import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished } from 'vitest';
import { keepArrivals } from '#features/money/arrivals/arrivals.commands.ts';
import { findMoneyInbox } from '#features/money/matches/matches.queries.ts';
import { moneyClaims } from '#features/money/money.table.ts';
import { activity } from '#platform/command/activity.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { directoryStorage } from '#platform/storage.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';
import { sell, staff } from './sales.ts';

const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#e2136e' } })
  .jpeg()
  .toBuffer();
const clerk = callerOf('amina', ['payments.write']);

async function open(deps: CommandDeps) {
  const directory = await mkdtemp(join(tmpdir(), 'shofor-slips-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const order = await sell(deps);
  const request = deskOf(deps, undefined, directoryStorage(directory));
  const add = (
    fields: Readonly<Record<string, string>> = {},
    {
      bytes = jpeg,
      id = order.id,
      caller = clerk,
    }: { bytes?: Buffer | null; id?: string; caller?: typeof clerk } = {},
  ) => {
    const form = new FormData();
    const told = { method: 'bkash', trx: '9K70LM2QXB', sender: '01711000111', sum: '32,900', ...fields };
    for (const [field, value] of Object.entries(told)) {
      form.set(field, value);
    }
    if (bytes !== null) {
      form.set('file', new File([new Uint8Array(bytes)], 'WhatsApp Image.jpg'));
    }
    return request('POST', `/orders/${id}/slips`, form, { caller });
  };
  const inStorage = async () =>
    (await readdir(directory, { recursive: true, withFileTypes: true })).filter((each) => each.isFile());
  return { order, request, add, inStorage };
}

describe('a slip that came by WhatsApp', () => {
  test('is kept by staff as what the customer says, settles nothing, and is compared with what arrives', async ({
    deps,
    db,
  }) => {
    const { order, request, add } = await open(deps);
    const { status, body } = await add();
    expect([status, body.state, body.slip]).toEqual([201, 'told', true]);
    await run(deps, staff('amina'), keepArrivals, {
      source: 'sms',
      items: [
        {
          method: 'bkash' as const,
          outside: '9K70LM2QXB',
          sender: '01711000111',
          amount: 3_290_000,
          at: '2026-12-01T09:50:00+06:00',
        },
      ],
    });
    const { proposals, orderProposals, matched } = await findMoneyInbox(db, deps.clock.now());
    expect(proposals).toMatchObject([{ isSure: true, claim: { order: order.id, slip: true } }]);
    expect([orderProposals, matched]).toEqual([[], []]);
    const opened = await request('GET', `/money/claims/${body.id}/slip`, undefined, { caller: clerk });
    expect(opened.bytes.equals(jpeg)).toBe(true);
    const log = await db.select({ action: activity.action, actor: activity.actor }).from(activity);
    expect(log.filter(({ action }) => action === 'money.add-slip')).toEqual([
      { action: 'money.add-slip', actor: 'user:amina' },
    ]);
  });

  test('goes to the claim of its TrxID, and more of them than a customer may send are taken', async ({
    deps,
    db,
  }) => {
    const { order, request, add } = await open(deps);
    const told = new FormData();
    for (const [name, value] of Object.entries({
      method: 'bkash',
      trx: '9K70LM2QXB',
      sender: '',
      sum: '32,900',
    })) {
      told.set(name, value);
    }
    const claim = await request('POST', `/visitor/orders/${order.token}/claims`, told);
    expect(claim.body.slip).toBe(false);
    expect((await add()).body).toMatchObject({ id: claim.body.id, slip: true });
    for (let number = 10; number < 45; number += 1) {
      expect((await add({ trx: `9K70LM2Q${number}` })).status, String(number)).toBe(201);
    }
    expect(await db.$count(moneyClaims)).toBe(36);
  });

  test('is refused from who may not take money, for no order, without a file or with another kind of file, and nothing stays', async ({
    deps,
    db,
  }) => {
    const { add, inStorage } = await open(deps);
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    const refusals = [
      await add({}, { caller: callerOf('editor', ['orders.read', 'orders.write']) }),
      await add({}, { id: crypto.randomUUID() }),
      await add({}, { bytes: null }),
      await add({}, { bytes: page }),
      await add({ sum: 'much' }),
      await add({ trx: 'short' }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([403, 404, 422, 415, 422, 422]);
    expect([await db.$count(privateFiles), await db.$count(moneyClaims)]).toEqual([0, 0]);
    expect(await inStorage()).toEqual([]);
  });
});
