import type { z } from 'zod';
import { m } from '#messages/messages.js';
import { type newOption, type PassengerKind, passengerKinds } from '../fares.contract.ts';
import { totalOfFares } from '../fares.rules.ts';
import type { Segment } from '../paste/paste.contract.ts';

/** What one passenger of a kind pays, while it is typed; poisha. */
export interface TypedFare {
  readonly kind: PassengerKind;
  readonly passengers: number | undefined;
  readonly base: number | undefined;
  readonly taxes: number | undefined;
  readonly service: number | undefined;
}

/** An option while it is typed. */
export interface TypedOption {
  /** Read from pasted lines. */
  readonly segments: readonly Segment[];
  /** Typed by hand; they follow the pasted ones. */
  readonly added: readonly Segment[];
  readonly fares: readonly TypedFare[];
  readonly cabin: string;
  readonly baggage: string;
  /** Poisha; absent: it can't be done. */
  readonly changeFee: number | undefined;
  readonly refundFee: number | undefined;
  /** Local in Dhaka, `YYYY-MM-DDTHH:MM`. */
  readonly timeLimit: string;
}

/** An empty option, for as many passengers as are asked for. */
export const emptyOption = (passengers: Readonly<Partial<Record<PassengerKind, number>>>): TypedOption => ({
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
});

/** The kinds of which somebody flies, with 0 for what isn't typed. */
const faresOf = ({ fares }: TypedOption) =>
  fares.flatMap(({ kind, passengers = 0, base = 0, taxes = 0, service = 0 }) =>
    passengers > 0 ? [{ kind, passengers, base, taxes, service }] : [],
  );

/** What all pay so far; poisha. */
export const typedFaresTotal = (typed: TypedOption): number => totalOfFares(faresOf(typed));

/** What is missing, by field: `text`, `timeLimit`, `<kind>.passengers` or `<kind>.base`. */
export function optionFaults(typed: TypedOption, now: Date): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  if (typed.segments.length + typed.added.length === 0) {
    faults.text = m.office_fare_no_segment();
  }
  if (faresOf(typed).length === 0) {
    faults['adult.passengers'] = m.office_fare_no_passenger();
  }
  for (const { kind, passengers = 0, base } of typed.fares) {
    if (passengers > 0 && base === undefined) {
      faults[`${kind}.base`] = m.office_order_sum_empty();
    }
  }
  if (typed.timeLimit === '' || new Date(`${typed.timeLimit}:00+06:00`) <= now) {
    faults.timeLimit = m.office_fare_limit_missing();
  }
  return faults;
}

/** The option as the API takes it. */
export const optionRequestOf = (typed: TypedOption, key: string): z.input<typeof newOption> => ({
  segments: [...typed.segments, ...typed.added],
  fares: faresOf(typed),
  cabin: cabins.find((cabin) => cabin === typed.cabin) ?? 'economy',
  baggage: typed.baggage.trim() === '' ? null : typed.baggage.trim(),
  changeFee: typed.changeFee ?? null,
  refundFee: typed.refundFee ?? null,
  timeLimit: `${typed.timeLimit}:00+06:00`,
  key,
});

export const cabins = ['economy', 'premium', 'business', 'first'] as const;
