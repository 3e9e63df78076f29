import { m } from '#messages/messages.js';
import { useAgency } from '#site/layout/agency.ts';
import { WhatsappLink } from '#site/whatsapp-link.tsx';
import { PhoneNumber } from '#ui/phone-number.tsx';

interface FootProps {
  readonly secret: string;
  /** What is written to WhatsApp for them; absent: the telephone alone. */
  readonly question?: string;
}

/** The end of a page that is opened by a secret link: whom to ask, and who may see it. */
export function OrderFoot({ secret, question }: FootProps) {
  const agency = useAgency();
  return (
    <>
      <p className="order-more">
        {m.orders_more()}{' '}
        <a className="num" href={`tel:${agency.phone}`}>
          <PhoneNumber of={agency.phone} />
        </a>
      </p>
      {question !== undefined && (
        <p>
          <WhatsappLink text={question} />
        </p>
      )}
      <p className="order-secret">{secret}</p>
    </>
  );
}
