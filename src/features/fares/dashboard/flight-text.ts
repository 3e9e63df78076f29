import { m } from '#messages/messages.js';
import type { Segment } from '../paste/paste.contract.ts';

/** A flight while it is typed; times local at the airports. */
export interface TypedFlight {
  /** `BG`, or the code and the name as the list writes them. */
  readonly airline: string;
  readonly flight: string;
  /** `DAC`, or `Dhaka (DAC)` as the list writes it. */
  readonly from: string;
  readonly to: string;
  /** `YYYY-MM-DDTHH:MM`, or empty. */
  readonly departs: string;
  readonly arrives: string;
  readonly bookingClass: string;
}

/** The next flight begins where the last one ends. */
export const nextFlight = (from = ''): TypedFlight => ({
  airline: '',
  flight: '',
  from,
  to: '',
  departs: '',
  arrives: '',
  bookingClass: 'Y',
});

const airlineCode = (text: string) => /^([A-Z\d]{2})\b/i.exec(text.trim())?.[1]?.toUpperCase();

const airportCode = (text: string) =>
  (/^[a-z]{3}$/i.exec(text.trim()) ?? /[A-Z]{3}(?=\)$)/.exec(text.trim()))?.[0].toUpperCase();

/** The flight as options hold it, or what is missing by field. The airports' zones are the server's matter. */
export function parseFlight(
  typed: TypedFlight,
): { readonly segment: Segment } | { readonly faults: Readonly<Partial<Record<keyof TypedFlight, string>>> } {
  const [airline, from, to] = [airlineCode(typed.airline), airportCode(typed.from), airportCode(typed.to)];
  const flight = typed.flight.trim().replace(/^0+/, '');
  const bookingClass = typed.bookingClass.trim().toUpperCase();
  const faults = {
    ...(airline === undefined ? { airline: m.office_flight_no_airline() } : {}),
    ...(/^\d{1,4}$/.test(flight) ? {} : { flight: m.office_flight_no_number() }),
    ...(from === undefined ? { from: m.office_flight_no_airport() } : {}),
    ...(to === undefined
      ? { to: m.office_flight_no_airport() }
      : to === from
        ? { to: m.office_flight_same_airport() }
        : {}),
    ...(typed.departs === '' ? { departs: m.office_flight_no_time() } : {}),
    ...(typed.arrives === '' ? { arrives: m.office_flight_no_time() } : {}),
    ...(/^[A-Z]$/.test(bookingClass) ? {} : { bookingClass: m.office_flight_no_class() }),
  };
  if (airline === undefined || from === undefined || to === undefined || Object.keys(faults).length > 0) {
    return { faults };
  }
  const { departs, arrives } = typed;
  return { segment: { airline, flight, from, to, departs, arrives, bookingClass, status: 'HK' } };
}
