import type { CountedBy } from '#features/tour-packages/party/ages.rules.ts';
import { partsBy, partsOf } from '#features/tour-packages/party/party-parts.rules.ts';
import { chosenParty, type PackageChoice } from '#features/tour-packages/price/price.contract.ts';
import type { CheckoutDeparture } from '../checkout/checkout.queries.ts';
import type { TypedCheckout } from '../checkout/checkout.rules.ts';

/** The form before anything is typed, with the party that was chosen on the page before, as this trip counts it. */
export function usualCheckout(choice: PackageChoice, trip: CountedBy): TypedCheckout {
  const parts = partsOf(chosenParty(choice, trip));
  return {
    ...partsBy((part) => String(parts[part])),
    name: '',
    phone: '',
    email: '',
    reply: 'phone',
  };
}

/** The wanted departure by key or id; else the soonest with seats for all, with any, or at all. */
export function departureOf(
  departures: readonly CheckoutDeparture[],
  wanted: string | undefined,
  seats: number,
): CheckoutDeparture | undefined {
  return (
    departures.find(({ key, id }) => key === wanted || id === wanted) ??
    departures.find(({ seatsLeft }) => seatsLeft >= seats) ??
    departures.find(({ seatsLeft }) => seatsLeft > 0) ??
    departures[0]
  );
}
