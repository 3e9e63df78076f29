import { eq } from 'drizzle-orm';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import {
  findAgency,
  findLetterTexts,
  findMessageSettings,
} from '#features/site-settings/site-settings.queries.ts';
import { m } from '#messages/messages.js';
import type { CommandContext } from '#platform/command/command.ts';
import { queueMessage } from '#platform/messages/queue-message.ts';
import { shortText } from '#platform/sms/short-text.rules.ts';
import { listOptions } from '../fares.queries.ts';
import { faresPath } from '../visitor/visitor.rules.ts';
import { optionsLetter } from './letters.emails.ts';

/** Tells who asked for fares that their options are there, in the transaction that opens their link. */
export async function queueOptionsLetter(
  { tx, now, siteUrl }: Pick<CommandContext, 'tx' | 'now' | 'siteUrl'>,
  { enquiryId, token }: { readonly enquiryId: string; readonly token: string },
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
  const agencyName = agency.name[to.language];
  const link = `${siteUrl}${faresPath(to.language, token)}`;
  const text = m.sms_fare_options({ reference: to.reference }, { locale: to.language });
  await queueMessage(
    tx,
    now,
    {
      event: 'fare.options',
      about: { kind: 'fare', id: enquiryId },
      language: to.language,
      email: to.email,
      phone: to.phone,
      channels: null,
      replyTo: agency.email,
      short: shortText({ from: agency.wordmark[to.language], text, link, language: to.language }),
      letter: async () =>
        optionsLetter({
          language: to.language,
          reference: to.reference,
          name: to.name,
          agencyName,
          phone: agency.phone,
          words: await findLetterTexts(tx),
          options: await listOptions(tx, enquiryId),
          link,
        }),
    },
    await findMessageSettings(tx),
  );
}
