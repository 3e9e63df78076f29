/** A larger party is quoted by staff. */
export const maxOfAKind = 40;

/** Who travels. Infants take no seat. */
export interface Party {
  readonly adults: number;
  readonly childrenWithBed: number;
  readonly childrenWithoutBed: number;
  readonly infants: number;
  /** Adults alone in a room. */
  readonly singleRooms: number;
}

/** Why a party can't go, however many seats are left: the field of it that is wrong, and what is said to a client. */
export const misfits = {
  'bigger-than-group': { path: [], message: 'This party is larger than the group. Ask us for an offer.' },
  'infants-without-lap': { path: ['infants'], message: 'Each infant sits on the lap of an adult.' },
  'singles-without-adult': {
    path: ['singleRooms'],
    message: 'There are more single rooms than adults.',
  },
} satisfies Readonly<Record<string, { path: string[]; message: string }>>;

export type PartyMisfit = keyof typeof misfits;

/** Whether each infant has the lap of an adult. */
export const hasLaps = ({ adults, infants }: Party): boolean => infants <= adults;

/** Whether each single room has an adult. */
export const hasAdults = ({ adults, singleRooms }: Party): boolean => singleRooms <= adults;

/** The parts of a party as addresses, form fields and stored price lines name them, in display order. */
export const partyParts = ['adults', 'childbed', 'childnobed', 'infants', 'single'] as const;

export type PartyPart = (typeof partyParts)[number];

/** The key of each part in a party. */
export const partKeys = {
  adults: 'adults',
  childbed: 'childrenWithBed',
  childnobed: 'childrenWithoutBed',
  infants: 'infants',
  single: 'singleRooms',
} as const satisfies Readonly<Record<PartyPart, keyof Party>>;

/** A value for each part, by the keys of a party. */
export const partyBy = <Value>(of: (part: PartyPart) => Value) => ({
  [partKeys.adults]: of('adults'),
  [partKeys.childbed]: of('childbed'),
  [partKeys.childnobed]: of('childnobed'),
  [partKeys.infants]: of('infants'),
  [partKeys.single]: of('single'),
});

/** A value for each part, by the names of the parts. */
export const partsBy = <Value>(of: (part: PartyPart) => Value) => ({
  adults: of('adults'),
  childbed: of('childbed'),
  childnobed: of('childnobed'),
  infants: of('infants'),
  single: of('single'),
});

/** The party that an address or an enquiry names. */
export const partyFrom = (parts: Readonly<Record<PartyPart, number>>): Party =>
  partyBy((part) => parts[part]);

/** The numbers of a party by the names of its parts, as addresses and enquiries have them. */
export const partsOf = (party: Party) => partsBy((part) => party[partKeys[part]]);
