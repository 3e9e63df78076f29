import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import type { PackageView } from '../package/package.contract.ts';
import { RouteMap } from './route-map.tsx';

/** The route: a map, and beside it the stops in order. */
export function PackageRoute({ view }: { view: PackageView }) {
  const language = usePageLanguage();
  const { map, stops } = view;
  if (!map || stops.length < 2) {
    return null;
  }
  return (
    <section className="proute" aria-labelledby="route-title">
      <h2 id="route-title">{m.package_route_title()}</h2>
      <div className="mapduo">
        <RouteMap map={map} label={m.package_map({ stops: stops.map(({ name }) => name).join(', ') })} />
        <ol className="num">
          {stops.map(({ key, name, by, km }, index) => (
            // A route may visit a place twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
            <li key={`${index} ${key}`}>
              <i className="n" aria-hidden="true">
                {count(index + 1, language)}
              </i>
              <span>
                <b>{name}</b>
                {by !== undefined && <small>{by}</small>}
              </span>
              {km !== undefined && km > 0 && (
                <span className="route-distance">{m.package_km({ shown: count(km, language) })}</span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
