import { useCallback } from 'react';
import { m } from '#messages/messages.js';
import { usePageLanguage } from '#site/page-language.ts';
import type { Choice } from '#ui/combobox/choices.ts';
import { Combobox } from '#ui/combobox/combobox.tsx';
import type { Airport } from '../airports/airports.queries.ts';
import { airportChoice } from './airport-choice.ts';

interface AirportFieldProps {
  id: string;
  name?: string;
  value: string;
  onValue: (value: string) => void;
  /** Offered before anything is typed. */
  popular: readonly Choice[];
  placeholder?: string;
  invalid?: boolean;
  describedBy?: string | undefined;
}

/** A combobox for airports, searched on the server by code, city, name or country, so that no list is shipped. */
export function AirportField({ popular, ...rest }: AirportFieldProps) {
  const language = usePageLanguage();
  const find = useCallback(
    async (typed: string, signal: AbortSignal): Promise<Choice[]> => {
      const search = new URLSearchParams({ q: typed.slice(0, 60), language });
      const answer = await fetch(`/api/airports?${search}`, { signal });
      if (!answer.ok) {
        throw new Error(`No airports: ${answer.status}`);
      }
      const { airports }: { airports: readonly Airport[] } = await answer.json();
      return airports.map(airportChoice);
    },
    [language],
  );
  return <Combobox {...rest} choices={popular} find={find} emptyLabels={m.air_airport_nothing()} settle />;
}
