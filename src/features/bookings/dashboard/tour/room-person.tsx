import { NativeSelect } from '@mantine/core';
import { m } from '#messages/messages.js';
import type { GroupPerson } from '../../group/group.contract.ts';
import { noteOf, sexAndAge, spokenName } from './tour-labels.ts';
import './tour-rooms.css';

interface DroppingProps {
  readonly className: string;
  /** Which room it is. */
  readonly to: string;
  readonly onMove: (person: string, to: string) => void;
  readonly children: React.ReactNode;
}

/** A room that somebody can be dragged into. */
export function Dropping({ className, to, onMove, children }: DroppingProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is the mouse's way; each person has a list of rooms, too
    <section
      className={className}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onMove(event.dataTransfer.getData('text/plain'), to);
      }}
    >
      {children}
    </section>
  );
}

interface PersonRowProps {
  readonly person: GroupPerson;
  readonly at: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly isShut: boolean;
  readonly onMove: (person: string, to: string) => void;
}

export function PersonRow({ person, at, choices, isShut, onMove }: PersonRowProps) {
  const name = spokenName(person);
  const note = noteOf(person);
  return (
    <li draggable={!isShut} onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', person.id)}>
      <span>
        <b>{name}</b>
        {note !== '' && <small>{note}</small>}
      </span>
      <span className="of-dim num">{sexAndAge(person)}</span>
      <NativeSelect
        className="tour-move"
        size="xs"
        aria-label={m.office_tour_move_of({ name })}
        disabled={isShut}
        value={at}
        data={[...choices]}
        onChange={({ currentTarget }) => onMove(person.id, currentTarget.value)}
      />
    </li>
  );
}
