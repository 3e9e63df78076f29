import { dismissArrival, keepArrivals, restoreArrival } from '#features/money/arrivals/arrivals.commands.ts';
import { seeCheque } from '#features/money/cheques/cheques.commands.ts';
import { claimPayment } from '#features/money/claims/claims.commands.ts';
import { askCustomer } from '#features/money/claims/question.commands.ts';
import { rejectClaim, reopenClaim } from '#features/money/claims/rejections/rejections.commands.ts';
import { addSlip, openSlip } from '#features/money/claims/slips/slips.commands.ts';
import { matchMoney, partOrders, partPair } from '#features/money/matches/matches.commands.ts';
import { findMoneyInbox } from '#features/money/matches/matches.queries.ts';
import { keepStatementLines } from '#features/money/statement-lines/statement-lines.commands.ts';
import { rememberColumns } from '#features/money/statements/statements.commands.ts';
import { dismissUnread, keepUnread, readByHand } from '#features/money/unparsed-sms/unparsed-sms.commands.ts';
import { makeOrder } from '#features/orders/orders.commands.ts';
import {
  bounceCheque,
  clearCheque,
  depositCheque,
  takeBackCheque,
  undoBounce,
} from '#features/payments/cheques/cheques.commands.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { exampleSettings } from '#features/site-settings/example.rules.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { staff, type undoneProof } from '../office/undone.ts';
import { aKey, aQuote } from './sales.ts';

/** A file that has arrived. */
async function aSlip({ db, clock }: CommandDeps): Promise<string> {
  const id = crypto.randomUUID();
  const file = { name: 'slip.png', mediaType: 'image/png', sealedKey: 'sealed', createdAt: clock.now() };
  await db.insert(privateFiles).values({ id, ...file });
  return id;
}

/** Proves the steps of cheques. */
async function proveCheques(
  deps: CommandDeps,
  { proved }: Pick<ReturnType<typeof undoneProof>, 'proved'>,
  orderId: string,
): Promise<void> {
  const taken = { orderId, method: 'cheque' as const, amount: 70_000 };
  const take = (number: string) =>
    run(deps, staff, takePayment, {
      ...taken,
      cheque: { bank: 'BRAC Bank', number, dated: '2026-11-20' },
      key: aKey(),
    });
  const account = exampleSettings.receivingAccounts?.banks[0]?.number;
  const day = '2026-12-01';
  const first = await take('0001');
  await proved(depositCheque, { id: first.id, day, account, key: aKey() });
  await proved(clearCheque, { id: first.id, day, key: aKey() });
  await proved(takeBackCheque, {
    id: first.id,
    from: 'cleared',
    reason: 'Of another cheque.',
    key: aKey(),
  });
  await proved(bounceCheque, { id: first.id, day, reason: 'Insufficient funds', charge: 100, key: aKey() });
  await proved(undoBounce, { id: first.id, reason: 'It was another cheque.', key: aKey() });
  const second = await take('0002');
  const line = { method: 'bank' as const, sender: '', amount: taken.amount, outside: '0002' };
  await run(deps, staff, keepArrivals, {
    source: 'statement',
    items: [{ ...line, at: `${day}T00:00:00+06:00` }],
  });
  const { arrivals } = await findMoneyInbox(deps.db, deps.clock.now());
  const arrival = arrivals.find(({ cheque }) => cheque?.id === second.id);
  await proved(seeCheque, { id: arrival?.id ?? '', cheque: second.id, key: aKey() });
}

/** Proves the writes of the money inbox. */
export async function proveInbox(
  deps: CommandDeps,
  { proved }: Pick<ReturnType<typeof undoneProof>, 'proved'>,
): Promise<void> {
  const order = await run(deps, staff, makeOrder, aQuote());
  const told = { method: 'bkash' as const, sender: '01711000111', amount: 500_000, visitor: 'somebody' };
  const fileId = await aSlip(deps);
  const claim = await proved(claimPayment, { token: order.token, ...told, outside: '9K70LM2QXZ', fileId });
  const slip = { orderId: order.id, method: told.method, sender: told.sender, amount: told.amount };
  await proved(addSlip, { ...slip, outside: '9K70LM2QXW', fileId: await aSlip(deps) });
  const columns = { at: 'Date', amount: 'Credit' };
  await proved(rememberColumns, { provider: 'bank', headings: 'Date\nCredit', columns });
  await proved(openSlip, { id: claim.id });
  await proved(askCustomer, { id: claim.id });
  await proved(rejectClaim, { id: claim.id, reason: 'It is not on our statement.' });
  await proved(reopenClaim, { id: claim.id });
  const { method, sender, amount } = told;
  const items = [
    { method, sender, amount, outside: '9K70LM2QXZ', at: '2026-12-01T09:50:00+06:00' },
    { method, sender, amount: 100, outside: '9K70LM2QXY', at: '2026-12-01T09:50:00+06:00' },
  ];
  await proved(keepArrivals, { source: 'statement', fileName: 'bkash.csv', items });
  const lines = [{ on: '2026-12-01', amount: -11_500, text: 'Charge' }];
  await proved(keepStatementLines, { account: '1020', lines });
  const unread = [{ text: 'Tk 5 from a cousin' }, { text: 'Tk 6 from an uncle' }];
  await proved(keepUnread, { source: 'sms', unread, read: [] });
  const [cousin, uncle] = (await findMoneyInbox(deps.db, deps.clock.now())).unread;
  await proved(dismissUnread, { id: uncle?.id ?? '', reason: 'It is a present.' });
  const byHand = { method, sender: '', amount: 500, at: '2026-12-01T09:40:00+06:00' };
  await proved(readByHand, { id: cousin?.id ?? '', ...byHand });
  const { proposals, arrivals } = await findMoneyInbox(deps.db, deps.clock.now());
  const [arrival, other] = [proposals[0]?.arrival.id ?? '', arrivals[0]?.id ?? ''];
  await proved(dismissArrival, { id: other, reason: 'A transfer of our own.' });
  await proved(restoreArrival, { id: other });
  await proved(partPair, { claim: claim.id, arrival: other });
  await proved(partOrders, { arrival: other, orders: [order.id] });
  await proveCheques(deps, { proved }, order.id);
  const parts = [{ order: order.id, amount }];
  await proved(matchMoney, { claim: claim.id, arrival, parts, key: aKey() });
}
