import { Button, NativeSelect } from '@mantine/core';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import type { OfficeDeparture } from '#features/departures/departures.contract.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { lapsOf, seatsOf, wrongNeighbours } from '../../coach/coach.rules.ts';
import type { CoachPlan, DepartureGroup } from '../../group/group.contract.ts';
import { departureKey } from '../bookings-client.ts';
import { placingErrorText, sexLabel, spokenName } from './tour-labels.ts';
import { companionOf } from './tour-rooms.tsx';
import { OfGroup, TourSheet } from './tour-sheet.tsx';
import './tour-coach.css';

const rowChoices = Array.from({ length: 13 }, (_, index) => String(index + 4));

/** The seats of the coach of a departure. */
export function TourCoach({ of }: { readonly of: OfficeDeparture }) {
  return (
    <OfGroup id={of.id}>
      {(group) => <Coach key={`${group.coach.version} ${group.people.length}`} group={group} />}
    </OfGroup>
  );
}

/** The seats with somebody on another one; who sat there takes theirs. */
function withSeated(seats: CoachPlan['seats'], seat: string, id: string): CoachPlan['seats'] {
  const sat = seats.find((each) => each.seat === seat)?.id;
  const from = seats.find((each) => each.id === id)?.seat;
  const others = seats.filter((each) => each.seat !== seat && each.id !== id);
  return [
    ...others,
    ...(id === '' ? [] : [{ seat, id }]),
    ...(sat === undefined || sat === id || from === undefined || id === '' ? [] : [{ seat: from, id: sat }]),
  ];
}

function Coach({ group }: { readonly group: DepartureGroup }) {
  const me = useMe();
  const language = officeLanguage();
  const { departure, people } = group;
  const before = { rows: group.coach.rows, seats: group.coach.seats };
  const [plan, setPlan] = useState<CoachPlan>(before);
  const refused = needsPermission(me, 'travellers.write');
  const companions = people.map(companionOf);
  const known = new Map(companions.map((each) => [each.id, each]));
  const byId = new Map(people.map((person) => [person.id, person]));
  const bySeat = new Map(plan.seats.map(({ seat, id }) => [seat, byId.get(id)]));
  const seated = new Set(plan.seats.map(({ id }) => id));
  const { laps } = lapsOf(companions, seated);
  const wrong = new Set(wrongNeighbours(plan.seats, known));
  const left = people.filter(({ id, kind }) => kind !== 'infant' && !seated.has(id));
  const isChanged = JSON.stringify(plan) !== JSON.stringify(before);
  const free = new Set(seatsOf(plan.rows));
  const setRows = (rows: number) => {
    const there = new Set(seatsOf(rows));
    setPlan({ rows, seats: plan.seats.filter(({ seat }) => there.has(seat)) });
  };
  const save = () =>
    runMutation(departureKey(departure.id), m.office_tour_saved(), () =>
      write('PUT /departures/{id}/coach', { id: departure.id, ...plan }, { basedOn: group.coach.version }),
    );
  const choices = [
    { value: '', label: m.office_tour_free() },
    ...people
      .filter(({ kind }) => kind !== 'infant')
      .map((person) => ({ value: person.id, label: spokenName(person) })),
  ];
  return (
    <TourSheet
      group={group}
      name={m.office_tour_coach()}
      tools={
        <>
          {group.coach.version === 0 && !isChanged && (
            <span className="of-dim">{m.office_tour_proposed()}</span>
          )}
          {isChanged && (
            <Button variant="subtle" onClick={() => setPlan(before)}>
              {group.coach.version === 0 ? m.office_tour_again() : m.office_tour_undo()}
            </Button>
          )}
          <NativeSelect
            aria-label={m.office_tour_rows()}
            disabled={refused !== undefined}
            value={String(plan.rows)}
            data={rowChoices.map((value) => ({
              value,
              label: `${m.office_tour_rows()}: ${count(Number(value), language)}`,
            }))}
            onChange={({ currentTarget }) => setRows(Number(currentTarget.value))}
          />
          <MayButton
            refused={refused}
            {...(isChanged ? { color: 'marigold.5' } : { variant: 'default' })}
            onClick={() => void save()}
          >
            {m.office_tour_save()}
          </MayButton>
        </>
      }
    >
      {(left.length > 0 || group.coach.problems.length > 0) && (
        <ul className="tour-warnings">
          {left.length > 0 && (
            <li>
              {m.office_tour_unseated()}: {left.map(spokenName).join(', ')}
            </li>
          )}
          {group.coach.problems
            .filter(({ code }) => code === 'no-lap')
            .map((problem) => (
              <li key={problem.code}>{placingErrorText(problem, group)}</li>
            ))}
        </ul>
      )}
      <div className="tour-coach num">
        <p className="tour-coach-front">
          <b>{m.office_tour_door_of()}</b>
          <span>
            {m.office_tour_front({
              seats: count(free.size, language),
              taken: count(plan.seats.length, language),
            })}
          </span>
          <b>{m.office_tour_driver()}</b>
        </p>
        <ol>
          {[...free].map((seat) => {
            const person = bySeat.get(seat);
            const lap = laps.find(({ on }) => on === person?.id);
            const infant = lap && byId.get(lap.id);
            return (
              <li
                key={seat}
                className={clsx('tour-seat', wrong.has(seat) && 'tour-seat-wrong')}
                data-sex={person?.sex}
              >
                <span className="tour-seat-name">
                  {seat} {sexLabel(person?.sex ?? null)}
                </span>
                <b>{person && spokenName(person)}</b>
                {infant && <small>{m.office_tour_with({ name: spokenName(infant) })}</small>}
                {wrong.has(seat) && <small>{m.office_tour_beside()}</small>}
                <NativeSelect
                  className="tour-move"
                  size="xs"
                  aria-label={`${m.office_tour_seat()} ${seat}`}
                  disabled={refused !== undefined}
                  value={person?.id ?? ''}
                  data={choices}
                  onChange={({ currentTarget }) =>
                    setPlan({ ...plan, seats: withSeated(plan.seats, seat, currentTarget.value) })
                  }
                />
              </li>
            );
          })}
        </ol>
      </div>
      <p className="of-dim">{m.office_tour_custom()}</p>
    </TourSheet>
  );
}
