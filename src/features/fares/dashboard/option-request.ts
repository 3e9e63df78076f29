import type { RequestSpec } from '#dashboard/form/request-check.ts';
import { m } from '#messages/messages.js';
import { systemClock } from '#platform/clock.ts';
import { dhakaTime } from '#platform/format/dates.ts';
import type { AirlineBooking } from '../airline-bookings/airline-bookings.contract.ts';
import { newOption, type Option, type PassengerKind, passengerKinds } from '../fares.contract.ts';
import { totalOfFares } from '../fares.rules.ts';
import type { Segment } from '../paste/paste.contract.ts';

/** What one passenger of a kind pays; poisha. */
interface Fare extends Readonly<Record<'passengers' | 'base' | 'taxes' | 'service', number | undefined>> {
  readonly kind: PassengerKind;
}

/** An option while it is typed. */
export interface OptionValues {
  /** Pasted lines. */
  readonly text: string;
  /** Read from them. */
  readonly segments: readonly Segment[];
  /** Typed by hand; they follow the pasted ones. */
  readonly added: readonly Segment[];
  readonly fares: readonly Fare[];
  readonly cabin: string;
  readonly baggage: string;
  /** Poisha; absent: it can't be done. */
  readonly changeFee: number | undefined;
  readonly refundFee: number | undefined;
  /** Local in Dhaka, `YYYY-MM-DDTHH:MM`. */
  readonly timeLimit: string;
  /** PNR and names as they were pasted. */
  readonly booking: AirlineBooking;
}

const noBooking: AirlineBooking = { pnr: null, passengers: [] };

/** An empty option, for as many passengers as are asked for. */
export const emptyOption = (passengers: Readonly<Partial<Record<PassengerKind, number>>>): OptionValues => ({
  text: '',
  segments: [],
  added: [],
  fares: passengerKinds.map((kind) => ({
    kind,
    passengers: passengers[kind] ?? (kind === 'adult' ? 1 : 0),
    base: undefined,
    taxes: undefined,
    service: undefined,
  })),
  cabin: 'economy',
  baggage: '',
  changeFee: undefined,
  refundFee: undefined,
  timeLimit: '',
  booking: noBooking,
});

/** An option as it is, to be changed. @param booking what was pasted with it */
export function optionBefore(option: Option, booking: AirlineBooking = noBooking): OptionValues {
  const { segments, fares, cabin, baggage, changeFee, refundFee, timeLimit } = option;
  const counts = Object.fromEntries(fares.map(({ kind, passengers }) => [kind, passengers]));
  const { fares: none, ...empty } = emptyOption({ adult: 0, child: 0, infant: 0, ...counts });
  return {
    ...empty,
    segments,
    cabin,
    baggage: baggage ?? '',
    changeFee: changeFee ?? undefined,
    refundFee: refundFee ?? undefined,
    timeLimit: dhakaTime(new Date(timeLimit)).replace(' ', 'T'),
    booking: { pnr: booking.pnr, passengers: booking.passengers },
    fares: none.map((fare) => fares.find(({ kind }) => kind === fare.kind) ?? fare),
  };
}

/** The kinds of which somebody flies. */
const flying = ({ fares }: Pick<OptionValues, 'fares'>) =>
  fares.filter(({ passengers = 0 }) => passengers > 0);

/** What all pay so far; poisha. */
export const totalSoFar = (values: OptionValues): number =>
  totalOfFares(
    flying(values).map(({ kind, passengers = 0, base = 0, taxes = 0, service = 0 }) => ({
      kind,
      passengers,
      base,
      taxes,
      service,
    })),
  );

const instantOf = (local: string) => `${local}:00+06:00`;

/** How an option is sent. */
export const optionRequest: RequestSpec<OptionValues, typeof newOption> = {
  schema: newOption,
  request: ({ text: _, added, booking, ...values }, key) => ({
    ...values,
    segments: [...values.segments, ...added],
    fares: flying(values).map((fare) => ({ ...fare, taxes: fare.taxes ?? 0, service: fare.service ?? 0 })),
    timeLimit: values.timeLimit && instantOf(values.timeLimit),
    ...(booking.pnr === null && booking.passengers.length === 0 ? {} : { booking }),
    key,
  }),
  words: {
    text: m.office_fare_no_segment,
    'fares.*.passengers': m.office_fare_no_passenger,
    'fares.*.base': m.office_order_sum_empty,
    timeLimit: m.office_fare_limit_missing,
  },
  check: ({ timeLimit }) =>
    new Date(instantOf(timeLimit)) <= systemClock.now() ? { timeLimit: m.office_fare_limit_missing() } : {},
  fieldOf: (path, values) => {
    const [list, index, name = 'passengers'] = path.split('.');
    const fare = flying(values)[Number(index)];
    const at = fare === undefined ? 0 : values.fares.indexOf(fare);
    return list === 'fares' ? `fares.${at}.${name}` : list === 'segments' ? 'text' : path;
  },
};

export const cabins = newOption.shape.cabin.unwrap().options;
