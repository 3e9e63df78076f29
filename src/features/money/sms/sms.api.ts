import { run } from '#platform/command/command.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { runs } from '#platform/http/runs.ts';
import { keepArrivals } from '../arrivals/arrivals.commands.ts';
import { keepUnread } from '../unparsed-sms/unparsed-sms.commands.ts';
import { smsRead, smsRequest } from './sms.contract.ts';
import { readSms } from './sms.rules.ts';

/** Messages of wallets, for the office. */
export const smsRoutes = routes('Payments', [
  runs(
    'POST /money/sms',
    {
      permission: 'payments.write',
      id: 'readSms',
      summary:
        'Reads pasted messages of wallets and banks and keeps them as arrivals, or else as unread; nothing is settled by them',
      body: smsRequest,
      example: {
        text: 'You have received payment Tk 1,250.00 from 01711000111. Fee Tk 0.00. Balance Tk 9,340.50. TrxID 9K70LM2QXB at 22/11/2026 10:05',
      },
      answer: 'What was read, in the order of the text. Sums are poisha.',
      output: smsRead,
    },
    async ({ text, provider }, deps, caller) => {
      const { items, unread, messages, read } = readSms(text, provider);
      const kept = items.map(({ provider: method, trx, ...item }) => ({
        method,
        ...(trx === '' ? {} : { outside: trx }),
        ...item,
      }));
      await run(deps, caller, keepArrivals, { source: 'sms', items: kept });
      await run(deps, caller, keepUnread, {
        source: 'sms' as const,
        ...(provider === undefined ? {} : { method: provider }),
        unread: messages.map((message) => ({ text: message })),
        read: [...read],
      });
      const shown = items.map(({ note, ...item }) => ({ ...item, ...(note === '' ? {} : { note }) }));
      return { items: shown, unread: [...unread] };
    },
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof smsRoutes> {}
}
