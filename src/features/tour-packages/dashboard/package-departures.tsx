import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { officeLanguage } from '#dashboard/language.ts';
import { bandName, formatDay, stateLabel } from '#features/departures/dashboard/departure-labels.ts';
import { loadWholePlan, planKey } from '#features/departures/dashboard/departures-client.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';

/** The future departures of a package, read only; the departures page edits them. */
export function PackageDepartures({ id }: { id: string | undefined }) {
  const query = { package: id, tab: 'coming' } as const;
  const { data: plan } = useQuery({
    queryKey: [...planKey, 'package', query],
    enabled: id !== undefined,
    queryFn: ({ signal }) => loadWholePlan(query, signal),
  });
  const items = plan?.items ?? [];
  const language = officeLanguage();
  return (
    <section className="fk-coming num" aria-labelledby="coming">
      <h3 id="coming">{m.writing_f_departures()}</h3>
      {items.length === 0 ? (
        <p className="of-dim">{m.writing_departures_none()}</p>
      ) : (
        <ul>
          {items.map((each) => (
            <li key={each.id}>
              <b>{formatDay(each.departsOn)}</b>
              <span>{bandName(each.band)}</span>
              <span>{stateLabel(each)}</span>
              <span>{m.office_dep_n_left({ count: count(each.left, language) })}</span>
            </li>
          ))}
        </ul>
      )}
      {id !== undefined && (
        <p>
          <Link to={`/dashboard/departures?view=list&package=${id}`}>{m.writing_departures_plan()}</Link>
        </p>
      )}
    </section>
  );
}
