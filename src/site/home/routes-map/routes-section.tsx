import { Plane } from 'lucide-react';
import { m } from '#messages/messages.js';
import { shortDate } from '#platform/format/dates.ts';
import { taka } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { RoutesDrawing } from './draw-routes.ts';
import { RoutesMap } from './routes-map.tsx';
import './routes.css';

/** A route in the list of fares. */
export interface ListedFare {
  readonly from: string;
  readonly to: string;
  readonly name: string;
  /** `2 h 30 min`, with the stop if there is one. */
  readonly time: string;
  /** Poisha. */
  readonly fareFrom: number;
}

export interface RoutesData {
  readonly wide: RoutesDrawing;
  readonly phone: RoutesDrawing;
  /** The number of routes, in words. */
  readonly title: string;
  readonly fares: readonly ListedFare[];
  readonly checkedOn: string;
}

/** The routes from Dhaka: map, the fare of each, and the link to request another. */
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
          <h2 className="h2">{routes.title}</h2>
          <p className="lede">{m.home_routes_text()}</p>
          <ul className="farelist num">
            {routes.fares.map((fare) => (
              <li key={fare.to}>
                <PageLink to={`/airticket?from=${fare.from}&to=${fare.to}`}>
                  <b>{fare.name}</b>
                  <span>{fare.time}</span>
                  <em>{taka(fare.fareFrom, language)}</em>
                </PageLink>
              </li>
            ))}
          </ul>
          <p className="small num">{m.home_routes_note({ date: shortDate(routes.checkedOn, language) })}</p>
          <PageLink className="btn btn-go" to="/airticket">
            <Icon of={Plane} />
            {m.home_routes_request()}
          </PageLink>
        </div>
      </div>
    </section>
  );
}
