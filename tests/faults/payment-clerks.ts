import { resolve } from 'node:path';
import { z } from 'zod';
import { paymentMade } from '#features/payments/payments.contract.ts';
import { defaultSales } from '#features/site-settings/default-settings.data.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { saveAgency } from '../access/agency.ts';
import { sell } from '../selling/sales.ts';
import { brokenBooks, lostPayments, paymentOf } from './payment-judge.ts';
import {
  owner,
  type Place,
  type RetryFigures,
  type RetryOptions,
  retryUnderKills,
} from './retry-under-kills.ts';

/** The payments are spread over so many orders, so that some meet and some don't. */
const orders = 12;

/** Sells the orders before any process runs. @returns their ids */
async function sellAll(place: Place): Promise<string[]> {
  const { database } = await openDatabase(place, 'seller');
  await migrate(database, resolve('migrations'));
  const deps: CommandDeps = {
    db: database.db,
    clock: { now: () => new Date() },
    pages: { drop: () => {} },
    siteUrl: 'https://shofor.example',
    dataKey: testDataKey,
  };
  // Nobody waits for a second person here, whatever one customer has paid in a day.
  await saveAgency(deps, { sales: { ...defaultSales, approvalFrom: 100_000_000_000 } });
  const ids: string[] = [];
  for (let number = 0; number < orders; number += 1) {
    const lines = [
      { charge: 'own', quantity: 1, unit: 90_000_000 + number, text: { en: 'Umrah group' } } as const,
    ];
    ids.push((await sell(deps, { lines, key: `order-of-the-clerks-${number + 10}` })).id);
  }
  await database.close();
  return ids;
}

export const sent = async (
  url: string,
  body: object,
  token: string,
  headers: Readonly<Record<string, string>> = {},
) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });

export async function signIn(url: string): Promise<string> {
  const provider = `${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=shofor`;
  const proved = await sent(provider, { ...owner, returnSecureToken: true }, '');
  const { idToken } = z.object({ idToken: z.string() }).parse(await proved.json());
  const response = await sent(`${url}/jwt`, { email: owner.email }, idToken);
  return z.object({ token: z.string() }).parse(await response.json()).token;
}

/** Many clerks write payments by hand to the built program, as `retryUnderKills` has it. */
export function killUnderClerks(options: RetryOptions): Promise<RetryFigures> {
  let sold: string[] = [];
  let token = '';
  return retryUnderKills(options, {
    prepare: async (place) => {
      sold = await sellAll(place);
    },
    begin: async (url) => {
      token = await signIn(url);
    },
    send: (number, url) =>
      sent(`${url}/api/orders/${sold[number % orders]}/payments`, paymentOf(number), token),
    nameIn: (answer) => paymentMade.parse(answer).id,
    judge: async (database, acks) => ({
      broken: await brokenBooks(database, options.writes),
      lost: await lostPayments(database, acks),
    }),
  });
}
