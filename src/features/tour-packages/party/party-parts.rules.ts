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
