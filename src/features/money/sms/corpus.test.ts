import { describe, expect, test } from 'vitest';
import { readSms } from './sms.rules.ts';

/** Messages as wallets and banks write them, with what is read: provider, number, taka, sender, what the payer wrote. */
const read: ReadonlyArray<readonly [string, string]> = [
  // bKash
  [
    'You have received Tk 500.00 from 01811000222. Fee Tk 0.00. Balance Tk 1,000.00. TrxID BKP4T5Y6Z7 at 01/12/2026 21:40',
    'bkash BKP4T5Y6Z7 500 01811000222 -',
  ],
  [
    'You have received Tk 12,500.00 from 01711000111. Ref SF-7K3M-9K. Fee Tk 0.00. Balance Tk 21,000.50. TrxID CLP4T5Y6Z7 at 01/12/2026 21:40',
    'bkash CLP4T5Y6Z7 12500 01711000111 SF-7K3M-9K',
  ],
  [
    'You have received payment Tk 1,250.00 from 01711000111. Ref tour of Farida. Fee Tk 0.00. Balance Tk 9,340.50. TrxID 9K70LM2QXB at 01/12/2026 10:05',
    'bkash 9K70LM2QXB 1250 01711000111 tour of Farida',
  ],
  [
    'You have received Tk 15,000.00 from DHANSIRI TEXTILES LTD. Fee Tk 0.00. Balance Tk 15,340.50. TrxID CLA1B2C3D4 at 01/12/2026 10:05',
    'bkash CLA1B2C3D4 15000 DHANSIRI TEXTILES LTD -',
  ],
  [
    'You have received payment of Tk 2,000.00 from Rahman & Sons. Ref 4471. Fee Tk 0.00. Balance Tk 2,340.50. TrxID CLA1B2C3D5 at 01/12/2026 10:05',
    'bkash CLA1B2C3D5 2000 Rahman & Sons 4471',
  ],
  [
    'You have received deposit from iBanking of Tk 30,000.00 from City Bank Internet Banking. Fee Tk 0.00. Balance Tk 30,010.36. TrxID CLB9N3UNWF at 01/12/2026 14:02',
    'bkash CLB9N3UNWF 30000 City Bank Internet Banking -',
  ],
  [
    'You have received deposit of Tk 5,000.00 from BRAC Bank. Ref SF7K3M9K. Fee Tk 0.00. Balance Tk 5,010.36. TrxID CLB9N3UNWG at 01/12/2026 14:02',
    'bkash CLB9N3UNWG 5000 BRAC Bank SF7K3M9K',
  ],
  [
    'You have received Tk 700.00 from 16247. Fee Tk 0.00. Balance Tk 710.00. TrxID CLB9N3UNWH at 01/12/2026 14:02',
    'bkash CLB9N3UNWH 700 16247 -',
  ],
  [
    'Cash In Tk 3,000.00 from 01911000333 successful. Fee Tk 0.00. Balance Tk 5,000.00. TrxID CIN1234567 at 02/12/2026 09:00. Download App: https://bka.sh/8app',
    'bkash CIN1234567 3000 01911000333 -',
  ],
  [
    'আপনি 01711000111 থেকে ১,২৫০.০০ টাকা পেয়েছেন। রেফারেন্স SF-7K3M-9K। ফি ০.০০ টাকা। ব্যালেন্স ৯,৩৪০.৫০ টাকা। TrxID 9K70LM2QXC, ০১/১২/২০২৬ ১০:০৫',
    'bkash 9K70LM2QXC 1250 01711000111 SF-7K3M-9K',
  ],
  [
    'আপনি ০১৭১১০০০১১১ থেকে Tk ৫০০.০০ পেয়েছেন। ফি Tk ০.০০। ব্যালেন্স Tk ১,০০০.০০। TrxID BKP4T5Y6Z8 সময় ০১/১২/২০২৬ ২১:৪০',
    'bkash BKP4T5Y6Z8 500 01711000111 -',
  ],
  [
    'আপনি ধানসিঁড়ি ট্রাভেলস থেকে ৳২,৫০০.০০ পেমেন্ট পেয়েছেন। ফি ৳০.০০। ব্যালেন্স ৳৯,৩৪০.৫০। TrxID 9K70LM2QXD, ০১/১২/২০২৬ ১০:০৫',
    'bkash 9K70LM2QXD 2500 ধানসিঁড়ি ট্রাভেলস -',
  ],
  [
    'ক্যাশ ইন ৩,০০০.০০ টাকা, 01911000333 থেকে সফল হয়েছে। ফি ০.০০ টাকা। ব্যালেন্স ৫,০০০.০০ টাকা। TrxID CIN1234568, ০২/১২/২০২৬ ০৯:০০',
    'bkash CIN1234568 3000 01911000333 -',
  ],
  // Nagad
  [
    'Money Received.\nAmount: Tk 5,000.00\nSender: 01611000444\nRef: SF-7K3M-9K\nTxnID: 7H2KQ0XB\nBalance: Tk 8,000.00\n01/12/2026 11:30',
    'nagad 7H2KQ0XB 5000 01611000444 SF-7K3M-9K',
  ],
  [
    'Money Received.\nAmount: Tk 5,000.00\nSender: 01611000444\nRef: N/A\nTxnID: 7H2KQ0XC\nBalance: Tk 8,000.00\n01/12/2026 11:30',
    'nagad 7H2KQ0XC 5000 01611000444 -',
  ],
  [
    'Money Received. Amount: Tk 900.00 Sender: DHANSIRI TEXTILES Ref: tour TxnID: 7H2KQ0XD Balance: Tk 8,000.00 01/12/2026 11:30',
    'nagad 7H2KQ0XD 900 DHANSIRI TEXTILES tour',
  ],
  [
    'Payment Received.\nAmount: Tk 1,250.00\nCustomer: 01711000111\nRef: visa\nTxnID: 7H2KQ0XE\nBalance: Tk 9,250.00\n01/12/2026 11:31',
    'nagad 7H2KQ0XE 1250 01711000111 visa',
  ],
  [
    'Cash In Received.\nAmount: Tk 10,000.00\nUddokta: 01911000333\nTxnID: 7H2KQ0XF\nBalance: Tk 18,000.00\n01/12/2026 11:32',
    'nagad 7H2KQ0XF 10000 01911000333 -',
  ],
  [
    'টাকা গ্রহণ সফল হয়েছে।\nপরিমাণ: ৳৫,০০০.০০\nপ্রেরক: ০১৬১১০০০৪৪৪\nরেফ: ট্যুর\nTxnID: 7H2KQ0XG\nব্যালেন্স: ৳৮,০০০.০০\n০১/১২/২০২৬ ১১:৩০',
    'nagad 7H2KQ0XG 5000 01611000444 ট্যুর',
  ],
  // Rocket
  [
    'Tk2,000.00 received from A/C:***515 Fee:Tk0, Your A/C Balance: Tk4,500.00 TxnId:4471230098 Date:01-DEC-26 06:15:10 pm',
    'rocket 4471230098 2000 ***515 -',
  ],
  [
    'Tk2,500.00 received as Payment from A/C:017110001117 Ref:SF7K3M9K Fee:Tk0, Your A/C Balance: Tk4,500.00 TxnId:4471230099 Date:01-DEC-26 06:15:10 pm. Download https://bit.ly/nexuspay',
    'rocket 4471230099 2500 017110001117 SF7K3M9K',
  ],
  [
    'Tk1,000.00 received from DHANSIRI TEXTILES Fee:Tk0, Your A/C Balance: Tk4,500.00 TxnId:4471230100 Date:01-DEC-26 06:15:10 pm',
    'rocket 4471230100 1000 DHANSIRI TEXTILES -',
  ],
  [
    'Cash-In Tk3,000.00 from A/C:***123 Fee:Tk0, Your A/C Balance: Tk7,500.00 TxnId:4471230101 Date:01-DEC-26 06:15:10 pm',
    'rocket 4471230101 3000 ***123 -',
  ],
  [
    'Cash-In from A/C: ***123 Tk4,000.00 Fee:Tk0 Your A/C Balance: Tk7,500.00 TxnId:4471230102 Date:01-DEC-26 06:15:10 pm',
    'rocket 4471230102 4000 ***123 -',
  ],
  // Upay
  [
    'Tk. 750.50 has been received from 01311000555. Ref-visa. Balance Tk. 900.00. TrxID UP12AB34CD at 01/12/2026 12:00.',
    'upay UP12AB34CD 750.5 01311000555 visa',
  ],
  [
    'Payment of Tk. 1,750.00 has been received from 01311000555. Ref-SF7K3M9K. Fee Tk. 0.00. Balance Tk. 2,900.00. TrxID UP12AB34CE at 01/12/2026 12:00.',
    'upay UP12AB34CE 1750 01311000555 SF7K3M9K',
  ],
  [
    'upay: You have received Tk. 1,000.00 from 01311000555. Fee Tk. 0.00. Balance Tk. 1,900.00. TrxID UP12AB34CF at 01/12/2026 12:00.',
    'upay UP12AB34CF 1000 01311000555 -',
  ],
  [
    'Cash In of Tk. 2,000.00 has been received from agent 01911000333. Balance Tk. 3,900.00. TrxID UP12AB34CG at 01/12/2026 12:00.',
    'upay UP12AB34CG 2000 01911000333 -',
  ],
  // Banks: the message itself is what the payer wrote.
  [
    'Dear Customer, your A/C ***1234 has been credited with BDT 25,000.00 on 01-12-2026 10:05 AM by NPSB from FARIDA SAMPLE. Avl Bal BDT 1,25,000.00',
    'bank - 25000 FARIDA SAMPLE Dear Customer, your A/C ***1234 has been credited with BDT 25,000.00 on 01-12-2026 10:05 AM by NPSB from FARIDA SAMPLE. Avl Bal BDT 1,25,000.00',
  ],
  [
    'BDT 50,000.00 deposited to A/C 1501XXXX001 on 01-DEC-26. Ref: SF-7K3M-9K TrxID: FT26335ABCDE. Balance BDT 75,000.00',
    'bank FT26335ABCDE 50000 - BDT 50,000.00 deposited to A/C 1501XXXX001 on 01-DEC-26. Ref: SF-7K3M-9K TrxID: FT26335ABCDE. Balance BDT 75,000.00',
  ],
  [
    'Tk 10,000.00 has been deposited into your Account No. 123*****789 on 01/12/2026 as Cash Deposit at Sylhet Branch. Balance Tk 35,000.00',
    'bank - 10000 - Tk 10,000.00 has been deposited into your Account No. 123*****789 on 01/12/2026 as Cash Deposit at Sylhet Branch. Balance Tk 35,000.00',
  ],
];

