import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';

interface DueProps {
  readonly canAccept: boolean;
  readonly plan: readonly unknown[];
  readonly acceptTo: string;
  readonly validUntil: string | undefined;
  readonly owesMore: boolean;
  readonly due: string;
  readonly dueLabel: string;
  readonly dueOn: string | undefined;
  readonly total: string;
  readonly paid: string;
  readonly paidShare: number;
  /** How it can be paid here. */
  readonly children: ReactNode;
}

/** The sum that rules the page: what is to be paid next, and for a quote the button that accepts it. */
export function OrderDue(props: DueProps) {
  const { canAccept, acceptTo, validUntil, owesMore, due, dueLabel, dueOn, total, paid, paidShare } = props;
  const { children, plan } = props;
  if (!owesMore) {
    return null;
  }
  const head = !canAccept ? m.orders_due : plan.length > 1 ? m.orders_due_first : m.orders_due_whole;
  return (
    <section className="order-box order-due" aria-labelledby="due">
      <h2 id="due">{head()}</h2>
      <p className="order-sum num">
        <b>{due}</b>
        {dueOn !== undefined && <span>{m.orders_due_by({ date: dueOn })}</span>}
      </p>
      <p className="order-words">{dueLabel}</p>
      {canAccept ? (
        <form method="post" action={acceptTo}>
          {validUntil !== undefined && (
            <p className="order-words num">{m.orders_valid({ date: validUntil })}</p>
          )}
          <button className="btn btn-go" type="submit">
            {m.orders_accept()}
          </button>
          <p className="order-words">{m.orders_accept_text({ total })}</p>
        </form>
      ) : (
        <>
          <svg className="order-meter" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="4" />
            <rect className="order-meter-paid" width={paidShare} height="4" />
          </svg>
          <p className="order-words num">{m.orders_paid_of({ total, paid })}</p>
          {children}
        </>
      )}
    </section>
  );
}
