import { eq } from 'drizzle-orm';
import { departures } from '#features/departures/departures.table.ts';
import { orderPath } from '#features/orders/customer/visitor.rules.ts';
import {
  findAgency,
  findLetterTexts,
  findMessageSettings,
} from '#features/site-settings/site-settings.queries.ts';
import { findPackage } from '#features/tour-packages/package/package.queries.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { queueMessage } from '#platform/messages/queue-message.ts';
import { shortText } from '#platform/sms/short-text.rules.ts';
import { type Told, waitingLetter, waitingShort } from './waiting-letters.emails.ts';
import { waitingPath } from './waiting-list.rules.ts';
import type { waitingParties } from './waiting-list.table.ts';

type Row = Pick<
  typeof waitingParties.$inferSelect,
  'reference' | 'token' | 'departureId' | 'name' | 'email' | 'phone' | 'language'
>;

/** Tells a party of a waiting list of an event, in its transaction: by telephone, and by e-mail besides where there is an address. */
export async function queueWaitingLetter(
  { tx, now, siteUrl }: Pick<CommandContext, 'tx' | 'now' | 'siteUrl'>,
  row: Row,
  told: Told,
): Promise<void> {
  const { email, phone, language, token, departureId, reference, name } = row;
  const [departure] = await tx.select().from(departures).where(eq(departures.id, departureId));
  if (!departure) {
    return;
  }
  const { agency } = await findAgency(tx);
  const found = await findPackage(tx, departure.packageId, language);
  const path = told.kind === 'offered' ? orderPath(language, told.order) : waitingPath(language, token);
  const agencyName = agency.name[language];
  const about = {
    told,
    language,
    reference,
    name,
    departsOn: departure.departsOn,
    package: found?.texts.title ?? '',
    agencyName,
    phone: agency.phone,
    link: `${siteUrl}${path}`,
  };
  await queueMessage(
    tx,
    now,
    {
      event: told.kind === 'offered' ? 'waiting.offer' : `waiting.${told.kind}`,
      about: null,
      language,
      email,
      phone,
      channels: null,
      replyTo: agency.email,
      short: shortText({
        from: agency.wordmark[language],
        text: waitingShort(about),
        link: about.link,
        language,
      }),
      letter: async () => waitingLetter({ ...about, words: await findLetterTexts(tx) }),
    },
    await findMessageSettings(tx),
  );
}
