import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { m } from '#messages/messages.js';

const looksEveryMs = 3_000;

/**
 * Says that a payment is being checked, and shows its outcome as soon as it is known: the page looks again by itself while somebody
 * looks at it. Without JavaScript the link does.
 */
export function PaymentChecked({ here }: { readonly here: string }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') {
        void revalidate();
      }
    }, looksEveryMs);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <p className="order-result" role="status" data-result="checking">
      {m.orders_pay_checking()} <a href={here}>{m.orders_pay_look()}</a>
    </p>
  );
}
