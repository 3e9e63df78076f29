import type { Choice } from '#ui/combobox/choices.ts';
import type { Airport } from '../airports/airports.queries.ts';

/** An airport as it is offered below a field; what stands in the field says city and code. */
export function airportChoice({ code, city, name, country }: Airport): Choice {
  return {
    value: `${city} (${code})`,
    label: city,
    detail: [name, country].filter((each) => each !== '' && each !== city).join(', '),
    mark: code,
  };
}
