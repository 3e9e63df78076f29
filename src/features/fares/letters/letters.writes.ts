import { eq } from 'drizzle-orm';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { orders } from '#features/orders/orders.table.ts';
import {
  findAgency,
  findLetterTexts,
  findMessageSettings,
} from '#features/site-settings/site-settings.queries.ts';
import { m } from '#messages/messages.js';
import type { CommandContext } from '#platform/command/command.ts';
import type { Letter } from '#platform/mail/queue-mail.ts';
import { queueMessage } from '#platform/messages/queue-message.ts';
import { shortText } from '#platform/sms/short-text.rules.ts';
import type { TypedSegment } from '../fares.contract.ts';
import { listOptions } from '../fares.queries.ts';
import type { fareRequests } from '../fares.table.ts';
import { faresPath } from '../visitor/visitor.rules.ts';
import { optionsLetter, ticketedLetter } from './letters.emails.ts';

type Context = Pick<CommandContext, 'tx' | 'now' | 'siteUrl'>;

/** What every letter of a fare says besides what it tells of. */
type Frame = Omit<Parameters<typeof optionsLetter>[0], 'options'>;

interface Told {
  readonly event: 'fare.options' | 'fare.ticketed';
  readonly text: typeof m.sms_fare_options;
  readonly letter: (frame: Frame) => Promise<Letter>;
  /** No telephone rings for practice. */
  readonly isPractice?: boolean;
}

/** Tells who asked for a fare of an event, in its transaction: by telephone, and by e-mail besides where there is an address. */
async function queueFareMessage(
  { tx, now, siteUrl }: Context,
  { enquiryId, token }: { readonly enquiryId: string; readonly token: string },
  { event, text, letter, isPractice = false }: Told,
): Promise<void> {
  const { name, email, phone, language, reference } = enquiries;
  const [to] = await tx
    .select({ name, email, phone, language, reference })
    .from(enquiries)
    .where(eq(enquiries.id, enquiryId));
  if (to === undefined) {
    return;
  }
  const { agency } = await findAgency(tx);
  const link = `${siteUrl}${faresPath(to.language, token)}`;
  await queueMessage(
    tx,
    now,
    {
      event,
      about: { kind: 'fare', id: enquiryId },
      language: to.language,
      email: to.email,
      phone: isPractice ? null : to.phone,
      channels: null,
      replyTo: agency.email,
      short: shortText({
        from: agency.wordmark[to.language],
        text: text({ reference: to.reference }, { locale: to.language }),
        link,
        language: to.language,
      }),
      letter: async () =>
        letter({
          language: to.language,
          reference: to.reference,
          name: to.name,
          agencyName: agency.name[to.language],
          phone: agency.phone,
          words: await findLetterTexts(tx),
          link,
        }),
    },
    await findMessageSettings(tx),
  );
}

/** Tells who asked for fares that their options are there, in the transaction that opens their link. */
export async function queueOptionsLetter(
  context: Context,
  which: { readonly enquiryId: string; readonly token: string },
): Promise<void> {
  await queueFareMessage(context, which, {
    event: 'fare.options',
    text: m.sms_fare_options,
    letter: async (frame) =>
      optionsLetter({ ...frame, options: await listOptions(context.tx, which.enquiryId) }),
  });
}

/** Tells the customer of a fare that every passenger has a ticket, in the transaction of the last one. */
export async function queueTicketedLetter(
  context: Context,
  row: Pick<typeof fareRequests.$inferSelect, 'enquiryId' | 'token' | 'orderId'>,
  flown: { readonly pnr: string | null; readonly segments: readonly TypedSegment[] },
): Promise<void> {
  const [order] =
    row.orderId === null
      ? []
      : await context.tx.select({ practice: orders.practice }).from(orders).where(eq(orders.id, row.orderId));
  await queueFareMessage(context, row, {
    event: 'fare.ticketed',
    text: m.sms_fare_ticketed,
    letter: (frame) => ticketedLetter({ ...frame, ...flown }),
    isPractice: order?.practice === true,
  });
}
