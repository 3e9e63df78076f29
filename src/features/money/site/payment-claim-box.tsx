import type { ClaimResult } from '#features/orders/customer/visitor.contract.ts';
import { m } from '#messages/messages.js';
import type { ClaimMethod } from '../money.rules.ts';
import { methodName } from './transfer-labels.ts';

interface PaymentClaimBoxProps {
  readonly claims: ReadonlyArray<{
    readonly id: string;
    readonly method: ClaimMethod;
    readonly outside: string | null;
    readonly amount: string;
    readonly slip: boolean;
    readonly isRejected: boolean;
    readonly isRequested: boolean;
    readonly reason: string | null;
  }>;
  readonly result: ClaimResult | undefined;
  /** Whether the form for a number or slip is on the page. */
  readonly canClaim: boolean;
}

/** What the customer told of payments that aren't receipts yet. */
export function PaymentClaimBox({ claims, result, canClaim }: PaymentClaimBoxProps) {
  if (claims.length === 0) {
    return null;
  }
  return (
    <section className="order-box" aria-labelledby="told">
      <h2 id="told">{m.orders_claims()}</h2>
      {result === 'done' && (
        <p className="order-result" role="status" data-result="done">
          {m.orders_claim_done()}
        </p>
      )}
      <ul className="told">
        {claims.map(({ id, method, outside, amount, slip, isRejected, isRequested, reason }) => (
          <li key={id} data-state={isRejected ? 'rejected' : isRequested ? 'asked' : 'told'}>
            <b className="num">
              {amount}, {methodName(method)}
              {outside !== null && (
                <span className="told-trx">{m.orders_claim_number({ number: outside })}</span>
              )}
            </b>
            <p>
              {isRejected
                ? m.orders_claim_rejected({ reason: reason ?? '' })
                : isRequested
                  ? canClaim
                    ? m.orders_claim_requested()
                    : m.orders_claim_requested_write()
                  : m.orders_claim_compare()}
            </p>
            {slip && <small>{m.orders_claim_slip()}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
