import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { officeLanguage } from '#dashboard/language.ts';
import { Loaded } from '#dashboard/shell/loaded.tsx';
import { ListNothing } from '#dashboard/table/list-states.tsx';
import { m } from '#messages/messages.js';
import { dayAndTime, fullDate } from '#platform/format/dates.ts';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { DepartureGroup } from '../../group/group.contract.ts';
import { groupQuery } from '../bookings-client.ts';
import { titleOf } from './tour-labels.ts';
import './tour-sheet.css';

/** Loads the group of a departure; without anybody it says so. */
export function OfGroup({
  id,
  children,
}: {
  readonly id: string;
  readonly children: (group: DepartureGroup) => ReactNode;
}) {
  const query = useQuery(groupQuery(id));
  return (
    <Loaded query={query}>
      {(group) =>
        group.people.length === 0 ? (
          <div className="of-list-sheet">
            <ListNothing title={m.office_tour_nobody()} text={m.office_tour_nobody_text()} />
          </div>
        ) : (
          children(group)
        )
      }
    </Loaded>
  );
}

interface TourSheetProps {
  readonly group: DepartureGroup;
  readonly name: string;
  /** Beside the dates. */
  readonly code?: ReactNode;
  /** Buttons beside Print; they aren't printed. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** One of the tour leader's papers, which prints to A4. */
export function TourSheet({ group, name, code, tools, children }: TourSheetProps) {
  const language = officeLanguage();
  const { agency, departure } = group;
  const read = new Date(group.asOf);
  const asOf = dayAndTime(read, language);
  return (
    <section className="of-panel of-paper tour-sheet">
      <div className="tour-tools">
        {tools}
        <Button variant="default" leftSection={<Icon of={Printer} />} onClick={() => window.print()}>
          {m.office_tour_print()}
        </Button>
      </div>
      <div className="tour-letterhead">
        <b>{agency.name[language]}</b>
        <span className="num">
          {agency.street[language]}, {agency.area[language]}
          <br />
          {groupedPhone(agency.phone)} · {agency.email}
        </span>
      </div>
      <div className="tour-head">
        <div>
          <h2>{name}</h2>
          <p>{titleOf(departure)}</p>
        </div>
        <dl className="num">
          <dt>{m.office_tour_leaves()}</dt>
          <dd>{fullDate(departure.departsOn, language)}</dd>
          <dt>{m.office_tour_back()}</dt>
          <dd>{fullDate(departure.returnsOn, language)}</dd>
        </dl>
        {code}
      </div>
      {children}
      <p className="tour-foot of-dim num">{m.office_tour_as_of({ time: asOf })}</p>
    </section>
  );
}

/** The figures below the head: `18 people  17 seats`. */
export function TourFigures({ of }: { readonly of: readonly (string | undefined)[] }) {
  return (
    <ul className="tour-figures num">
      {of.map((words) => words !== undefined && <li key={words}>{words}</li>)}
    </ul>
  );
}
