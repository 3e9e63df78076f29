import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { contactInput, detailsInput, joinInput, noteInput, renameInput } from './customers.contract.ts';
import { maxNames, maxTags } from './customers.rules.ts';
import { customerContacts, customerNotes, customerRelatives, customers } from './customers.table.ts';
import { change, changed, lockCustomer } from './customers.writes.ts';
import { typedContacts } from './record/record.rules.ts';
import { updateSearch } from './record/record.writes.ts';

export const renameCustomer = command({
  name: 'customers.rename',
  ...change,
  input: renameInput,
  run: async (context, { id, version, name }) => {
    const row = await lockCustomer(context.tx, id, version);
    return changed(context, id, { name: { before: row.name, after: name } }, { name });
  },
});

/** Changes what a card keeps beside numbers and notes. */
export const changeDetails = command({
  name: 'customers.change-details',
  ...change,
  input: detailsInput,
  run: async (context, { id, version, ...details }) => {
    const row = await lockCustomer(context.tx, id, version);
    const fields = ['address', 'birthDate', 'passportExpires', 'tags'] as const;
    const differing = fields.filter((field) => String(row[field] ?? '') !== String(details[field] ?? ''));
    // What they were is personal, and not for the log.
    return changed(context, id, { changed: differing }, { ...details, tags: [...new Set(details.tags)] });
  },
});

/**
 * Adds a number or an address to a card.
 * @throws Failure conflict, with the other card, when it belongs to another one: cards are joined knowingly or not at all.
 */
export const addContact = command({
  name: 'customers.add-contact',
  ...change,
  input: contactInput,
  run: async (context, { id, kind, value }) => {
    const { tx, now } = context;
    const row = await lockCustomer(tx, id);
    const contacts = typedContacts(kind, value);
    await tx
      .insert(customerContacts)
      .values(contacts.map((contact) => ({ kind, value: contact, customerId: id, addedAt: now })))
      .onConflictDoNothing();
    const [owner] = await tx
      .select({ id: customers.id, name: customers.name })
      .from(customerContacts)
      .innerJoin(customers, eq(customers.id, customerContacts.customerId))
      .where(
        and(
          eq(customerContacts.kind, kind),
          inArray(customerContacts.value, contacts),
          ne(customers.id, row.id),
        ),
      );
    if (owner) {
      throw new Failure('conflict', 'customers.contact-taken', `This belongs to ${owner.name}.`, [], {
        owner,
      });
    }
    return changed(context, id, { added: kind });
  },
});

/**
 * Takes a number or an address off a card that it doesn't belong to: it gets a card of its own, with name and notes of the one that
 * began with it and was joined.
 */
export const separateContact = command({
  name: 'customers.separate',
  ...change,
  input: contactInput,
  run: async (context, { id, kind, value }) => {
    const { tx, now } = context;
    const row = await lockCustomer(tx, id);
    const all = await tx.select().from(customerContacts).where(eq(customerContacts.customerId, id));
    if (!all.some((each) => each.kind === kind && each.value === value)) {
      throw new Failure('not-found', 'customers.no-contact', 'The card has no such number or address.');
    }
    if (all.length < 2) {
      throw new Failure('conflict', 'customers.last-contact', 'A card keeps its last number or address.');
    }
    const own = crypto.randomUUID();
    const [former] = await tx
      .select({ id: customers.id, name: customers.name })
      .from(customers)
      .innerJoin(
        customerContacts,
        // The card that began with it.
        and(
          eq(customerContacts.kind, kind),
          eq(customerContacts.value, value),
          eq(customers.createdAt, customerContacts.addedAt),
        ),
      )
      .where(and(eq(customers.mergedInto, id), isNull(customers.removedAt)));
    await tx.insert(customers).values({
      id: own,
      name: former?.name ?? row.name,
      search: '',
      createdAt: now,
      updatedAt: now,
      heardAt: row.heardAt,
    });
    await tx
      .update(customerContacts)
      .set({ customerId: own })
      .where(and(eq(customerContacts.kind, kind), eq(customerContacts.value, value)));
    if (former !== undefined) {
      await tx.update(customers).set({ mergedInto: own }).where(eq(customers.id, former.id));
      await tx
        .update(customers)
        .set({ alsoCalled: row.alsoCalled.filter((name) => name !== former.name) })
        .where(eq(customers.id, id));
    }
    await updateSearch(tx, own);
    return changed(context, id, { separated: kind, into: own });
  },
});

/** Adds a note about the person. */
export const noteOnCustomer = command({
  name: 'customers.add-note',
  ...change,
  input: noteInput,
  run: async (context, { id, text }) => {
    const { tx, now, actor } = context;
    await lockCustomer(tx, id);
    const noteId = crypto.randomUUID();
    await tx
      .insert(customerNotes)
      .values({ id: noteId, customerId: id, author: actor.id, body: text, at: now });
    return changed(context, id, { noteId });
  },
});

/** Joins another card to this one: both were the same person's. Numbers, addresses, notes and relatives come along. */
export const joinCustomers = command({
  name: 'customers.join',
  ...change,
  input: joinInput,
  run: async (context, { id, from }) => {
    const { tx } = context;
    if (id === from) {
      const message = 'A card can’t be joined to itself.';
      throw new Failure('invalid', 'customers.join-itself', message, [{ path: 'from', message }]);
    }
    // Always in the same order, so that two who join at once can't deadlock.
    for (const each of [id, from].sort()) {
      await lockCustomer(tx, each);
    }
    const [row, other] = [await lockCustomer(tx, id), await lockCustomer(tx, from)];
    await tx.update(customerContacts).set({ customerId: id }).where(eq(customerContacts.customerId, from));
    // What they were to each other is over.
    await tx
      .delete(customerRelatives)
      .where(
        or(
          and(eq(customerRelatives.customerId, id), eq(customerRelatives.relativeId, from)),
          and(eq(customerRelatives.customerId, from), eq(customerRelatives.relativeId, id)),
        ),
      );
    await tx.update(customerRelatives).set({ customerId: id }).where(eq(customerRelatives.customerId, from));
    await tx.update(customerRelatives).set({ relativeId: id }).where(eq(customerRelatives.relativeId, from));
    await tx.update(customers).set({ mergedInto: id }).where(eq(customers.mergedInto, from));
    const names = [...new Set([...row.alsoCalled, other.name, ...other.alsoCalled])];
    await tx
      .update(customers)
      .set({
        alsoCalled: names.filter((name) => name !== row.name).slice(0, maxNames),
        heardAt: row.heardAt > other.heardAt ? row.heardAt : other.heardAt,
        address: row.address ?? other.address,
        birthDate: row.birthDate ?? other.birthDate,
        passportExpires: row.passportExpires ?? other.passportExpires,
        tags: [...new Set([...row.tags, ...other.tags])].slice(0, maxTags),
      })
      .where(eq(customers.id, id));
    await changed(context, from, { into: id }, { mergedInto: id });
    return changed(context, id, { joined: from });
  },
});
