import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
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
import { Icon } from '#ui/icons/icon.tsx';
import type { DepartureGroup, GroupPerson, RoomsPlan } from '../../group/group.contract.ts';
import { type Companion, errorsOfRoom } from '../../rooming/rooming.rules.ts';
import { departureKey } from '../bookings-client.ts';
import { bedLabels, errorLabels, placingErrorText } from './tour-labels.ts';
import { OfGroup, TourFigures, TourSheet } from './tour-sheet.tsx';
import './tour-rooms.css';
import { Dropping, PersonRow } from './room-person.tsx';

type Rooms = RoomsPlan['rooms'];

const noRoom = '';

/** The rooming list of a departure, which staff drag right, or choose right by keyboard and on a telephone. */
export function TourRooms({ of }: { readonly of: OfficeDeparture }) {
  return (
    <OfGroup id={of.id}>
      {(group) => <RoomingList key={`${group.rooms.version} ${group.people.length}`} group={group} />}
    </OfGroup>
  );
}

export const companionOf = ({ id, orderId, kind, sex, single }: GroupPerson): Companion => ({
  id,
  party: orderId,
  kind,
  sex,
  single,
});

/** The rooms with somebody in another one; `noRoom` takes them out. */
const withMoved = (rooms: Rooms, person: string, to: string): Rooms =>
  rooms.map((room, index) => {
    const others = room.people.filter((id) => id !== person);
    return { ...room, people: String(index) === to ? [...others, person] : others };
  });

function RoomingList({ group }: { readonly group: DepartureGroup }) {
  const me = useMe();
  const language = officeLanguage();
  const { departure, people } = group;
  const before: Rooms = group.rooms.rooms.map(({ faults: _, ...room }) => room);
  const [rooms, setRooms] = useState(before);
  const refused = needsPermission(me, 'travellers.write');
  const known = new Map(people.map((person) => [person.id, companionOf(person)]));
  const lodged = new Set(rooms.flatMap((room) => room.people));
  const left = people.filter(({ id }) => !lodged.has(id));
  const isChanged = JSON.stringify(rooms) !== JSON.stringify(before);
  const move = (person: string, to: string) => setRooms(withMoved(rooms, person, to));
  const change = (index: number, part: Partial<Rooms[number]>) =>
    setRooms(rooms.map((room, at) => (at === index ? { ...room, ...part } : room)));
  const save = () =>
    runMutation(departureKey(departure.id), m.office_tour_saved(), () =>
      write(
        'PUT /departures/{id}/rooms',
        { id: departure.id, rooms: rooms.filter((room) => room.people.length > 0) },
        { basedOn: group.rooms.version },
      ),
    );
  const roomName = (index: number) =>
    rooms[index]?.name
      ? m.office_tour_room_n({ name: rooms[index].name })
      : `${m.office_tour_room()} ${count(index + 1, language)}`;
  const choices = [
    ...rooms.map((_, index) => ({ value: String(index), label: roomName(index) })),
    { value: noRoom, label: m.office_tour_no_room() },
  ];
  const personRow = (person: GroupPerson, at: string) => (
    <PersonRow
      key={person.id}
      person={person}
      at={at}
      choices={choices}
      isShut={refused !== undefined}
      onMove={move}
    />
  );
  return (
    <TourSheet
      group={group}
      name={m.office_tour_rooms()}
      tools={
        <>
          {group.rooms.version === 0 && !isChanged && (
            <span className="of-dim">{m.office_tour_proposed()}</span>
          )}
          {isChanged && (
            <Button variant="subtle" onClick={() => setRooms(before)}>
              {group.rooms.version === 0 ? m.office_tour_again() : m.office_tour_undo()}
            </Button>
          )}
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
      <TourFigures
        of={[
          m.office_tour_room_count({ shown: count(rooms.length, language) }),
          ...bedLabels.map((words, index) => {
            const number = rooms.filter(({ beds }) => beds === index + 1).length;
            return number === 0 ? undefined : `${words()}: ${count(number, language)}`;
          }),
        ]}
      />
      {group.rooms.problems.length > 0 && (
        <ul className="tour-warnings">
          {group.rooms.problems.map((problem) => (
            <li key={problem.code}>{placingErrorText(problem, group)}</li>
          ))}
        </ul>
      )}
      {left.length > 0 && (
        <Dropping className="tour-room tour-left" to={noRoom} onMove={move}>
          <h3>{m.office_tour_unplaced()}</h3>
          <ul>{left.map((person) => personRow(person, noRoom))}</ul>
        </Dropping>
      )}
      <div className="tour-rooms">
        {rooms.map((room, index) => {
          const faults = errorsOfRoom(room, known);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a room has nothing else that stays while it is changed
            <Dropping key={index} className="tour-room" to={String(index)} onMove={move}>
              <h3>
                <span>
                  {room.name ? m.office_tour_room_n({ name: room.name }) : m.office_tour_room_open()}
                </span>
                <span className="of-dim">{bedLabels[room.beds - 1]?.()}</span>
              </h3>
              <div className="tour-room-fields">
                <TextInput
                  label={m.office_tour_door()}
                  size="xs"
                  maxLength={20}
                  disabled={refused !== undefined}
                  value={room.name ?? ''}
                  onChange={({ currentTarget }) => change(index, { name: currentTarget.value || null })}
                />
                <NativeSelect
                  label={m.office_tour_beds()}
                  size="xs"
                  disabled={refused !== undefined}
                  value={String(room.beds)}
                  data={bedLabels.map((words, beds) => ({ value: String(beds + 1), label: words() }))}
                  onChange={({ currentTarget }) => change(index, { beds: Number(currentTarget.value) })}
                />
                {room.people.length === 0 && (
                  <ActionIcon
                    variant="subtle"
                    aria-label={m.office_tour_remove_room()}
                    onClick={() => setRooms(rooms.filter((_, at) => at !== index))}
                  >
                    <Icon of={X} />
                  </ActionIcon>
                )}
              </div>
              <ul>
                {people
                  .filter(({ id }) => room.people.includes(id))
                  .map((person) => personRow(person, String(index)))}
              </ul>
              {faults.length > 0 && (
                <ul className="tour-warnings">
                  {faults.map((fault) => (
                    <li key={fault}>{errorLabels[fault]()}</li>
                  ))}
                </ul>
              )}
            </Dropping>
          );
        })}
      </div>
      <Button
        className="tour-add"
        variant="default"
        leftSection={<Icon of={Plus} />}
        disabled={refused !== undefined}
        onClick={() => setRooms([...rooms, { name: null, beds: 2, people: [], note: null }])}
      >
        {m.office_tour_add_room()}
      </Button>
    </TourSheet>
  );
}
