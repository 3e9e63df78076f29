import { eq } from 'drizzle-orm';
import { recordCorrection } from '#features/customers/record/record.writes.ts';
import { isEmail } from '#features/identity/account/account.rules.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { redirectWaiting } from '#platform/messages/redirect-messages.writes.ts';
import { parsePhones } from '#platform/phone/parse-phone.ts';
import { changeEnquiry, lockEnquiry } from '../enquiries.commands.ts';
import { enquiries } from '../enquiries.table.ts';
import type { EnquiryRow } from '../enquiries.writes.ts';
import { type ContactCorrection, correctedContact, correctionOfOne } from './correction.contract.ts';
import { type Contact, changesOf, searchAfter } from './correction.rules.ts';

interface Corrected extends Contact {
  readonly id: string;
  readonly reference: string;
}

const invalid = (code: string, path: string, message: string) =>
  new Failure('invalid', code, `${path}: ${message}`, [{ path, message }]);

/** @throws Failure invalid `phone.number`, `contact.email`, `contact.unreachable` when no way to reach the customer would be left, `contact.same` when nothing changes */
function contactAfter(row: Contact, typed: ContactCorrection, needsPhone: boolean): Contact {
  const { name = row.name, email = row.email } = typed;
  if (typeof typed.email === 'string' && !isEmail(typed.email)) {
    throw invalid('contact.email', 'email', 'This is no e-mail address.');
  }
  const { phone, otherPhones } =
    typed.phone === undefined
      ? row
      : typed.phone === null
        ? { phone: null, otherPhones: row.otherPhones }
        : parsePhones(typed.phone, 'phone');
  if (phone === null && (needsPhone || email === null)) {
    throw invalid('contact.unreachable', 'phone', 'A telephone number is needed.');
  }
  const others = new Set([...otherPhones, ...row.otherPhones]);
  const after = { name, phone, email, otherPhones: [...others].filter((each) => each !== phone) };
  if (Object.keys(changesOf(row, after)).length === 0) {
    throw invalid('contact.same', 'name', 'Correct the name, the number or the address.');
  }
  return after;
}

/**
 * The command that corrects how a customer is called and reached, after which all that is still to be said goes there. The links
 * that are open stay.
 */
export function correction<Row extends Corrected>(
  named: { readonly name: string; readonly permission: string },
  {
    lock,
    store,
    needsPhone,
    isKnown = () => true,
  }: {
    /** @throws Failure not-found */
    readonly lock: (context: CommandContext, id: string) => Promise<Row>;
    /** Stores it, with what has changed in the history and the log. */
    readonly store: (
      context: CommandContext,
      row: Row,
      after: Contact,
      noted: Readonly<Record<string, unknown>>,
    ) => Promise<unknown>;
    /** Whether it can't be without a telephone number. */
    readonly needsPhone: boolean;
    /** Whether the customer's card is kept; not of what may be anybody's. */
    readonly isKnown?: (row: Row) => boolean;
  },
) {
  return command({
    ...named,
    input: correctionOfOne,
    output: correctedContact,
    refusals: {
      404: 'There is no such thing.',
      409: 'It belongs to another one.',
      422: 'It is no telephone number (`phone.number`) or address (`contact.email`), nothing is corrected (`contact.same`), or the customer could not be reached any more (`contact.unreachable`).',
    },
    run: async (context, { id, reason, ...typed }) => {
      const row = await lock(context, id);
      const after = contactAfter(row, { ...typed, reason }, needsPhone);
      await store(context, row, after, { ...changesOf(row, after), reason });
      await redirectWaiting(context.tx, row.id, [
        { from: row.phone, to: after.phone },
        { from: row.email, to: after.email },
      ]);
      if (isKnown(row)) {
        await recordCorrection(context, row, after);
      }
      return { id: row.id, reference: row.reference, ...after, otherPhones: [...after.otherPhones] };
    },
  });
}

/** Stores the corrected contact of a locked enquiry. */
async function storeEnquiryContact(
  context: CommandContext,
  row: EnquiryRow,
  after: Contact,
  noted: Readonly<Record<string, unknown>>,
): Promise<void> {
  const search = searchAfter(row.search, row, after);
  const changes = { ...after, otherPhones: [...after.otherPhones], search };
  await changeEnquiry(context, row, changes, 'contact-corrected', noted);
}

/** What makes an enquiry's contact one that can be corrected. One in review may be anybody's. */
export const enquiryContact: Parameters<typeof correction<EnquiryRow>>[1] = {
  lock: (context, id) => lockEnquiry(context, { id }),
  store: storeEnquiryContact,
  needsPhone: false,
  isKnown: ({ inReview }) => !inReview,
};

export const correctEnquiryContact = correction(
  { name: 'enquiries.correct-contact', permission: 'enquiries.write' },
  enquiryContact,
);

/** Corrects the enquiry behind something whose contact was corrected, where it had the same wrong one. */
export async function correctEnquiryToo(
  context: CommandContext,
  enquiryId: string | null,
  before: Contact,
  after: Contact,
  noted: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (enquiryId === null) {
    return;
  }
  const [row] = await context.tx.select().from(enquiries).where(eq(enquiries.id, enquiryId)).for('update');
  if (
    row === undefined ||
    row.removedAt !== null ||
    row.mergedInto !== null ||
    row.phone !== before.phone ||
    row.email !== before.email
  ) {
    return;
  }
  await storeEnquiryContact(context, row, { ...after, otherPhones: row.otherPhones }, noted);
  await redirectWaiting(context.tx, row.id, [
    { from: before.phone, to: after.phone },
    { from: before.email, to: after.email },
  ]);
}
