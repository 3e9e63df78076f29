import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { request } from '#dashboard/api/request.ts';
import { officeLanguage } from '#dashboard/language.ts';
import type { Language } from '#platform/language.ts';
import { foundAirports } from '../airports/airports.contract.ts';

/** Airports by code, city or country, the best first. @throws ApiProblem */
const findAirports = async (q: string, language: Language, signal: AbortSignal) =>
  (await request(foundAirports, '/airports', { query: { q: q.slice(0, 60), language }, signal })).data
    .airports;

interface AirportProps {
  readonly label: string;
  readonly value: string;
  readonly error: ReactNode;
  readonly onChange: (value: string) => void;
}

/** An airport by code, city or country. */
export function AirportInput({ value, ...rest }: AirportProps) {
  const [debounced] = useDebouncedValue(value.trim(), 150);
  const language = officeLanguage();
  const { data = [] } = useQuery({
    queryKey: ['airports', language, debounced],
    enabled: debounced.length >= 2 && !debounced.endsWith(')'),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => findAirports(debounced, language, signal),
  });
  const names = [...new Set(data.map(({ code, city }) => `${city} (${code})`))];
  /** What was typed becomes the first that is found; a code only its own airport. */
  const settle = (): boolean => {
    const code = /^[a-z]{3}$/i.exec(debounced)?.[0].toUpperCase();
    const [first] = names.filter((name) => code === undefined || name.endsWith(`(${code})`));
    if (first !== undefined && debounced === value.trim() && debounced !== first) {
      rest.onChange(first);
      return true;
    }
    return false;
  };
  return (
    <Autocomplete
      {...rest}
      autoComplete="off"
      value={value}
      data={names}
      filter={({ options }) => options}
      onBlur={settle}
      onKeyDown={(event) => {
        const isChoosing = event.currentTarget.getAttribute('aria-activedescendant') !== null;
        if (event.key === 'Enter' && !isChoosing && settle()) {
          event.preventDefault();
        }
      }}
    />
  );
}
