import { randomInt } from 'node:crypto';

const letters = 'ACDEFGHJKLMNPQRSTUVWXYZ2345679';

/** Ten letters and digits, as bKash makes them. */
export const newTrx = (): string =>
  `9${Array.from({ length: 9 }, () => letters[randomInt(letters.length)]).join('')}`;

/** What the wallet writes of money that came. @param note what the sender wrote with it */
export const receivedSms = (trx: string, taka: number, from: string, note = ''): string =>
  `You have received payment Tk ${taka.toLocaleString('en')}.00 from ${from}. ${note === '' ? '' : `Ref ${note}. `}Fee Tk 0.00. Balance Tk 29,340.50. TrxID ${trx} at 22/11/2026 10:05`;
