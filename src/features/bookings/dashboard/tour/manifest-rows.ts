import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { longDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import type { DepartureGroup, GroupPassports } from '../../group/group.contract.ts';
import { listedName, noteOf, sexLabel } from './tour-labels.ts';

/** The opened passports, by the traveller. */
export type Passports = ReadonlyMap<string, GroupPassports['passports'][number]>;

/** The cells of somebody, without the number and the box. */
export function manifestRows(
  group: Pick<DepartureGroup, 'departure' | 'rooms' | 'coach' | 'people'>,
  passports: Passports | undefined,
) {
  const language = officeLanguage();
  const rooms = new Map(
    group.rooms.rooms.flatMap(({ name, people }, index) =>
      people.map((id) => [id, name ?? `(${count(index + 1, language)})`] as const),
    ),
  );
  const seats = new Map(group.coach.seats.map(({ seat, id }) => [id, seat]));
  return group.people.map((person) => {
    const passport = passports?.get(person.id);
    return {
      id: person.id,
      name: listedName(person),
      phone: person.phone,
      cells: [
        sexLabel(person.sex),
        person.age === null ? '' : count(person.age, language),
        ...(passports === undefined
          ? []
          : [
              passport?.nationality ?? '',
              passport?.birthDate == null ? '' : longDate(passport.birthDate, language),
              passport?.passportNumber ?? '',
              passport?.expiresOn == null ? '' : longDate(passport.expiresOn, language),
            ]),
      ],
      places: [
        rooms.get(person.id) ?? '',
        seats.get(person.id) ?? (person.kind === 'infant' ? m.office_tour_lap() : ''),
        noteOf(person, group.departure),
      ],
    };
  });
}
