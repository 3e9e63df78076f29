import { useQuery } from '@tanstack/react-query';
import type { Option } from '#dashboard/form/fields/choice-fields.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import type { Transport } from '../tour-packages.contract.ts';
import { placesQuery } from './places-client.ts';

export const transportNames: Readonly<Record<Transport, () => string>> = {
  coach: m.writing_t_coach,
  train: m.writing_t_train,
  flight: m.writing_t_flight,
  launch: m.writing_t_launch,
  boat: m.writing_t_boat,
  car: m.writing_t_car,
  jeep: m.writing_t_jeep,
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
