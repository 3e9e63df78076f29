import type { PopularRoute } from '#features/site-settings/popular-route.contract.ts';
import type { Language } from '#platform/language.ts';
import { type Airport, airportsByCode } from './airports.queries.ts';

/** Offered besides the agency's own routes: popular domestic routes, and destinations of workers abroad. */
const besides = ['CXB', 'CGP', 'ZYL', 'JED', 'CCU'];

/** The airports offered before anything is typed: both ends of the agency's routes, and a few more. */
export function popularAirports(language: Language, routes: readonly PopularRoute[]): Airport[] {
  const begin = routes.map(({ from }) => from);
  return airportsByCode(language, [...begin, 'DAC', ...routes.map(({ to }) => to), ...besides]);
}
