import { keepArrivals } from '#features/money/arrivals/arrivals.commands.ts';
import { claimPayment } from '#features/money/claims/claims.commands.ts';
import { rejectClaim } from '#features/money/claims/rejections/rejections.commands.ts';
import { matchMoney } from '#features/money/matches/matches.commands.ts';
import { findMoneyInbox } from '#features/money/matches/matches.queries.ts';
import type { ClaimMethod } from '#features/money/money.rules.ts';
import { readSms } from '#features/money/sms/sms.rules.ts';
import { keepUnread, readByHand } from '#features/money/unparsed-sms/unparsed-sms.commands.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { run } from '#platform/command/command.ts';
import type { Life, Step } from './life.ts';
import { person } from './people.ts';
import { sendSlip } from './slip.ts';

/** A number as wallets write it. */
const local = (who: number) => person(who).phone.slice(3);

interface Claim {
  readonly order: string;
  readonly who: number;
  readonly at: string;
  readonly method: ClaimMethod;
  readonly taka: number;
  /** Absent: they send a picture of the slip. */
  readonly outside?: string;
}

/** Customers say on their pages that they have paid; all of it on the day before. */
const claims: readonly Claim[] = [
  { order: 'clouds-3', who: 16, at: '10:15', method: 'nagad', taka: 4_000, outside: '75KQ20XM' },
  { order: 'umrah-1', who: 21, at: '16:20', method: 'bank', taka: 100_000 },
  { order: 'hills-4', who: 10, at: '17:05', method: 'bkash', taka: 6_500, outside: 'CK81HN4Q2A' },
  { order: 'tea-1', who: 11, at: '17:40', method: 'nagad', taka: 9_000, outside: '74QX8M2P' },
  { order: 'nepal-1', who: 23, at: '18:10', method: 'bkash', taka: 20_000, outside: 'CK81P7M9QX' },
];

const claimed = ({ order, who, at, method, taka, outside }: Claim): Step => ({
  day: -1,
  at,
  do: async (life) => {
    const { id } = await run(life.deps, visitorActor, claimPayment, {
      token: life.noted(`${order}.token`),
      method,
      sender: local(who),
      amount: taka * 100,
      ...(outside === undefined ? { fileId: await sendSlip(life) } : { outside }),
      visitor: '192.0.2.1',
    });
    life.note(`${order}.claim`, id);
  },
});

/** The messages of the agency's wallets of the day before, as its telephone has them. */
function messagesOf(life: Life): string {
  const [year, month, day] = life.dayAt(-1).split('-');
  const on = `${day}/${month}/${year}`;
  return [
    `You have received Tk 6,500.00 from ${local(10)}. Ref Bandarban. Fee Tk 0.00. Balance Tk 21,430.50. TrxID CK81HN4Q2A at ${on} 17:02`,
    `Money Received.\nAmount: Tk 9,000.00\nSender: ${local(11)}\nRef: N/A\nTxnID: 74QX8M2P\nBalance: Tk 19,120.00\n${on} 17:36`,
    `You have received Tk 8,400.00 from ${local(13)}. Ref N/A. Fee Tk 0.00. Balance Tk 29,830.50. TrxID CK82A0T5RB at ${on} 12:48`,
    `You have received Tk 4,500.00 from 01700019987. Ref N/A. Fee Tk 0.00. Balance Tk 34,330.50. TrxID CK82D6W1ZK at ${on} 13:31`,
    `A/C ***4471 Tk 3,200 jama hoyeche, ${on} 14:05, ID 2281907734, Rocket`,
    `Merchant bonus: Tk 150 will be added to your wallet by 15 of next month. Dial *247# for terms.`,
  ].join('\n\n');
}

/** A clerk pastes them; of two that weren't understood one is read by hand. */
const pasted: Step = {
  day: -1,
  at: '18:30',
  do: async (life) => {
    const clerk = life.as('nusrat');
    const { items, messages, read } = readSms(messagesOf(life));
    await run(life.deps, clerk, keepArrivals, {
      source: 'sms',
      items: items.map(({ provider: method, trx, ...item }) => ({
        method,
        ...(trx !== '' && { outside: trx }),
        ...item,
      })),
    });
    await run(life.deps, clerk, keepUnread, {
      source: 'sms',
      unread: messages.map((text) => ({ text })),
      read: [...read],
    });
    const { unread } = await findMoneyInbox(life.deps.db, life.deps.clock.now());
    const ofRocket = unread.find(({ text }) => text.includes('Rocket'));
    if (ofRocket === undefined) {
      throw new Error('The message of Rocket wasn’t kept.');
    }
    await run(life.deps, clerk, readByHand, {
      id: ofRocket.id,
      method: 'rocket',
      outside: '2281907734',
      amount: 3_200_00,
      at: `${life.dayAt(-1)}T14:05:00+06:00`,
    });
  },
};

const rejected: Step = {
  day: -1,
  at: '12:05',
  do: (life) =>
    run(life.deps, life.as('nusrat'), rejectClaim, {
      id: life.noted('clouds-3.claim'),
      reason: 'এই নম্বরে কোনো টাকা আসেনি। মেসেজের TxnID মিলিয়ে আবার লিখুন।',
    }),
};

/** In the morning the first of them is matched: its customer has a receipt. */
const matched: Step = {
  day: 0,
  at: '09:20',
  do: async (life) => {
    const { proposals } = await findMoneyInbox(life.deps.db, life.deps.clock.now());
    const claim = life.noted('hills-4.claim');
    const found = proposals.find((each) => each.claim.id === claim);
    if (found === undefined) {
      throw new Error('Nothing was proposed for the claim.');
    }
    await run(life.deps, life.as('nusrat'), matchMoney, {
      claim,
      arrival: found.arrival.id,
      parts: [{ order: life.noted('hills-4.id'), amount: found.arrival.amount }],
      key: life.key(),
    });
  },
};

/** What customers say they paid, and what the wallets say that came. */
export const arrivals: readonly Step[] = [...claims.map(claimed), rejected, pasted, matched];
