import { packagePath } from '#features/documents/document-path.rules.ts';
import { PictureFrame } from '#features/media/site/picture-frame.tsx';
import type { Party } from '#features/tour-packages/party/party-parts.rules.ts';
import { packageChoice } from '#features/tour-packages/price/price.contract.ts';
import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import type { Checkout, CheckoutDeparture } from '../checkout/checkout.queries.ts';

interface TripProps {
  readonly checkout: Checkout;
  readonly departure: CheckoutDeparture;
  readonly party: Party;
}

/** What is booked: the package, and from when to when. */
export function CheckoutTrip({ checkout, departure, party }: TripProps) {
  const language = usePageLanguage();
  const { departsOn, returnsOn, key } = departure;
  const { cover, title } = checkout;
  return (
    <section className="order-box checkout-trip" aria-labelledby="trip">
      {cover && (
        <span className="checkout-trip-pic">
          <PictureFrame picture={cover} sizes="84px" decorative first />
        </span>
      )}
      <div>
        <h2 id="trip" lang={checkout.language === language ? undefined : checkout.language}>
          {title}
        </h2>
        <p className="num">
          {departsOn === returnsOn
            ? fullDate(departsOn, language)
            : m.checkout_dates({ from: fullDate(departsOn, language), to: fullDate(returnsOn, language) })}
        </p>
        <PageLink
          className="link small"
          to={`${packagePath(checkout)}${packageChoice.href({ departure: key, party, ages: [] })}#departures`}
        >
          {m.checkout_other_date()}
        </PageLink>
      </div>
    </section>
  );
}
