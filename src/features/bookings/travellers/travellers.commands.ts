import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { noteEvent } from '#features/orders/orders.writes.ts';
import { findBooking } from '#features/site-settings/site-settings.queries.ts';
import { parseMrz } from '#features/travellers/mrz.rules.ts';
import { nameFields } from '#features/travellers/passport-names.rules.ts';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Transaction } from '#platform/database/database.ts';
import { deleteEncryptedTexts, keepEncryptedText } from '#platform/encrypted-texts/encrypted-texts.ts';
import { parsePhones } from '#platform/phone/parse-phone.ts';
import { openedPassports, type TravellerSent, travellersSent } from './travellers.contract.ts';
import { findTravellers, mayFill, type Passports, type TravellerList } from './travellers.queries.ts';
import { isComplete, lastDayToFill } from './travellers.rules.ts';
import { travellerLists, travellers } from './travellers.table.ts';

type Traveller = TravellerList['travellers'][number];

const refusal = (fields: readonly { readonly path: string; readonly message: string }[]) =>
  new Failure('invalid', 'travellers.fields', 'Fields are not right.', fields);
const wrong = (path: string, message: string) => refusal([{ path, message }]);

/** @throws Failure invalid naming the fields of a traveller that can't be a name; none at all is filled in later. */
function refuseNames(sent: TravellerSent, path: string, needsPassport: boolean): void {
  if (sent.mrz !== undefined || (sent.surname ?? sent.givenNames) === null) {
    return;
  }
  const fields = nameFields(sent, path, needsPassport);
  if (fields.length > 0) {
    throw refusal(fields);
  }
}

/** What the passport's lines say, where there are any. @throws Failure invalid when they were misread. */
function parseLines({ mrz }: TravellerSent, path: string, today: CalendarDate) {
  if (mrz === undefined) {
    return undefined;
  }
  const read = parseMrz(mrz, today);
  if (read === undefined) {
    throw wrong(path, 'These are not the two lines of a passport: each has 44 signs.');
  }
  if (read.wrong.length > 0) {
    throw wrong(path, 'A sign was misread. Compare with the passport.');
  }
  return read.fields;
}

/** A traveller as known until now, with what was sent. @throws Failure invalid with the field. */
function merged(before: Traveller, sent: TravellerSent, path: string, today: CalendarDate): Traveller {
  const lines = parseLines(sent, `${path}.mrz`, today);
  const { place, kind, number } = before;
  return {
    place,
    kind,
    number,
    surname: lines ? lines.surname : sent.surname,
    givenNames: lines ? lines.givenNames : sent.givenNames,
    sex: lines?.sex ?? sent.sex,
    birthDate: lines?.birthDate ?? (sent.birthDate === undefined ? before.birthDate : sent.birthDate),
    nationality: lines?.nationality ?? sent.nationality,
    passportNumber:
      lines?.passportNumber ??
      (sent.passportNumber === undefined ? before.passportNumber : sent.passportNumber),
    expiresOn: lines?.expiresOn ?? (sent.expiresOn === undefined ? before.expiresOn : sent.expiresOn),
    diet: sent.diet,
    ...(sent.phone === null ? { phone: null, otherPhones: [] } : parsePhones(sent.phone, `${path}.phone`)),
  };
}

/** @throws Failure invalid for a traveller who isn't of the party, named twice or wrongly, or born in the future. */
function mergeAll(list: TravellerList, sent: readonly TravellerSent[], today: CalendarDate): Traveller[] {
  const places = new Set(list.travellers.map(({ place }) => place));
  for (const [index, { place }] of sent.entries()) {
    if (!places.has(place) || sent.findIndex((each) => each.place === place) < index) {
      throw wrong(`travellers.${index}.place`, 'There is no such traveller, or they are named twice.');
    }
  }
  return list.travellers.map((before) => {
    const index = sent.findIndex(({ place }) => place === before.place);
    const one = sent[index];
    if (one) {
      refuseNames(one, `travellers.${index}`, list.needsPassport);
    }
    const after = one ? merged(before, one, `travellers.${index}`, today) : before;
    if (one && after.birthDate !== null && (after.birthDate > today || after.birthDate < '1900-01-01')) {
      throw wrong(`travellers.${index}.birthDate`, 'This day cannot be a birth date.');
    }
    return after;
  });
}

/** Keeps the passports of travellers, encrypted. @returns the id of the text; null when none is known */
export async function keepPassports(
  context: CommandContext,
  of: readonly Traveller[],
): Promise<string | null> {
  const passports: Passports = Object.fromEntries(
    of
      .filter(({ passportNumber, expiresOn }) => passportNumber !== null || expiresOn !== null)
      .map(({ place, passportNumber, expiresOn }) => [place, { number: passportNumber, expiresOn }]),
  );
  return Object.keys(passports).length === 0 ? null : keepEncryptedText(context, JSON.stringify(passports));
}

