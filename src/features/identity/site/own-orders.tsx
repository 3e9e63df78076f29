import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { taka } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { Unread, useOwnList } from './own-list.tsx';
import { OwnSection } from './own-section.tsx';

/** The response of `GET /api/account/orders`; sums are poisha. */
interface Mine {
  readonly confirmed: boolean;
  readonly items: ReadonlyArray<{
    readonly reference: string;
    readonly about: string;
    readonly total: number;
    readonly due: number;
    readonly dueOn: string | null;
    readonly language: string;
    /** Its page. */
    readonly path: string;
  }>;
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
          {mine.items.map(({ reference, about, total, due, dueOn, language: written, path }) => (
            <li key={reference}>
              <div>
                <a className="link" href={path} lang={written}>
                  {about}
                </a>
                <br />
                <span>
                  {reference}, {taka(total, language)}
                </span>
              </div>
              <span className={due > 0 ? 'own-state good' : 'own-state'}>
                {due <= 0
                  ? m.account_order_nothing_due()
                  : dueOn === null
                    ? m.account_order_due({ sum: taka(due, language) })
                    : m.account_order_due_by({ sum: taka(due, language), day: fullDate(dueOn, language) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </OwnSection>
  );
}
