import { z } from 'zod';
import { findAgency } from '#features/site-settings/site-settings.queries.ts';
import { command } from '#platform/command/command.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { findActorNames } from '../actor-names.queries.ts';
import { accountsChangedLetter } from '../identity.emails.tsx';
import { listStaff } from '../staff.queries.ts';

/** Writes to the owners and managers, except who did it, that customers pay to other accounts from now on. */
export const notifyAccountsChanged = command({
  name: 'settings.tell-accounts',
  permission: 'settings.write',
  input: z.strictObject({
    by: z.string(),
    at: z.iso.datetime(),
    former: z.array(z.string()),
    present: z.array(z.string()),
  }),
  run: async ({ tx, now, siteUrl, log }, { by, at, former, present }) => {
    const staff = (await listStaff(tx)).filter(
      ({ uid, role, emailVerified }) =>
        (role === 'owner' || role === 'manager') && emailVerified && `user:${uid}` !== by,
    );
    const { agency } = await findAgency(tx);
    const name = (await findActorNames(tx, [by])).get(by) ?? '';
    // In English, as every notice to staff.
    const language = 'en';
    for (const { email } of staff) {
      await queueMail(tx, now, {
        event: 'identity.accounts-changed',
        to: email,
        language,
        ...(await accountsChangedLetter({
          language,
          agencyName: agency.name[language],
          by: name,
          at: new Date(at),
          former,
          present,
          link: `${siteUrl}/dashboard/activity`,
        })),
      });
    }
    log({ subjectKind: 'settings', subjectId: 'site', difference: {} });
  },
});
