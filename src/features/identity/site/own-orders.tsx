import { m } from '#messages/messages.js';
import { usePageLanguage } from '#site/page-language.ts';
import { Unread, useOwnList } from './own-list.tsx';
import { type ListedOrder, OwnOrder } from './own-order.tsx';
import { OwnSection } from './own-section.tsx';

/** The response of `GET /api/account/orders`. */
interface Mine {
  readonly confirmed: boolean;
  readonly items: readonly ListedOrder[];
}

/** Orders of the account's verified address, each linked to its page. */
export function OwnOrders() {
  const language = usePageLanguage();
  const list = useOwnList<Mine>('/api/account/orders');
  const mine = list.data;
  return (
    <OwnSection id="orders" title={m.account_orders()} text={m.account_orders_text()}>
      <Unread of={list} />
      {mine && mine.items.length === 0 && (
        <p>{mine.confirmed ? m.account_orders_none() : m.account_orders_unconfirmed()}</p>
      )}
      {mine && mine.items.length > 0 && (
        <ul className="own-sessions">
          {mine.items.map((order) => (
            <OwnOrder key={order.reference} order={order} language={language} />
          ))}
        </ul>
      )}
    </OwnSection>
  );
}
