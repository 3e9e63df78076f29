import type { ToldResult } from '#features/orders/customer/visitor.contract.ts';
import { m } from '#messages/messages.js';
import type { TransferMethod } from '../money.rules.ts';
import { methodName } from './transfer-words.ts';

interface ToldBoxProps {
  readonly claims: ReadonlyArray<{
    readonly id: string;
    readonly method: TransferMethod;
    readonly outside: string | null;
    readonly amount: string;
    readonly slip: boolean;
    readonly isRejected: boolean;
    readonly isAsked: boolean;
    readonly reason: string | null;
  }>;
  readonly result: ToldResult | undefined;
  /** Whether the form for a number or slip is on the page. */
  readonly canTell: boolean;
}

/** What the customer told of payments that aren't receipts yet. */
export function ToldBox({ claims, result, canTell }: ToldBoxProps) {
  if (claims.length === 0) {
    return null;
  }
  return (
    <section className="order-box" aria-labelledby="told">
      <h2 id="told">{m.orders_told()}</h2>
      {result === 'done' && (
        <p className="order-result" role="status" data-result="done">
          {m.orders_told_done()}
        </p>
      )}
      <ul className="told">
        {claims.map(({ id, method, outside, amount, slip, isRejected, isAsked, reason }) => (
          <li key={id} data-state={isRejected ? 'rejected' : isAsked ? 'asked' : 'told'}>
            <b className="num">
              {amount}, {methodName(method)}
              {outside !== null && (
                <span className="told-trx">{m.orders_told_number({ number: outside })}</span>
              )}
            </b>
            <p>
              {isRejected
                ? m.orders_told_rejected({ reason: reason ?? '' })
                : isAsked
                  ? canTell
                    ? m.orders_told_asked()
                    : m.orders_told_asked_write()
                  : m.orders_told_compare()}
            </p>
            {slip && <small>{m.orders_told_slip()}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