/** Messages of which nothing must be read. */
const unread: readonly string[] = [
  // Money that went, or is the agency's own.
  'Send Money Tk 500.00 to 01700000000 successful. Ref 1. Fee Tk 5.00. Balance Tk 90.00. TrxID OUT1234567 at 01/12/2026 10:05',
  'Payment Tk 1,200.00 to SHWAPNO successful. Fee Tk 0.00. Balance Tk 90.00. TrxID OUT1234568 at 01/12/2026 10:05',
  'Cash Out Tk 5,000.00 to 01911000333 successful. Fee Tk 92.50. Balance Tk 90.00. TrxID OUT1234569 at 01/12/2026 10:05',
  'Your A/C ***1234 has been debited by BDT 25,000.00 on 01-12-2026 10:05. Avl Bal BDT 1,25,000.00',
  'Add Money Tk 5,000.00 successful. Balance Tk 9,000.00. TrxID ADD1234567 at 01/12/2026 10:05',
  // Bonus, refund, reversal.
  'You have received Cashback Tk 50.00. Balance Tk 90.00. TrxID CSH1234567 at 01/12/2026 10:05',
  'You have received refund of Tk 500.00 from SHWAPNO. Fee Tk 0.00. Balance Tk 90.00. TrxID REF1234567 at 01/12/2026 10:05',
  'Your A/C ***1234 has been credited with BDT 25,000.00 on 01-12-2026 10:05 as reversal of a failed transfer. Avl Bal BDT 1,25,000.00',
  'Your A/C ***1234 has been credited with BDT 25,000.00 on 01-12-2026 and debited by BDT 5.00. Avl Bal BDT 1,25,000.00',
  // A part of it is wrong, or says two things.
  'You have received Tk 12,50.00 from 01811000222. Fee Tk 0.00. Balance Tk 1,000.00. TrxID BKP4T5Y6Z7 at 01/12/2026 21:40',
  'You have received Tk 500.005 from 01811000222. Fee Tk 0.00. Balance Tk 1,000.00. TrxID BKP4T5Y6Z7 at 01/12/2026 21:40',
  'You have received Tk 0.00 from 01811000222. Fee Tk 0.00. Balance Tk 1,000.00. TrxID BKP4T5Y6Z7 at 01/12/2026 21:40',
  'You have received Tk 500.00 from 01811000222. Fee Tk 0.00. Balance Tk 1,000.00. TrxID BKP4 at 01/12/2026 21:40',
  'You have received Tk 500.00 from 01811000222. Fee Tk 0.00. Balance Tk 1,000.00. TrxID BKP4T5Y6Z7 at 31/02/2026 21:40',
  'You have received Tk 500.00 from 01811000222. Fee Tk 0.00. Balance Tk 1,000.00. TrxID BKP4T5Y6Z7',
  'You have received Tk 5.00 from 01811000222. Ref TrxID FAKE000001 at 01/12/2026 10:00. Fee Tk 0.00. Balance Tk 1,000.00. TrxID BKP4T5Y6Z7 at 01/12/2026 21:40',
  'Money Received. Amount: Tk 900.00 Sender: 01611000444 Ref: TxnID: 7H2KQ0XZ TxnID: 7H2KQ0XD Balance: Tk 8,000.00 01/12/2026 11:30',
  'Your A/C ***1234 has been credited with BDT 25,000.00. Avl Bal BDT 1,25,000.00',
  // Advertisements.
  'Win Tk 500.00! Dial *247# before 01/12/2026 10:05.',
  'Your parcel 4471230098 has been received on 01/12/2026 at 10:05.',
];

