import { describe, expect, it } from 'vitest';
import { transaction } from './sslcommerz.contract.ts';
import { judgeTransaction } from './sslcommerz.rules.ts';

const attempt = { ourId: 'ABCD1234EFGH5678', amount: 100_000, session: 'S1' };
const told = (changed: object) =>
  transaction.parse({
    status: 'VALID',
    tran_id: attempt.ourId,
    amount: '1000.00',
    store_amount: '975.00',
    currency: 'BDT',
    currency_type: 'BDT',
    currency_amount: '1000.00',
    bank_tran_id: 'B1',
    ...changed,
  });

describe('a payment of SSLCommerz', () => {
  it('counts when its risk is told as none', () => {
    expect(judgeTransaction(told({ risk_level: '0' }), attempt)).toMatchObject({ state: 'paid' });
    expect(judgeTransaction(told({ risk_level: 0 }), attempt)).toMatchObject({ state: 'paid' });
  });

  it.each([{}, { risk_level: '' }, { risk_level: null }, { risk_level: '1' }, { risk_level: '2' }])(
    'is left to staff when its risk is %o',
    (risk) => {
      expect(judgeTransaction(told(risk), attempt)).toMatchObject({ state: 'review', why: 'risk' });
    },
  );
});
