import { describe, expect, test } from 'vitest';
import { readSms } from './sms.rules.ts';

const merchant =
  'You have received payment Tk 1,250.00 from 01711000111. Ref SF7K3M9Q. Fee Tk 0.00. Balance Tk 9,340.50. TrxID 9K70LM2QXB at 22/11/2026 10:05';
const personal =
  'You have received Tk 500.00 from 01811000222. Fee Tk 0.00. Balance Tk 1,000.00. TrxID BKP4T5Y6Z7 at 01/12/2026 21:40';
const cashIn =
  'Cash In Tk 3,000.00 from 01911000333 successful. Fee Tk 0.00. Balance Tk 5,000.00. TrxID CIN1234567 at 02/12/2026 09:00';
const nagad =
  'Money Received.\nAmount: Tk 5,000.00\nSender: 01611000444\nRef: tour\nTxnID: 7H2KQ0XB\nBalance: Tk 8,000.00\n22/11/2026 11:30';
const rocket =
  'Tk2,000.00 received from A/C:***515 Fee:Tk0, Your A/C Balance: Tk4,500.00 TxnId:4471230098 Date:22-NOV-26 06:15:10 pm';
const upay =
  'Tk. 750.50 has been received from 01311000555. Ref-visa. Balance Tk. 900.00. TrxID UP12AB34CD at 22/11/2026 12:00.';

describe('a pasted message', () => {
  test('of each wallet is read by its layout', () => {
    expect(readSms(merchant).items).toEqual([
      {
        provider: 'bkash',
        trx: '9K70LM2QXB',
        amount: 125_000,
        sender: '01711000111',
        note: 'SF7K3M9Q',
        at: '2026-11-22T10:05:00+06:00',
      },
    ]);
    expect(readSms(personal).items).toMatchObject([
      { trx: 'BKP4T5Y6Z7', amount: 50_000, at: '2026-12-01T21:40:00+06:00' },
    ]);
    expect(readSms(cashIn).items).toMatchObject([{ provider: 'bkash', trx: 'CIN1234567', amount: 300_000 }]);
    expect(readSms(nagad).items).toMatchObject([
      { provider: 'nagad', trx: '7H2KQ0XB', amount: 500_000, sender: '01611000444' },
    ]);
    expect(readSms(rocket).items).toMatchObject([
      {
        provider: 'rocket',
        trx: '4471230098',
        amount: 200_000,
        sender: '***515',
        at: '2026-11-22T18:15:00+06:00',
      },
    ]);
    expect(readSms(upay).items).toMatchObject([{ provider: 'upay', trx: 'UP12AB34CD', amount: 75_050 }]);
  });

  test('stands among others, and what isn’t understood stays visible', () => {
    const text = [
      merchant,
      'Win a phone! Dial *247#',
      nagad,
      rocket,
      'Payment Tk 40.00 to 01700000000 successful.',
      upay,
    ].join('\n\n');
    const { items, unread } = readSms(text);
    expect(items.map(({ provider }) => provider)).toEqual(['bkash', 'nagad', 'rocket', 'upay']);
    expect(unread).toEqual(['Win a phone! Dial *247#', 'Payment Tk 40.00 to 01700000000 successful.']);
  });

  test('with the TrxID of one before it and another sum stays visible: the first is read', () => {
    const other = merchant.replace('1,250.00', '12,500.00');
    const { items, unread } = readSms([merchant, other, merchant].join('\n'));
    expect(items.map(({ amount }) => amount)).toEqual([125_000, 125_000]);
    expect(unread).toEqual([expect.stringContaining('12,500.00')]);
  });

  test('may have Bangla digits', () => {
    const bangla = merchant.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    expect(readSms(bangla).items).toMatchObject([{ amount: 125_000, at: '2026-11-22T10:05:00+06:00' }]);
  });

  test('about money that went out, or with a day that there isn’t, is not read', () => {
    for (const text of [
      'Send Money Tk 500.00 to 01700000000 successful. Fee Tk 5.00. Balance Tk 90.00. TrxID OUT1234567 at 22/11/2026 10:05',
      merchant.replace('22/11/2026', '31/02/2026'),
      merchant.replace('1,250.00', '0.00'),
    ]) {
      expect(readSms(text).items, text).toEqual([]);
      expect(readSms(text).unread).toHaveLength(1);
    }
  });

  test.for([
    ['06:15:10 pm', '2026-11-22T18:15:00+06:00'],
    ['06:15:10 am', '2026-11-22T06:15:00+06:00'],
    ['12:15:10 am', '2026-11-22T00:15:00+06:00'],
    ['12:15:10 pm', '2026-11-22T12:15:00+06:00'],
    ['18:15', '2026-11-22T18:15:00+06:00'],
    ['24:15', undefined],
    ['18:60', undefined],
  ] as const)('that says %s came at %s', ([clock, at]) => {
    expect(readSms(rocket.replace('06:15:10 pm', clock)).items[0]?.at).toBe(at);
  });

  test('has its sum to the poisha and the sender without the country’s code', () => {
    const read = (text: string) => readSms(text).items[0];
    expect(read(personal.replace('500.00', '1,00,500.5'))?.amount).toBe(10_050_050);
    expect(read(personal.replace('500.00', '500.05'))?.amount).toBe(50_005);
    expect(read(personal.replace('500.00', '500'))?.amount).toBe(50_000);
    expect(read(personal.replace('01811000222', '+8801811000222'))?.sender).toBe('01811000222');
  });

  test('is read by one layout only when staff say which wallet it is', () => {
    expect(readSms(`${merchant}\n${upay}`, 'upay').items.map(({ provider }) => provider)).toEqual(['upay']);
  });

  test('of any length and content is answered at once', () => {
    const begins = 'You have received Tk 1 from a';
    const many = (part: string) => `${begins} ${part.repeat(20_000 / part.length)}`.slice(0, 20_000);
    const parts = [
      'TrxID ',
      'Fee ',
      'Ref Fee ',
      'Ref. Fee TrxID ',
      `${begins} Ref Fee `,
      'Tk 1 ',
      'A/C 123 credited BDT 1 on ',
    ];
    for (const hostile of [
      ...parts.map(many),
      'A'.repeat(20_000),
      ' '.repeat(20_000),
      '1/1/26 '.repeat(2_000),
    ]) {
      expect(readSms(hostile).items).toEqual([]);
    }
  });
});
