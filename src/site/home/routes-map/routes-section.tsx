import { Plane } from 'lucide-react';
import { m } from '#messages/messages.js';
import { shortDate } from '#platform/format/dates.ts';
import { count, taka } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { RoutesDrawing } from './draw-routes.ts';
import { RoutesMap } from './routes-map.tsx';
import './routes.css';

/** A route as its fare is listed. */
export interface ListedFare {
  readonly from: string;
  readonly to: string;
  readonly name: string;
  readonly minutes: number;
  readonly direct: boolean;
  /** Poisha. */
  readonly fareFrom: number;
}

export interface RoutesData {
  readonly wide: RoutesDrawing;
  readonly phone: RoutesDrawing;
  readonly total: number;
  readonly fares: readonly ListedFare[];
  readonly checkedOn: string;
}

function FareRow({ fare }: { fare: ListedFare }) {
  const language = usePageLanguage();
  const [hours, minutes] = [Math.floor(fare.minutes / 60), fare.minutes % 60];
  const time =
    minutes === 0
      ? m.home_hours({ hours: count(hours, language) })
      : m.home_hours_minutes({ hours: count(hours, language), minutes: count(minutes, language) });
  return (
    <li>
      <PageLink to={`/airticket?from=${fare.from}&to=${fare.to}`}>
        <b>{fare.name}</b>
        <span>{fare.direct ? time : m.home_one_stop({ time })}</span>
        <em>{taka(fare.fareFrom, language)}</em>
      </PageLink>
    </li>
  );
}

/** The routes from Dhaka: map, the fares of those asked for most, and the way to ask for any other. */
export function RoutesSection({ routes }: { routes: RoutesData }) {
  const language = usePageLanguage();
  return (
    <section className="routes on-dark">
      <div className="mapbox">
        <RoutesMap drawing={routes.wide} className="lg" />
        <RoutesMap drawing={routes.phone} className="sm" />
      </div>
      <div className="wrap">
        <div className="panel">
          <h2 className="h2">
            {m.home_routes({ count: routes.total, shown: count(routes.total, language) })}
          </h2>
          <p className="lede">{m.home_routes_text()}</p>
          <ul className="farelist num">
            {routes.fares.map((fare) => (
              <FareRow fare={fare} key={fare.to} />
            ))}
          </ul>
          <p className="small num">{m.home_routes_note({ date: shortDate(routes.checkedOn, language) })}</p>
          <PageLink className="btn btn-go" to="/airticket">
            <Icon of={Plane} />
            {m.home_routes_ask()}
          </PageLink>
        </div>
      </div>
    </section>
  );
}
