import { clsx } from 'clsx';
import { useState } from 'react';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { clockTime } from '#platform/format/dates.ts';
import { count, taka } from '#platform/format/numbers.ts';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import { type CheckInState, checkInStates } from '../../check-in/check-in.contract.ts';
import {
  type Contradiction,
  countHere,
  fits,
  partyToMark,
  type StoredCheckIn,
  stateOf,
} from '../../check-in/marks.rules.ts';
import type { GroupPerson } from '../../group/group.contract.ts';
import { noteOf, sexAndAge, spokenName } from '../tour/tour-labels.ts';
import { CheckInScan, canScan } from './check-in-scan.tsx';

const buttonLabels = { here: m.office_check_here, missing: m.office_check_missing } as const;
const stateLabels = { here: m.office_check_state_here, missing: m.office_check_state_missing } as const;

interface ListProps {
  readonly kept: StoredCheckIn;
  readonly onMark: (people: readonly string[], state: CheckInState) => void;
}

/** Everybody on the departure with a row to mark them; a search finds by name, reference or the code of a paper. */
export function CheckInList({ kept, onMark }: ListProps) {
  const language = officeLanguage();
  const [typed, setTyped] = useState('');
  const [isScanning, setScanning] = useState(false);
  const [onlyOpen, setOnlyOpen] = useState(false);
  const { group, contradictions, gone } = kept;
  const { here, all } = countHere(kept);
  const shown = group.people.filter(
    (person) => fits(group, person, typed) && !(onlyOpen && stateOf(kept, person.id) === 'here'),
  );
  const named = (id: string) => {
    const person = group.people.find((each) => each.id === id);
    return person ? spokenName(person) : id.slice(0, id.indexOf(':'));
  };
  return (
    <>
      <p className="check-count num" role="status">
        {m.office_check_here_of({ here: count(here, language), all: count(all, language) })}
      </p>
      <progress className="check-bar" max={all} value={here} aria-hidden="true" />
      {contradictions.map((one) => (
        <Decide key={one.person} one={one} name={named(one.person)} onMark={onMark} />
      ))}
      {gone.length > 0 && (
        <p className="check-told" role="alert">
          {m.office_check_gone({ names: gone.map(named).join(', ') })}
        </p>
      )}
      <div className="check-find">
        <input
          type="search"
          aria-label={m.office_check_search()}
          placeholder={m.office_check_search()}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {canScan() && (
          <button type="button" className="btn btn-line" onClick={() => setScanning(!isScanning)}>
            {isScanning ? m.office_check_stop() : m.office_check_scan()}
          </button>
        )}
      </div>
      {isScanning && (
        <CheckInScan
          onCode={(code) => {
            setTyped(code);
            setScanning(false);
          }}
        />
      )}
      <label className="check-only">
        <input
          type="checkbox"
          checked={onlyOpen}
          onChange={({ currentTarget }) => setOnlyOpen(currentTarget.checked)}
        />{' '}
        {m.office_check_only_open()}
      </label>
      {shown.length === 0 && <p>{m.office_check_nobody_found()}</p>}
      <ul className="check-list">
        {shown.map((person, at) => (
          <PersonRow
            key={person.id}
            person={person}
            isFirst={shown[at - 1]?.orderId !== person.orderId}
            kept={kept}
            onMark={onMark}
          />
        ))}
      </ul>
    </>
  );
}

interface RowProps extends ListProps {
  readonly person: GroupPerson;
  /** Whether it is the first row of its order. */
  readonly isFirst: boolean;
}

function PersonRow({ person, isFirst, kept, onMark }: RowProps) {
  const { group } = kept;
  const state = stateOf(kept, person.id);
  const name = spokenName(person);
  const seat = group.coach.seats.find(({ id }) => id === person.id)?.seat;
  const room = group.rooms.rooms.find(({ people }) => people.includes(person.id))?.name;
  const order = group.orders.find(({ id }) => id === person.orderId);
  const owed = order?.owed ?? 0;
  const party = isFirst ? partyToMark(kept, person.orderId) : [];
  const facts = [
    sexAndAge(person),
    seat === undefined ? '' : `${m.office_tour_seat()} ${seat}`,
    room ? m.office_tour_room_n({ name: room }) : '',
    noteOf(person, group.departure),
  ].filter((fact) => fact !== '');
  return (
    <li className="check-row" data-state={state}>
      <div>
        <b>{name}</b>
        <span className="num">{facts.join(' · ')}</span>
        {[person.phone ?? [], ...(person.otherPhones ?? [])].flat().map((number) => (
          <a key={number} className="num" href={`tel:${number}`}>
            {groupedPhone(number)}
          </a>
        ))}
        {owed > 0 && person.id.endsWith(':adult-1') && (
          <span className="check-owed num">{m.office_check_owes({ sum: taka(owed, officeLanguage()) })}</span>
        )}
      </div>
      {checkInStates.map((each) => (
        <button
          key={each}
          type="button"
          className={clsx('check-mark', `check-${each}`)}
          aria-pressed={state === each}
          onClick={() => onMark([person.id], each)}
        >
          {buttonLabels[each]()}
          <span className="vh"> {name}</span>
        </button>
      ))}
      {party.length > 1 && (
        <button type="button" className="check-mark check-party num" onClick={() => onMark(party, 'here')}>
          {m.office_check_party({
            shown: count(party.length, officeLanguage()),
            reference: order?.reference ?? '',
          })}
        </button>
      )}
    </li>
  );
}

interface DecideProps {
  readonly one: Contradiction;
  readonly name: string;
  readonly onMark: ListProps['onMark'];
}

/** Somebody whom two leaders marked differently: the one in front of them decides. */
function Decide({ one, name, onMark }: DecideProps) {
  const time = (instant: string) => clockTime(new Date(instant), officeLanguage());
  return (
    <div className="check-told" role="alert">
      <p>
        {m.office_check_conflict({
          by: one.theirs.by,
          name,
          theirs: stateLabels[one.theirs.state](),
          mine: stateLabels[one.mine](),
          time: time(one.theirs.markedAt),
          own: time(one.markedAt),
        })}
      </p>
      {checkInStates.map((state) => (
        <button
          key={state}
          type="button"
          className="btn btn-line"
          onClick={() => onMark([one.person], state)}
        >
          {buttonLabels[state]()}
        </button>
      ))}
    </div>
  );
}
