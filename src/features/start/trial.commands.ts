import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '#features/identity/identity.table.ts';
import { isSampleNumber } from '#features/site-settings/sample-agency.data.ts';
import { findSettings } from '#features/site-settings/site-settings.queries.ts';
import { m } from '#messages/messages.js';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { languages } from '#platform/language.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { insertMessage } from '#platform/messages/insert-message.writes.ts';
import { smsParts } from '#platform/sms/sms-parts.rules.ts';
import { startServiceRows } from './start.table.ts';
import { trialLetter } from './trial.emails.ts';

/** One's own address; there is none for who isn't a user. */
async function findOwnAddress({ tx, actor }: CommandContext): Promise<string | undefined> {
  const [own] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.uid, actor.id.replace(/^user:/, '')));
  return own?.email;
}

/**
 * Tries mail or SMS: to the caller’s own address, or to the agency’s own telephone, and to nobody else.
 * @throws Failure conflict `start.not-set` while the environment doesn't set the service up, or `start.no-own-number`
 */
export const sendTrial = command({
  name: 'start.try',
  permission: 'start.manage',
  input: z.strictObject({ service: z.enum(['mail', 'sms']), language: z.enum(languages) }),
  output: z.object({ to: z.string() }),
  refusals: {
    409: '`start.not-set`: it isn’t set up. `start.no-own-number`: there is no real address or number of one’s own.',
  },
  run: async (context, { service, language }) => {
    const { tx, now, log } = context;
    if ((await tx.$count(startServiceRows, eq(startServiceRows.service, service))) === 0) {
      throw new Failure('conflict', 'start.not-set', 'This isn’t set up: no test can arrive.');
    }
    const { agency } = await findSettings(tx);
    const own = service === 'mail' ? await findOwnAddress(context) : agency.phone;
    if (own === undefined || (service === 'sms' && isSampleNumber(own))) {
      throw new Failure(
        'conflict',
        'start.no-own-number',
        'There is no real address or number of one’s own.',
      );
    }
    const text = m.office_start_trial_text({ agency: agency.name[language] }, { locale: language });
    if (service === 'mail') {
      const letter = await trialLetter({ language, agencyName: agency.name[language] });
      await queueMail(tx, now, { event: 'start.trial', to: own, language, short: text, ...letter });
    } else {
      const written = { channel: 'sms' as const, toAddress: own, language, text, subject: '', html: '' };
      await insertMessage(tx, now, { ...written, event: 'start.trial', parts: smsParts(text).parts });
    }
    log({ subjectKind: 'start', subjectId: 'start', difference: { tried: service } });
    return { to: own };
  },
});
