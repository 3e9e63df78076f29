import type { ReactNode } from 'react';
import { replies } from '#features/enquiries/contact/contact.rules.ts';
import { replyName } from '#features/enquiries/site/contact-labels.ts';
import { m } from '#messages/messages.js';
import { Pills } from '#ui/form/pills.tsx';
import { mailInput, phoneInput, TextField } from '#ui/form/text-field.tsx';
import type { CheckoutField, TypedCheckout } from '../checkout/checkout.rules.ts';

interface ContactProps {
  readonly typed: TypedCheckout;
  change(changed: Partial<TypedCheckout>): void;
  errorOf(field: CheckoutField): string | undefined;
  readonly children?: ReactNode;
}

/** Who books. */
export function CheckoutContact({ typed, change, errorOf, children }: ContactProps) {
  const field = (name: 'name' | 'phone' | 'email') => ({
    id: name,
    name,
    value: typed[name],
    error: errorOf(name),
    onValue: (value: string) => change({ [name]: value }),
  });
  return (
    <section className="order-box checkout-contact" aria-labelledby="contact">
      <h2 id="contact">{m.checkout_lead()}</h2>
      <TextField {...field('name')} label={m.contact_name()} type="text" autoComplete="name" maxLength={80} />
      <TextField
        {...field('phone')}
        {...phoneInput}
        label={m.contact_phone()}
        help={m.contact_phone_help()}
      />
      <TextField
        {...field('email')}
        {...mailInput}
        label={
          <>
            {m.contact_mail()} {typed.reply !== 'email' && <small>{m.contact_optional()}</small>}
          </>
        }
        help={m.checkout_mail_help()}
      />
      <Pills
        legend={m.checkout_reply()}
        name="reply"
        options={replies.map((value) => ({ value, words: replyName[value]() }))}
        chosen={replies.find((each) => each === typed.reply) ?? 'phone'}
        onChoose={(reply) => change({ reply })}
      />
      {children}
    </section>
  );
}
