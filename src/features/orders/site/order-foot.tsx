import { m } from '#messages/messages.js';
import { useAgency } from '#site/layout/agency.ts';
import { PhoneNumber } from '#ui/phone-number.tsx';

/** The end of a page that is opened by a secret link: whom to call, and who may see it. */
export function OrderFoot({ secret }: { readonly secret: string }) {
  const agency = useAgency();
  return (
    <>
      <p className="order-more">
        {m.orders_more()}{' '}
        <a className="num" href={`tel:${agency.phone}`}>
          <PhoneNumber of={agency.phone} />
        </a>
      </p>
      <p className="order-secret">{secret}</p>
    </>
  );
}
