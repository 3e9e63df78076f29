import { findAgency, findLetterTexts } from '#features/site-settings/site-settings.queries.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { casePath } from '../visa-cases.rules.ts';
import type { visaCases } from '../visa-cases.table.ts';
import { caseLetter, isNotifiedOf, type Told } from './letters.emails.ts';

type Row = Pick<
  typeof visaCases.$inferSelect,
  'reference' | 'token' | 'name' | 'email' | 'language' | 'title' | 'departsOn'
>;

/** Queues a letter about a step of a case in the transaction of that step. Who has no e-mail address gets none. */
export async function queueCaseLetter(
  { tx, now, siteUrl }: Pick<CommandContext, 'tx' | 'now' | 'siteUrl'>,
  row: Row,
  told: Told,
): Promise<void> {
  const { email, language, token, reference, name, departsOn } = row;
  if (email === null || !isNotifiedOf(told)) {
    return;
  }
  const { agency } = await findAgency(tx);
  await queueMail(tx, now, {
    kind: `visa-cases.${told.kind}`,
    to: email,
    replyTo: agency.email,
    language,
    ...(await caseLetter({
      told,
      language,
      reference,
      name,
      departsOn,
      ...row.title[language],
      agencyName: agency.name[language],
      phone: agency.phone,
      words: await findLetterTexts(tx),
      link: `${siteUrl}${casePath(language, token)}`,
    })),
  });
}
