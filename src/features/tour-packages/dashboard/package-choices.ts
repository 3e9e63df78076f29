import { useQuery } from '@tanstack/react-query';
import { type Option, optionsOf } from '#dashboard/form/fields/choice-fields.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import type { Market } from '#features/departures/departures.contract.ts';
import { m } from '#messages/messages.js';
import { themeNames } from '../themes/theme-names.rules.ts';
import type { Transport } from '../tour-packages.contract.ts';
import { placesQuery } from './places-client.ts';
import { themesQuery } from './themes-client.ts';

export const transportNames: Readonly<Record<Transport, () => string>> = {
  coach: m.writing_t_coach,
  train: m.writing_t_train,
  flight: m.writing_t_flight,
  launch: m.writing_t_launch,
  boat: m.writing_t_boat,
  car: m.writing_t_car,
  jeep: m.writing_t_jeep,
  rickshaw: m.writing_t_rickshaw,
  walk: m.writing_t_walk,
};

export const mealNames = {
  breakfast: m.writing_meal_breakfast,
  lunch: m.writing_meal_lunch,
  dinner: m.writing_meal_dinner,
} as const;

/** The destinations as options. */
export function usePlaces(): readonly Option[] {
  const { data = [] } = useQuery(placesQuery);
  const language = officeLanguage();
  return data
    .map(({ key, names }) => ({ value: key, label: names[language] }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}

/** The themes as options: the program's, and the agency's own of that market. */
export function useThemes(market: Market): readonly Option[] {
  const { data = [] } = useQuery(themesQuery);
  const language = officeLanguage();
  const own = data
    .filter(({ markets }) => markets.includes(market))
    .map(({ key, names }) => ({ value: key, label: names[language] }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  return [...optionsOf(themeNames), ...own];
}
