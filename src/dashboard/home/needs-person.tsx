import { Link } from 'react-router';
import type { Overview } from '#features/overview/overview.contract.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { useMe } from '../api/me.ts';
import { officeLanguage } from '../language.ts';
import { places } from '../shell/nav.data.ts';
import { HomePanel } from './home-panel.tsx';
import { type Need, type NeedName, needsOf } from './needs-person.rules.ts';

const words: Readonly<Record<NeedName, (count: { count: number }) => string>> = {
  'enquiries-new': m.office_need_enquiries_new,
  'enquiries-overdue': m.office_need_enquiries_overdue,
  'enquiries-in-review': m.office_need_enquiries_in_review,
  visas: m.office_need_visas,
  'visa-cases': m.office_need_visa_cases,
  fares: m.office_need_fares,
  refunds: m.office_need_refunds,
  'to-decide': m.office_need_to_decide,
  'visa-drafts': m.office_need_visa_drafts,
  'domestic-drafts': m.office_need_domestic_drafts,
  'international-drafts': m.office_need_international_drafts,
  'post-drafts': m.office_need_post_drafts,
  'failed-plans': m.office_need_failed_plans,
  'no-departures-domestic': m.office_need_domestic_without,
  'no-departures-international': m.office_need_international_without,
  'registration-lapses': m.office_need_registration_lapses,
  'registration-lapsed': m.office_need_registration_lapsed,
  mail: m.office_need_mail,
  tasks: m.office_need_tasks,
};

function Tile({ need }: { need: Need }) {
  const inside = (
    <>
      <strong className="num">{count(need.number, officeLanguage())}</strong>
      <span>{words[need.name]({ count: need.number })}</span>
    </>
  );
  return need.to === undefined ? (
    <div className="of-tile" data-late={need.late}>
      {inside}
    </div>
  ) : (
    <Link className="of-tile" data-late={need.late} to={need.to}>
      {inside}
    </Link>
  );
}

/** What needs attention, as counts that link to it. */
export function NeedsPerson({ overview }: { overview: Overview }) {
  const me = useMe();
  const needs = needsOf(overview, (path) =>
    places.some((place) => place.path === path && (place.needs === undefined || me.may(place.needs))),
  );
  return (
    <HomePanel title={m.office_needs_person()} wide>
      {needs.length === 0 ? (
        <p className="of-dim">{m.office_needs_nobody()}</p>
      ) : (
        <ul className="of-tiles">
          {needs.map((need) => (
            <li key={need.name}>
              <Tile need={need} />
            </li>
          ))}
        </ul>
      )}
    </HomePanel>
  );
}
