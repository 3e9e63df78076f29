import { eq } from 'drizzle-orm';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { findAgency, findLetterTexts } from '#features/site-settings/site-settings.queries.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { listOptions } from '../fares.queries.ts';
import { faresPath } from '../visitor/visitor.rules.ts';
import { optionsLetter } from './letters.emails.ts';

/** Queues the letter with a request's options in the transaction that opens its link. Who has no e-mail address gets none. */
export async function queueOptionsLetter(
  { tx, now, siteUrl }: Pick<CommandContext, 'tx' | 'now' | 'siteUrl'>,
  { enquiryId, token }: { readonly enquiryId: string; readonly token: string },
): Promise<void> {
  const { name, email, language, reference } = enquiries;
  const [to] = await tx
    .select({ name, email, language, reference })
    .from(enquiries)
    .where(eq(enquiries.id, enquiryId));
  if (to === undefined || to.email === null) {
    return;
  }
  const { agency } = await findAgency(tx);
  await queueMail(tx, now, {
    kind: 'fares.sent',
    to: to.email,
    replyTo: agency.email,
    language: to.language,
    ...(await optionsLetter({
      language: to.language,
      reference: to.reference,
      name: to.name,
      agencyName: agency.name[to.language],
      phone: agency.phone,
      words: await findLetterTexts(tx),
      options: await listOptions(tx, enquiryId),
      link: `${siteUrl}${faresPath(to.language, token)}`,
    })),
  });
}