/** Stores travellers in the places in which they stand. @returns how many rows there were. */
export async function replaceTravellers(
  tx: Transaction,
  orderId: string,
  after: readonly Traveller[],
): Promise<number> {
  const before = await tx
    .delete(travellers)
    .where(eq(travellers.orderId, orderId))
    .returning({ place: travellers.place });
  if (after.length > 0) {
    await tx.insert(travellers).values(
      after.map(({ place, surname, givenNames, sex, birthDate, nationality, diet, phone, otherPhones }) => ({
        orderId,
        place,
        surname,
        givenNames,
        sex,
        birthDate,
        nationality,
        diet,
        phone,
        otherPhones,
      })),
    );
  }
  return before.length;
}

async function store(context: CommandContext, list: TravellerList, after: readonly Traveller[]) {
  const { tx, now } = context;
  const { orderId } = list;
  const sealed = await keepPassports(context, after);
  const version = list.version + 1;
  const row = { version, passports: sealed, changedAt: now };
  await tx
    .insert(travellerLists)
    .values({ orderId, ...row })
    .onConflictDoUpdate({ target: travellerLists.orderId, set: row });
  await deleteEncryptedTexts(tx, list.sealed === null ? [] : [list.sealed]);
  await replaceTravellers(tx, orderId, after);
  const complete = after.filter((each) => isComplete(each, list.needsPassport)).length;
  const detail = { complete, travellers: after.length };
  await noteEvent(context, orderId, 'travellers', detail);
  // No name, number or birth date: the log is read by others, and kept.
  context.log({ subjectKind: 'order', subjectId: orderId, difference: detail });
  return { version };
}

/** @throws Failure not-found; conflict when the order is over, or somebody else saved meanwhile. */
async function lockList(
  context: CommandContext,
  which: { readonly id: string } | { readonly token: string },
  basedOn: number,
): Promise<TravellerList> {
  const order = await lockOrder(context, which);
  const list = await findTravellers({ db: context.tx, dataKey: context.dataKey }, { id: order.id });
  if (list === undefined) {
    throw new Failure('not-found', 'travellers.not-found', 'This order has no seats on a departure.');
  }
  if (!mayFill(list.state)) {
    throw new Failure('conflict', 'travellers.over', 'This order is over.');
  }
  if (list.version !== basedOn) {
    const message = 'Somebody else has saved these travellers meanwhile.';
    throw new Failure('conflict', 'travellers.changed', message, [], { version: list.version });
  }
  return list;
}

const given = { basedOn: z.int().min(0), sent: travellersSent };

/**
 * Takes what the customer fills in by the order's link, until some days before the departure.
 * @throws Failure conflict `travellers.closed` after the last day, `travellers.changed`, `travellers.over`; invalid.
 */
export const fillTravellers = command({
  name: 'travellers.fill',
  permission: 'orders.visit',
  input: z.strictObject({ token: z.string().max(80), ...given }),
  run: async (context, { token, basedOn, sent }) => {
    const list = await lockList(context, { token }, basedOn);
    const today = dhakaDate(context.now);
    const { travellersUntilDays } = await findBooking(context.tx);
    const lastDay = lastDayToFill(list.departsOn, travellersUntilDays);
    if (today > lastDay) {
      throw new Failure('conflict', 'travellers.closed', `It could be changed until ${lastDay}.`, [], {
        lastDay,
      });
    }
    return store(context, list, mergeAll(list, sent.travellers, today));
  },
});

/**
 * Saves the travellers of an order for the customer, at any time.
 * @throws Failure conflict `travellers.changed`, `travellers.over`; invalid with the fields.
 */
export const saveTravellers = command({
  name: 'travellers.save',
  permission: 'travellers.write',
  input: z.strictObject({ id: z.uuid(), ...given }),
  run: async (context, { id, basedOn, sent }) => {
    const list = await lockList(context, { id }, basedOn);
    return store(context, list, mergeAll(list, sent.travellers, dhakaDate(context.now)));
  },
});

/** Shows the passport numbers of an order to somebody of the staff, which the log keeps. */
export const openPassports = command({
  name: 'travellers.open',
  permission: 'travellers.write',
  input: z.strictObject({ id: z.uuid() }),
  output: openedPassports,
  refusals: {
    404: 'There is no such order, or it has no seats on a departure.',
  },
  run: async (context, { id }) => {
    const list = await findTravellers({ db: context.tx, dataKey: context.dataKey }, { id });
    if (list === undefined) {
      throw new Failure('not-found', 'travellers.not-found', 'This order has no seats on a departure.');
    }
    const passports = list.travellers.flatMap(({ place, passportNumber, expiresOn }) =>
      passportNumber === null ? [] : [{ place, passportNumber, expiresOn }],
    );
    context.log({ subjectKind: 'order', subjectId: id, difference: { opened: passports.length } });
    return { passports };
  },
});
