import { m } from '#messages/messages.js';

interface BouncedChequesProps {
  readonly cheques: ReadonlyArray<{
    readonly id: string;
    readonly number: string;
    readonly amount: string;
    readonly day: string;
    readonly reason: string;
  }>;
}

/** Cheques of the customer that the bank returned while the order still owes. */
export const BouncedCheques = ({ cheques }: BouncedChequesProps) =>
  cheques.length > 0 && (
    <section className="order-box" aria-labelledby="bounced" data-bounced>
      <h2 id="bounced">{m.orders_bounced_title()}</h2>
      {cheques.map(({ id, number, amount, day, reason }) => (
        <p key={id} className="num">
          {m.orders_bounced_text({ number, sum: amount, day, reason })}
        </p>
      ))}
    </section>
  );
