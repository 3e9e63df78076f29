import { searchLetters } from '#features/documents/search/search.rules.ts';
import { maxNames, maxTags } from '../customers.rules.ts';
import type { Given } from './intake.contract.ts';

/** A customer as a row of a file tells of them. */
export interface ImportedCustomer {
  readonly row: number;
  readonly name: string;
  /** E.164, the one that they are found by first. */
  readonly phones: readonly string[];
  /** Lower case. */
  readonly email: string | undefined;
  readonly address: string | undefined;
  readonly note: string | undefined;
  readonly birthDate: string | undefined;
  readonly passportExpires: string | undefined;
  readonly tags: readonly string[];
}

/** A card as it stands, or will stand once the rows so far are taken over. */
export interface Card {
  readonly id: string;
  readonly isNew: boolean;
  /** The row that makes it. */
  readonly row: number | undefined;
  readonly name: string;
  readonly alsoCalled: readonly string[];
  readonly contacts: readonly string[];
  readonly address: string | undefined;
  readonly birthDate: string | undefined;
  readonly passportExpires: string | undefined;
  readonly tags: readonly string[];
  readonly noteTexts: readonly string[];
}

/** What a row would do. `clash`: another row has its number under another name. */
export type PlannedRow =
  | {
      readonly row: number;
      readonly outcome: 'added' | 'joined' | 'skipped';
      readonly id: string;
      readonly given: Given;
    }
  | {
      readonly row: number;
      readonly outcome: 'clash';
      readonly with: number;
      readonly names: readonly [string, string];
    };

export interface CustomerPlan {
  readonly rows: readonly PlannedRow[];
  /** The cards that are made or changed, each as it stands afterwards. */
  readonly cards: readonly Card[];
}

/** Rows of a slice: everything else has its turn behind each. */
const slice = 200;

/** How a card is reached, by the words of what already has it. */
export const reachOfRow = ({ phones, email }: Pick<ImportedCustomer, 'phones' | 'email'>): string[] => [
  ...new Set(phones.map((phone) => `phone:${phone}`)),
  ...(email === undefined ? [] : [`email:${email}`]),
];

const soundsLike = (one: string, other: string) => searchLetters(one) === searchLetters(other);

/** What a note says of a value that a card has otherwise: nothing is overwritten, and nothing lost. */
export type NoteOfOther = (field: 'address' | 'birthDate' | 'passportExpires', value: string) => string;

/**
 * What rows would do to the cards that are there, in the order of the file. A row belongs to the card with its first number; by a
 * further number or an address only where the name is the same, because families share them. What a card has is never overwritten:
 * another name is kept beside it, other values in a note. A number or an address that another card has stays there.
 * @param known Cards by their numbers and addresses, as `reachOfRow` writes them; it is changed on the way.
 * @param oneNumberIsOne Whether a number is one customer's whatever the rows call them, as it is for who buys; else another name is a clash.
 */
export function* planCustomers(
  rows: readonly ImportedCustomer[],
  known: Map<string, Card>,
  noteOf: NoteOfOther,
  oneNumberIsOne = false,
): Generator<undefined, CustomerPlan> {
  const planned: PlannedRow[] = [];
  const touched = new Map<string, Card>();
  for (const [index, each] of rows.entries()) {
    if (index % slice === slice - 1) {
      yield;
    }
    const reach = reachOfRow(each);
    const found = cardOf(each, reach, known);
    if (!oneNumberIsOne && found?.isNew && !soundsLike(found.name, each.name)) {
      planned.push({ row: each.row, outcome: 'clash', with: found.row ?? 0, names: [found.name, each.name] });
      continue;
    }
    const free = reach.filter((one) => !known.has(one));
    if (found === undefined) {
      const card = newCard(each, free);
      for (const one of free) {
        known.set(one, card);
      }
      touched.set(card.id, card);
      planned.push({
        row: each.row,
        outcome: 'added',
        id: card.id,
        given: { contacts: [], tags: [], notes: notesOf(each, []) },
      });
      continue;
    }
    const given = givenTo(found, each, free, noteOf);
    const card = afterGiven(found, given);
    for (const one of card.contacts) {
      known.set(one, card);
    }
    const gives = isSomething(given);
    if (gives) {
      touched.set(card.id, card);
    }
    planned.push({ row: each.row, outcome: gives ? 'joined' : 'skipped', id: card.id, given });
  }
  return { rows: planned, cards: [...touched.values()] };
}

function cardOf(
  { name }: ImportedCustomer,
  [main = '', ...others]: readonly string[],
  known: ReadonlyMap<string, Card>,
) {
  const further = others.map((one) => known.get(one)).find((card) => card && isCalled(card, name));
  return known.get(main) ?? further;
}

const isCalled = (card: Card, name: string) =>
  [card.name, ...card.alsoCalled].some((each) => soundsLike(each, name));

const notesOf = ({ note }: ImportedCustomer, there: readonly string[]) =>
  note === undefined || there.includes(note) ? [] : [{ id: crypto.randomUUID(), text: note }];

const newCard = (each: ImportedCustomer, free: readonly string[]): Card => ({
  id: crypto.randomUUID(),
  isNew: true,
  row: each.row,
  name: each.name,
  alsoCalled: [],
  contacts: free,
  address: each.address,
  birthDate: each.birthDate,
  passportExpires: each.passportExpires,
  tags: each.tags.slice(0, maxTags),
  noteTexts: each.note === undefined ? [] : [each.note],
});

function givenTo(card: Card, each: ImportedCustomer, free: readonly string[], noteOf: NoteOfOther): Given {
  const fields = ['address', 'birthDate', 'passportExpires'] as const;
  const filled = fields.flatMap((field) =>
    card[field] === undefined && each[field] !== undefined ? [[field, each[field]] as const] : [],
  );
  const others = fields.flatMap((field) =>
    card[field] !== undefined && each[field] !== undefined && card[field] !== each[field]
      ? [noteOf(field, each[field])]
      : [],
  );
  const texts = [...(each.note === undefined ? [] : [each.note]), ...others];
  const isNewName =
    ![card.name, ...card.alsoCalled].some((name) => name.toLowerCase() === each.name.toLowerCase()) &&
    card.alsoCalled.length < maxNames;
  return {
    contacts: free,
    ...(isNewName ? { alsoCalled: each.name } : {}),
    ...Object.fromEntries(filled),
    tags: each.tags
      .filter((tag) => !card.tags.includes(tag))
      .slice(0, Math.max(0, maxTags - card.tags.length)),
    notes: texts
      .filter((text) => !card.noteTexts.includes(text))
      .map((text) => ({ id: crypto.randomUUID(), text })),
  };
}

const isSomething = ({ contacts, tags, notes, ...rest }: Given): boolean =>
  contacts.length + tags.length + notes.length + Object.keys(rest).length > 0;

const afterGiven = (card: Card, given: Given): Card => ({
  ...card,
  contacts: [...card.contacts, ...given.contacts],
  alsoCalled: given.alsoCalled === undefined ? card.alsoCalled : [...card.alsoCalled, given.alsoCalled],
  address: given.address ?? card.address,
  birthDate: given.birthDate ?? card.birthDate,
  passportExpires: given.passportExpires ?? card.passportExpires,
  tags: [...card.tags, ...given.tags],
  noteTexts: [...card.noteTexts, ...given.notes.map(({ text }) => text)],
});
