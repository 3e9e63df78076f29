import { m } from '#messages/messages.js';
import type { Checkout } from '../checkout/checkout.queries.ts';

/** What is kept after a cancellation, by the days that are left. */
export function CheckoutCancellation({ ladder }: Pick<Checkout, 'ladder'>) {
  return (
    <section className="order-box" aria-labelledby="cancel">
      <h2 id="cancel">{m.package_cancel_title()}</h2>
      <ol className="checkout-ladder num">
        {ladder.map(({ kept, when }) => (
          <li key={when}>
            <span>{when}</span>
            <b>{kept}</b>
          </li>
        ))}
      </ol>
      <p className="order-words">{m.package_cancel_note()}</p>
    </section>
  );
}
