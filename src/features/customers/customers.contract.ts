import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { languages } from '#platform/language.ts';
import { amount } from '#platform/money/money.contract.ts';
import { plainLine, plainLines, searched } from '#platform/plain-text.contract.ts';
import { contactKinds, maxTagLength, maxTags, recordKinds, relations } from './customers.rules.ts';

const moment = z.iso.datetime();

const contact = z.object({ kind: z.enum(contactKinds), value: z.string() });

const language = z.enum(languages).default('en').meta({ description: 'Of titles' });

/** A journey of a customer, by the order that sold it. */
const journey = z.object({ on: calendarDate, title: z.string(), reference: z.string(), orderId: z.uuid() });

/** How a customer stands with the agency by all orders. */
export const customerStanding = z
  .object({
    orders: z.int().meta({ description: 'How many were sold and not cancelled.' }),
    bought: amount.meta({ description: 'What orders charge.' }),
    paid: amount,
    owed: amount.meta({ description: 'What they owe on the orders that they owe on.' }),
    credit: amount.meta({ description: 'What the agency owes them on others.' }),
    lastJourney: journey.nullable(),
    nextJourney: journey.nullable(),
  })
  .meta({ id: 'CustomerStanding' });
export type CustomerStanding = z.infer<typeof customerStanding>;

/** Null for who may not see orders. */
const standing = customerStanding.nullable();

/** A row of a search for customers. */
export const foundCustomer = z
  .object({
    id: z.uuid(),
    name: z.string(),
    alsoCalled: z.array(z.string()),
    contacts: z.array(contact),
    heardAt: moment.meta({ description: 'When they last asked or bought.' }),
  })
  .meta({ id: 'Customer' });
export type FoundCustomer = z.infer<typeof foundCustomer>;

const listedCustomer = foundCustomer.extend({ standing }).meta({ id: 'ListedCustomer' });
export type ListedCustomer = z.infer<typeof listedCustomer>;

export const customerList = z.object({
  items: z.array(listedCustomer),
  total: z.int().meta({ description: 'How many fit, whatever the page.' }),
  next: z.string().nullable(),
});

/** The number, or the address, that somebody types into a form. */
export const lookUpQuery = z.object({
  phone: z.string().trim().max(80).optional(),
  email: z.string().trim().max(120).optional(),
  language,
});

/** Whose it is; null when no card has it. */
export const lookedUp = z.object({ customer: listedCustomer.nullable() });

export const customerQuery = z.object({
  q: searched(100).default('').meta({ description: 'Name, telephone number or e-mail address' }),
  owes: z
    .enum(['true'])
    .optional()
    .meta({ description: 'Only those who owe; needs the right to read orders' }),
  cursor: z.string().max(2_000).optional().meta({ description: '`next` of the page before.' }),
  language,
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

/** Something that the customer has with the agency, such as an enquiry. */
export const customerRecord = z.object({
  kind: z.enum(recordKinds),
  id: z.uuid(),
  reference: z.string(),
  title: z.string(),
  /** The name that it was sent under. */
  name: z.string(),
  state: z.string(),
  at: moment,
  /** The reference of the one that it was joined to. */
  joinedTo: z.string().nullable(),
  travelsOn: calendarDate.nullable(),
  /** Of an order, poisha. */
  money: z.object({ total: amount, paid: amount, owed: amount }).nullable(),
  /** Of a place on a waiting list the departure. */
  departureId: z.uuid().nullable(),
});
export type CustomerRecord = z.infer<typeof customerRecord>;

export const cardQuery = z.object({ language });

/** Everything about one customer. */
export const customerCard = foundCustomer
  .extend({
    standing,
    version: z.int(),
    createdAt: moment,
    address: z.string().nullable(),
    birthDate: calendarDate.nullable(),
    /** The last day of the passport. */
    passportExpires: calendarDate.nullable(),
    tags: z.array(z.string()),
    notes: z.array(z.object({ id: z.uuid(), author: z.string(), text: z.string(), at: moment })),
    relatives: z.array(
      z.object({
        id: z.uuid(),
        relation: z.enum(relations),
        name: z.string(),
        /** Their own card. */
        customerId: z.uuid().nullable(),
      }),
    ),
    /** Latest first. */
    records: z.array(customerRecord),
  })
  .meta({ id: 'CustomerCard' });
export type CustomerCard = z.infer<typeof customerCard>;

/** What a change of a card answers. */
export const changedCard = z.object({ id: z.uuid(), version: z.int() }).meta({ id: 'CustomerChanged' });

/** What an address of one card refuses. */
export const cardRefusals = {
  404: 'There is no such customer, number or relative.',
  409: 'The card was joined or changed meanwhile, or the number belongs to another one (`details.owner`).',
};

/** The card that has a number already, in the details of a refusal. */
export const contactTaken = z.object({ owner: z.object({ id: z.uuid(), name: z.string() }) });

const id = z.uuid();

export const renameInput = z.strictObject({ id, version: z.int().min(1), name: plainLine(80, 2) });
/** What a card keeps beside numbers and notes. */
export const detailsInput = z.strictObject({
  id,
  version: z.int().min(1),
  address: plainLines(500).nullable(),
  birthDate: calendarDate.nullable(),
  passportExpires: calendarDate.nullable(),
  tags: z.array(plainLine(maxTagLength, 1)).max(maxTags),
});
export const contactInput = z.strictObject({
  id,
  kind: z.enum(contactKinds),
  value: z.string().trim().max(120),
});
export const noteInput = z.strictObject({ id, text: plainLines(4_000, 1) });
/** Somebody with a card of their own, or only a name. */
export const relativeInput = z.strictObject({
  id,
  relation: z.enum(relations),
  relativeId: z.uuid().optional(),
  name: plainLine(80, 2).optional(),
});
export const joinInput = z.strictObject({ id, from: z.uuid() });
