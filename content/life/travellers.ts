import { markPeople } from '#features/bookings/check-in/check-in.commands.ts';
import { saveCoach, saveRooms } from '#features/bookings/group/group.commands.ts';
import { findGroup } from '#features/bookings/group/group.queries.ts';
import { fillTravellers, saveTravellers } from '#features/bookings/travellers/travellers.commands.ts';
import { issueGroupVouchers } from '#features/bookings/vouchers/vouchers.commands.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { addDays } from '#platform/calendar-date.ts';
import { run } from '#platform/command/command.ts';
import { departureIdOf } from './departures.ts';
import type { Life, Step } from './life.ts';

/** As in a passport; a child is so many years old on the day of the start. */
type Named = readonly [
  surname: string,
  givenNames: string,
  sex: 'F' | 'M',
  born: `${number}-${number}-${number}` | number,
  diet?: string,
];

/** Who travels with an order: adults first. With the number of the first passport, where passports are needed. */
type List = readonly [order: string, people: readonly Named[], passport?: number];

function sentOf(life: Life, [, people, passport]: List) {
  const adults = people.filter(([, , , born]) => typeof born === 'string').length;
  return {
    travellers: people.map(([surname, givenNames, sex, born, diet], at) => ({
      place: typeof born === 'string' ? `adult-${at + 1}` : `child-with-bed-${at - adults + 1}`,
      surname,
      givenNames,
      sex,
      birthDate: typeof born === 'string' ? born : addDays(life.today, -366 * born - 40),
      ...(diet !== undefined && { diet }),
      ...(passport !== undefined && {
        nationality: 'BGD',
        passportNumber: `A${String(passport + at).padStart(8, '0')}`,
        expiresOn: addDays(life.today, 2_000 + 61 * at),
      }),
    })),
  };
}

/** Staff write down who travels. */
const written = (day: number, at: string, ...lists: readonly List[]): Step => ({
  day,
  at,
  do: async (life) => {
    for (const list of lists) {
      const id = life.noted(`${list[0]}.id`);
      const sent = sentOf(life, list);
      await run(life.deps, life.as('nusrat'), saveTravellers, { id, basedOn: 0, sent });
    }
  },
});

/** Customers fill it in by the link of their order. */
const filled = (day: number, at: string, list: List): Step => ({
  day,
  at,
  do: (life) =>
    run(life.deps, visitorActor, fillTravellers, {
      token: life.noted(`${list[0]}.token`),
      basedOn: 0,
      sent: sentOf(life, list),
    }),
});

async function groupOf(life: Life, key: string) {
  const { db, clock } = life.deps;
  const group = await findGroup(db, await departureIdOf(life, key), clock.now());
  if (group === undefined) {
    throw new Error(`There is no group for ${key}.`);
  }
  return group;
}

/** Rooms and seats as they are proposed; the hotel has told the numbers of its rooms. */
async function lodge(life: Life): Promise<void> {
  const { departure, rooms, coach } = await groupOf(life, 'life-hills');
  const saved = { id: departure.id, basedOn: 0 };
  await run(life.deps, life.as('rafiq'), saveRooms, {
    ...saved,
    plan: {
      rooms: rooms.rooms.map(({ beds, people }, at) => ({
        beds,
        people,
        name: String(201 + at),
        note: at === 0 ? 'Quiet side, as asked on the telephone' : null,
      })),
    },
  });
  await run(life.deps, life.as('rafiq'), saveCoach, {
    ...saved,
    plan: { rows: coach.rows, seats: coach.seats },
  });
}

/** Everybody was at the airport in time. */
async function checkIn(life: Life): Promise<void> {
  const { departure, people } = await groupOf(life, 'life-city');
  const markedAt = life.deps.clock.now().toISOString();
  await run(life.deps, life.as('rafiq'), markPeople, {
    id: departure.id,
    marks: people.map(({ id: person }) => ({
      id: crypto.randomUUID(),
      person,
      state: 'here' as const,
      markedAt,
      seen: null,
    })),
  });
}

/** Who travels with the bookings, and what the departures need of it. */
export const travellers: readonly Step[] = [
  // Bangkok, over.
  written(
    -14,
    '12:20',
    [
      'city-1',
      [
        ['YASMIN', 'FARZANA', 'F', '1987-04-19'],
        ['ALAM', 'MAHBUB', 'M', '1983-11-02'],
      ],
      101,
    ],
    [
      'city-2',
      [
        ['NAHAR', 'KAMRUN', 'F', '1985-07-23'],
        ['HOSSAIN', 'DELWAR', 'M', '1981-01-15'],
        ['HOSSAIN', 'RAFSAN', 'M', 8],
      ],
      111,
    ],
    [
      'city-3',
      [
        ['RAHMAN', 'MIZANUR', 'M', '1979-09-30'],
        ['RAHMAN', 'ANISUR', 'M', '1982-05-11'],
        ['RABBANI', 'GOLAM', 'M', '1980-12-08', 'No beef'],
      ],
      121,
    ],
  ),
  { day: -9, at: '06:20', do: checkIn },
  // Bandarban, next week: at home nobody needs a passport.
  written(
    -6,
    '12:25',
    [
      'hills-1',
      [
        ['Islam', 'Saiful', 'M', '1990-02-14'],
        ['Begum', 'Nazma', 'F', '1993-08-27'],
      ],
    ],
    [
      'hills-2',
      [
        ['Ahmed', 'Tasnim', 'F', '1989-06-05', 'Vegetarian'],
        ['Ahmed', 'Imtiaz', 'M', '1986-10-21'],
        ['Ahmed', 'Zara', 'F', 6],
      ],
    ],
    [
      'hills-3',
      [
        ['Siddika', 'Ayesha', 'F', '1995-03-12'],
        ['Akter', 'Sumona', 'F', '1996-11-30'],
        ['Jahan', 'Lubna', 'F', '1994-07-08'],
      ],
    ],
    ['hills-4', [['Karim', 'Rezaul', 'M', '1977-05-17']]],
  ),
  { day: -2, at: '16:05', do: lodge },
  {
    day: -1,
    at: '16:10',
    do: async (life) =>
      run(life.deps, life.as('nusrat'), issueGroupVouchers, { id: await departureIdOf(life, 'life-hills') }),
  },
  // To come: the lists of two are whole, and of the third a child is missing.
  filled(-15, '21:50', [
    'dubai-1',
    [
      ['HAQUE', 'RUMANA', 'F', '1991-01-26'],
      ['HAQUE', 'ASHIQUL', 'M', '1988-04-03'],
    ],
    131,
  ]),
  filled(-13, '20:35', [
    'umrah-1',
    [
      ['RAHMAN', 'TAHMINA', 'F', '1984-03-17'],
      ['RAHMAN', 'MOSTAFIZUR', 'M', '1980-08-09'],
      ['KHATUN', 'RAHIMA', 'F', '1956-02-01', 'Little salt'],
    ],
    141,
  ]),
  filled(-9, '22:15', [
    'dubai-2',
    [
      ['BEGUM', 'BILKIS', 'F', '1986-12-19'],
      ['HAMID', 'ABDUL', 'M', '1982-06-28'],
    ],
    151,
  ]),
];
