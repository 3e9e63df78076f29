import { m } from '#messages/messages.js';
import './checkout-steps.css';

const steps = [
  ['party', m.checkout_step_party],
  ['contact', m.checkout_step_contact],
  ['price', m.checkout_step_price],
  ['pay', m.checkout_step_pay],
] as const;

/** How far the booking is. */
export function CheckoutSteps({ at }: { readonly at: (typeof steps)[number][0] }) {
  const place = steps.findIndex(([step]) => step === at);
  return (
    <ol className="checkout-steps" aria-label={m.checkout_steps()}>
      {steps.map(([step, words], index) => (
        <li
          key={step}
          aria-current={index === place ? 'step' : undefined}
          data-done={index < place || undefined}
        >
          {words()}
        </li>
      ))}
    </ol>
  );
}
