import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { findAirport } from '../airports/airports.queries.ts';
import type { fareQuery } from './fare-request.contract.ts';
import { legField, maxLegs, type TypedJourney, type TypedLeg } from './fare-request.rules.ts';

type FareParams = Extract<ReturnType<typeof fareQuery.parse>, { ok: true }>['value'];

const startsAt = 'DAC';

/** The form's values for the journey in a URL; places by their names in the language. */
export function journeyOf(params: FareParams, language: Language): TypedJourney {
  const place = (text: string | undefined) => {
    const found = text === undefined ? undefined : findAirport(language, text);
    return found ? `${found.city} (${found.code})` : (text ?? '');
  };
  const given: Readonly<Record<string, string | undefined>> = params;
  const value = (name: string) => given[name];
  const legs = Array.from({ length: maxLegs }, (_, index): TypedLeg => {
    const leg = index + 1;
    return {
      from: place(value(legField('from', leg)) ?? (leg === 1 ? startsAt : undefined)),
      to: place(value(legField('to', leg))),
      depart: value(legField('depart', leg)) ?? '',
    };
  });
  const used = 1 + legs.findLastIndex(({ from, to, depart }) => `${from}${to}${depart}` !== '');
  const onlyOut = params.depart !== undefined && params.return === undefined;
  return {
    trip: params.trip ?? (used > 1 ? 'multi-city' : onlyOut ? 'one-way' : 'return'),
    legs: legs.slice(0, Math.max(2, used)),
    returnOn: params.return ?? '',
    cabin: params.cabin ?? 'economy',
    flexible: params.flexible ?? '0',
    adults: params.adults ?? count(1, language),
    children: params.children ?? count(0, language),
    infants: params.infants ?? count(0, language),
    company: params.company ?? '',
    invoice: params.invoice === 'yes',
  };
}
