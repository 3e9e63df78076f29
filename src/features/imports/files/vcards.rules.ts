import { type CardProperty, linesOf, piecesOf, plainOf, propertyOf } from './cards.rules.ts';
import { type RawRow, tableOf } from './heads.rules.ts';
import { refusalOf } from './refusals.rules.ts';
import { type FileRefusal, type FileTable, tableLimits } from './tables.contract.ts';

type Card = readonly CardProperty[];

/** Nothing of a picture, a sound or a key is read. */
const ignored = new Set(['PHOTO', 'LOGO', 'SOUND', 'KEY']);
/** A text of a card is no longer: a photo is, and isn’t one. */
const longestValue = tableLimits.cell;

const typesOf = (property: CardProperty): readonly string[] => property.parameters.get('TYPE') ?? [];

/** The preferred one first, then mobile numbers, each group in the order of the card. */
const rankOf = (property: CardProperty): number =>
  typesOf(property).includes('pref') || property.parameters.has('PREF')
    ? 0
    : typesOf(property).some((type) => type === 'cell' || type === 'mobile')
      ? 1
      : 2;

const of = (card: Card, name: string): CardProperty[] => card.filter((each) => each.name === name);
const texts = (card: Card, name: string): string[] =>
  of(card, name)
    .map(({ value }) => plainOf(value))
    .filter((text) => text !== '');

function nameOf(card: Card): string {
  const [full] = texts(card, 'FN');
  const [family = '', given = '', more = '', before = '', behind = ''] = piecesOf(
    of(card, 'N')[0]?.value ?? '',
    ';',
  );
  const parts = [before, given, more, family, behind].filter((part) => part !== '').join(' ');
  return (
    (full ?? parts) || (texts(card, 'NICKNAME')[0] ?? texts(card, 'ORG')[0]?.replaceAll(';', ', ') ?? '')
  );
}

/** A number without what an address of `tel:` adds to it: `tel:+880-…;ext=5`. */
const dialled = (value: string): string =>
  /^tel:/i.test(value) ? (value.slice(4).split(';')[0] ?? '') : value;

const phonesOf = (card: Card): string[] =>
  of(card, 'TEL')
    .filter((each) => !typesOf(each).includes('fax') || typesOf(each).includes('voice'))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map(({ value }) => dialled(plainOf(value)))
    .filter((phone) => phone !== '');

const addressOf = ({ value }: CardProperty): string =>
  piecesOf(value, ';')
    .filter((part) => part !== '')
    .map((part) =>
      part
        .split('\n')
        .map((line) => line.trim())
        .join(', '),
    )
    .join(', ');

/** A birthday as `1969-02-28`. Of one without a year only the rest is known: it stands in the note. */
function birthdayOf(card: Card): { readonly birthday: string; readonly noted: string | undefined } {
  const [property] = of(card, 'BDAY');
  const text = plainOf(property?.value ?? '');
  const [, year, month, day] = /^(\d{4}|-)-?(\d{2})-?(\d{2})(?!\d)/.exec(text) ?? [];
  const isWithoutYear = year === '-' || property?.parameters.get('X-APPLE-OMIT-YEAR')?.[0] === year;
  return month === undefined
    ? { birthday: text, noted: undefined }
    : isWithoutYear
      ? { birthday: '', noted: `Birthday: ${day}/${month}` }
      : { birthday: `${year}-${month}-${day}`, noted: undefined };
}

interface CardTexts {
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  readonly addresses: readonly string[];
  readonly rest: readonly [name: string, birthday: string, firm: string, note: string, tags: string];
}

function textsOf(card: Card): CardTexts {
  const { birthday, noted } = birthdayOf(card);
  const firms = of(card, 'ORG').map(({ value }) => piecesOf(value, ';').filter(Boolean).join(', '));
  const tags = of(card, 'CATEGORIES').flatMap(({ value }) => piecesOf(value, ','));
  const notes = [...texts(card, 'NOTE'), ...(noted === undefined ? [] : [noted])];
  return {
    phones: phonesOf(card),
    emails: texts(card, 'EMAIL'),
    addresses: of(card, 'ADR')
      .map(addressOf)
      .filter((text) => text !== ''),
    rest: [nameOf(card), birthday, firms.join('; '), notes.join('\n'), tags.filter(Boolean).join(', ')],
  };
}

/** The cards of a text, those inside of another left out; undefined when the last one doesn’t end. */
function* cardsOf(text: string): Generator<undefined, Card[] | undefined> {
  const cards: Card[] = [];
  let card: CardProperty[] = [];
  let depth = 0;
  let lines = 0;
  for (const line of linesOf(text)) {
    lines += 1;
    if (lines % 2_000 === 0) {
      yield;
    }
    if (/^BEGIN:VCARD\s*$/i.test(line)) {
      depth += 1;
      card = depth === 1 ? [] : card;
    } else if (/^END:VCARD\s*$/i.test(line)) {
      depth = Math.max(0, depth - 1);
      if (depth === 0) {
        cards.push(card);
        card = [];
      }
    } else if (depth === 1 && cards.length <= tableLimits.rows) {
      const property = propertyOf(line.slice(0, longestValue));
      if (property !== undefined && !ignored.has(property.name)) {
        card.push(property);
      }
    }
  }
  return depth === 0 ? cards : undefined;
}

const numbered = (name: string, most: number): string[] =>
  Array.from({ length: most }, (_, place) => (place === 0 ? name : `${name} ${place + 1}`));

const filledUp = (list: readonly string[], most: number): string[] =>
  Array.from({ length: most }, (_, place) => list[place] ?? '');

/**
 * The table of a file of vCards (2.1, 3.0: RFC 2426, 4.0: RFC 6350), read in slices: a row for each card, under heads in plain words. The first
 * card is in row 2, as if the heads stood above.
 *
 * Packages that read vCards read 4.0 only, or are untyped; telephones write 2.1 and 3.0.
 */
export function* vcardTable(text: string): Generator<undefined, FileTable | FileRefusal> {
  const cards = yield* cardsOf(text.replace(/^\uFEFF/, ''));
  if (cards === undefined) {
    return refusalOf('imports.unreadable');
  }
  if (cards.length > tableLimits.rows) {
    return refusalOf('imports.too-many-rows');
  }
  const read: CardTexts[] = [];
  for (const card of cards) {
    read.push(textsOf(card));
    if (read.length % 500 === 0) {
      yield;
    }
  }
  const most = (part: 'phones' | 'emails' | 'addresses') =>
    read.reduce((longest, each) => Math.max(longest, each[part].length), 1);
  const [phones, emails, addresses] = [most('phones'), most('emails'), most('addresses')];
  if (phones + emails + addresses > tableLimits.columns / 2) {
    return refusalOf('imports.too-wide');
  }
  const heads = [
    'Name',
    ...numbered('Phone', phones),
    ...numbered('E-mail', emails),
    ...numbered('Address', addresses),
    ...['Birthday', 'Organisation', 'Note', 'Tags'],
  ];
  const rows = read.map((each, index): RawRow => {
    const [name, ...behind] = each.rest;
    return {
      row: index + 2,
      cells: [
        name,
        ...filledUp(each.phones, phones),
        ...filledUp(each.emails, emails),
        ...filledUp(each.addresses, addresses),
        ...behind,
      ],
    };
  });
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  return yield* tableOf('vcard', [{ row: 1, cells: heads }, ...filled], true);
}
