import type { SiteSettings } from '#features/site-settings/site-settings.contract.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { drawRoutes, phoneFrame, wideFrame } from './draw-routes.ts';
import type { RoutesData } from './routes-section.tsx';

function formatTime(time: number, language: Language): string {
  const [hours, minutes] = [count(Math.floor(time / 60), language), time % 60];
  if (time < 60) {
    return m.home_minutes({ minutes: count(time, language) });
  }
  return minutes === 0
    ? m.home_hours({ hours })
    : m.home_hours_minutes({ hours, minutes: count(minutes, language) });
}

/** The agency's routes, drawn and listed; undefined without any. */
export function findRoutes(
  { office, routes, faresCheckedOn }: Pick<SiteSettings, 'office' | 'routes' | 'faresCheckedOn'>,
  language: Language,
): RoutesData | undefined {
  if (routes.length === 0) {
    return undefined;
  }
  const home = { name: office.city[language], lat: office.lat, lng: office.lng };
  const places = routes.map(({ names, lat, lng }) => ({ name: names[language], lat, lng }));
  return {
    wide: drawRoutes(home, places, wideFrame),
    phone: drawRoutes(home, places, phoneFrame),
    title: m.home_routes({ count: routes.length, shown: count(routes.length, language) }),
    checkedOn: faresCheckedOn,
    fares: routes.map(({ from, to, names, minutes, direct, fareFrom }) => ({
      from,
      to,
      name: names[language],
      time: direct ? formatTime(minutes, language) : m.home_one_stop({ time: formatTime(minutes, language) }),
      fareFrom,
    })),
  };
}
