import { asc, eq, inArray, or } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { enquiries, enquiryLetters, enquiryMessages } from '../enquiries.table.ts';
import { type InboundMail, ownMailIn, tokenIn } from '../inbound/inbound.rules.ts';

/** The enquiry that a mail answers: by the token of its address, else by our letter that it names. */
export async function findAnswered(
  db: ReadDatabase,
  { to, references }: Pick<InboundMail, 'to' | 'references'>,
): Promise<string | undefined> {
  const tokens = to.flatMap((address) => tokenIn(address) ?? []);
  const [byToken] =
    tokens.length === 0
      ? []
      : await db
          .select({ id: enquiries.id })
          .from(enquiries)
          .where(or(...tokens.map((token) => sealedIs(enquiries.replyToken, token))));
  if (byToken) {
    return byToken.id;
  }
  const letters = references.flatMap((id) => ownMailIn(id) ?? []);
  const [byLetter] =
    letters.length === 0
      ? []
      : await db
          .select({ id: enquiryLetters.enquiryId })
          .from(enquiryLetters)
          .where(inArray(enquiryLetters.mailId, letters));
  return byLetter?.id;
}

/** What the customer has added to an enquiry, in the order in which it came. */
export const listMessages = (db: ReadDatabase, enquiryId: string) =>
  db
    .select()
    .from(enquiryMessages)
    .where(eq(enquiryMessages.enquiryId, enquiryId))
    .orderBy(asc(enquiryMessages.at), asc(enquiryMessages.id));
