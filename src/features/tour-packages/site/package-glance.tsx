import {
  BedDouble,
  Bike,
  Bus,
  Car,
  Footprints,
  type LucideIcon,
  Moon,
  Plane,
  Ship,
  Sun,
  TrainFront,
  Users,
} from 'lucide-react';
import { m } from '#messages/messages.js';
import { weekdayName } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { OpenDeparture, PackageView } from '../package/package.contract.ts';
import type { Transport } from '../tour-packages.contract.ts';

export const transportIcons: Readonly<Record<Transport, LucideIcon>> = {
  coach: Bus,
  train: TrainFront,
  flight: Plane,
  launch: Ship,
  boat: Ship,
  car: Car,
  jeep: Car,
  rickshaw: Bike,
  walk: Footprints,
};

/** Duration, transport, hotel and group size. */
export function PackageGlance({
  view,
  departure,
}: {
  view: PackageView;
  departure: OpenDeparture | undefined;
}) {
  const language = usePageLanguage();
  const { nights, travelNights, days, group } = view;
  const shown = (value: number) => count(value, language);
  return (
    <ul className="pglance num">
      <li>
        <Icon of={nights === 0 ? Sun : Moon} />
        <span>
          <b>
            {nights === 0
              ? m.packages_day_trip()
              : m.package_nights_days({ nights: shown(nights), days: shown(days), count: nights })}
          </b>
          {travelNights > 0 && (
            <small>{m.package_travel_nights({ count: travelNights, shown: shown(travelNights) })}</small>
          )}
          {departure && (
            <small>
              {departure.departsOn === departure.returnsOn
                ? weekdayName(departure.departsOn, language)
                : m.package_weekdays({
                    from: weekdayName(departure.departsOn, language),
                    to: weekdayName(departure.returnsOn, language),
                  })}
            </small>
          )}
        </span>
      </li>
      <li>
        <Icon of={transportIcons[view.mainTransport]} />
        <span>
          <b>{view.mainTransportName}</b>
          <small>{view.travel}</small>
        </span>
      </li>
      <li>
        <Icon of={BedDouble} />
        <span>
          <b>
            {view.hotelStars === undefined
              ? m.package_stay()
              : m.package_stars({ shown: shown(view.hotelStars) })}
          </b>
          <small>{view.hotel}</small>
        </span>
      </li>
      <li>
        <Icon of={Users} />
        <span>
          <b>{m.package_group({ shown: shown(group.max) })}</b>
          <small>{m.package_group_min({ count: group.min, shown: shown(group.min) })}</small>
        </span>
      </li>
    </ul>
  );
}
