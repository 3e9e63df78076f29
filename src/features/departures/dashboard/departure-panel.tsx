import { Fragment, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { m } from '#messages/messages.js';
import { count, taka } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { OfficeDeparture } from '../departures.contract.ts';
import { isDayTrip } from '../departures.rules.ts';
import { meetingIn } from '../meeting-point/meeting-point.rules.ts';
import { departureActions } from './departure-actions.ts';
import {
  bandName,
  daysLabel,
  decisionLabel,
  formatDay,
  packageLabel,
  stateLabel,
} from './departure-labels.ts';
import { SeatsBar, SeatsMark, seatParts } from './seats-bar.tsx';

interface DeparturePanelProps {
  of: OfficeDeparture;
  /** Whether it stands on the departure's own page, and needn't lead there. */
  isWhole?: boolean;
}

/** The panel beside the month: one departure with days, seats, prices and actions. */
export function DeparturePanel({ of, isWhole = false }: DeparturePanelProps) {
  const me = useMe();
  const panel = useRef<HTMLElement>(null);
  // On a phone it stands above the calendar, out of sight of the entry that opened it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another departure is brought into sight, too
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [of.id]);
  const language = officeLanguage();
  const hasBeds = !isDayTrip(of);
  const meetingRows = [
    { label: m.office_dep_meet(), of: of.meeting },
    { label: m.office_dep_meet_back(), of: of.meetingBack },
  ];
  const note = of.note[language] ?? of.note.en ?? of.note.bn;
  return (
    <aside ref={panel} className="of-panel dep-panel num" aria-labelledby="dep-panel">
      <p className="of-dim">{daysLabel(of)}</p>
      <h2 id="dep-panel">
        <Link to={`/dashboard/update${of.package.market}/${of.package.id}`}>{packageLabel(of.package)}</Link>
      </h2>
      <p>
        <span className="dep-state" data-state={of.state}>
          {stateLabel(of)}
        </span>
        {m.office_dep_facts({ band: bandName(of.band), cutoff: formatDay(of.cutOff) })}
        {note !== undefined && ` · ${note}`}
      </p>
      <SeatsBar of={of} height={20} />
      <ul className="dep-legend">
        {seatParts(of).map(({ key, number, name }) => (
          <li key={key}>
            <SeatsMark part={key} /> <b>{count(number, language)}</b> {name}
          </li>
        ))}
      </ul>
      {!isWhole && <Link to={`/dashboard/departures/${of.id}`}>{m.office_dep_whole()}</Link>}
      <dl className="dep-list">
        <dt>{m.office_dep_decision()}</dt>
        <dd>{decisionLabel(of)}</dd>
        {meetingRows.map(({ label, of: at }) =>
          at === null ? null : (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{m.office_dep_meet_at(meetingIn(at, language))}</dd>
            </Fragment>
          ),
        )}
        <dt>{m.writing_f_adult()}</dt>
        <dd>{taka(of.prices.adult, language)}</dd>
        <dt>{hasBeds ? m.writing_f_childWithBed() : m.package_part_child()}</dt>
        <dd>{taka(of.prices.childWithBed, language)}</dd>
        {hasBeds && (
          <>
            <dt>{m.writing_f_childWithoutBed()}</dt>
            <dd>{taka(of.prices.childWithoutBed, language)}</dd>
          </>
        )}
        <dt>{m.writing_f_infant()}</dt>
        <dd>{taka(of.prices.infant, language)}</dd>
        {hasBeds && (
          <>
            <dt>{m.writing_f_singleSupplement()}</dt>
            <dd>{taka(of.prices.singleSupplement, language)}</dd>
          </>
        )}
      </dl>
      <div className="dep-acts">
        {departureActions(of, me).map(({ key, label, icon, refused, run, danger }) => (
          <MayButton
            key={key}
            refused={refused}
            variant="default"
            size="sm"
            {...(danger ? { c: 'red' } : {})}
            leftSection={<Icon of={icon} />}
            onClick={() => void run?.(of)}
          >
            {label}
          </MayButton>
        ))}
      </div>
    </aside>
  );
}