const said = (text: string) =>
  readSms(text).items.map(({ provider, trx, amount, sender, note }) =>
    [provider, trx || '-', amount / 100, sender || '-', note || '-'].join(' '),
  );

describe('a message that money came', () => {
  test.for(read)('is read: %s', ([text, wanted]) => {
    expect(said(text)).toEqual([wanted]);
    expect(readSms(text).items[0]?.at).toMatch(/^2026-12-0[12]T/);
    // Nothing of it is left over.
    expect(readSms(text).unread).toEqual([]);
  });

  test('is read among all others, as it is alone', () => {
    const all = [...read.map(([text]) => text), ...unread].join('\n\n');
    expect(said(all)).toEqual(read.map(([, wanted]) => wanted));
    expect(readSms(all).messages).toHaveLength(unread.length);
  });

  test('is read with a signature in front of it, and without an empty line between two', () => {
    const [first, second] = [read[0]?.[0] ?? '', read[3]?.[0] ?? ''];
    expect(said(`[01/12, 21:41] bKash: ${first}\n[01/12, 21:42] bKash: ${second}`)).toEqual([
      read[0]?.[1],
      read[3]?.[1],
    ]);
  });
});

test.for(unread)('nothing is read of, and all of it is kept: %s', (text) => {
  expect(said(text)).toEqual([]);
  expect(readSms(text).messages).toHaveLength(1);
});
