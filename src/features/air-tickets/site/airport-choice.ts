import type { Choice } from '#ui/combobox/choices.ts';
import type { Airport } from '../airports/airports.queries.ts';

/** An airport as an option; the text of the field is city and code. */
export function airportChoice({ code, city, name, country }: Airport): Choice {
  return {
    value: `${city} (${code})`,
    label: city,
    detail: [name, country].filter((each) => each !== '' && each !== city).join(', '),
    mark: code,
  };
}
