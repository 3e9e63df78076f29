import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { compareValues } from '#platform/compare.ts';
import { emit } from '#platform/outbox/outbox.ts';
import { parsePhone } from '#platform/phone/parse-phone.ts';
import { accountLines, moneyChanges } from './money-settings.rules.ts';
import { siteSettings } from './site-settings.contract.ts';
import { settings } from './site-settings.table.ts';
import { wholeSettings } from './whole-settings.rules.ts';

/** Writes settings without a version check: for the first start. */
export const saveSettings = command({
  name: 'settings.save',
  permission: 'settings.write',
  input: siteSettings,
  run: async ({ tx, now, actor, log, touch }, value) => {
    const saved = { value, updatedAt: now, updatedBy: actor.id };
    await tx
      .insert(settings)
      .values({ name: 'site', ...saved })
      .onConflictDoUpdate({
        target: settings.name,
        set: { ...saved, version: sql`${settings.version} + 1` },
      });
    log({ subjectKind: 'settings', subjectId: 'site', difference: { replaced: true } });
    touch('settings');
  },
});

/** The most differences that the log and a response hold. */
const maxChanges = 100;

/** The topic of the outbox that tells owners and managers of other receiving accounts. */
export const accountsChangedTopic = 'settings.accounts-changed';

/**
 * The part of a save that changes what is about money: it needs a recent sign-in and has a log entry of its own. Other accounts to
 * which customers pay are told to the other owners and managers.
 */
export const changeMoneySettings = command({
  name: 'settings.change-money',
  permission: 'settings.write',
  recentSignIn: true,
  input: z.strictObject({
    changes: z.array(z.unknown()),
    /** The accounts before and after, in lines. */
    former: z.array(z.string()),
    present: z.array(z.string()),
  }),
  run: async (context, { changes, former, present }) => {
    context.log({
      subjectKind: 'settings',
      subjectId: 'site',
      difference: { changes: changes.slice(0, maxChanges) },
    });
    if (former.join('\n') !== present.join('\n')) {
      const by = context.actor.id;
      await emit(context, accountsChangedTopic, { by, at: context.now.toISOString(), former, present });
    }
  },
});

/**
 * Saves settings based on the version that was read. It drops every cached page.
 * @throws Failure invalid for a telephone number that no country has; conflict when others were saved meanwhile; forbidden with an
 * old sign-in when something about money changes.
 */
export const replaceSettings = command({
  name: 'settings.replace',
  permission: 'settings.write',
  input: z.strictObject({ basedOn: z.int().min(1), settings: siteSettings }),
  run: async ({ tx, now, actor, log, touch, call }, { basedOn, settings: value }) => {
    parsePhone(value.agency.phone, 'agency.phone');
    parsePhone(value.agency.whatsapp, 'agency.whatsapp');
    const [present] = await tx.select().from(settings).where(eq(settings.name, 'site')).for('update');
    if (!present) {
      throw new Failure('not-found', 'settings.not-found', 'There are no settings yet.');
    }
    // What the program filled in and nobody changed is no difference.
    const changes = compareValues('settings', wholeSettings(present.value), wholeSettings(value)).map(
      ({ path, ...change }) => ({
        path: path.replace(/^settings\.?/, ''),
        ...change,
      }),
    );
    if (present.version !== basedOn) {
      throw new Failure(
        'conflict',
        'settings.changed',
        `Version ${present.version} was saved meanwhile; yours is based on ${basedOn}.`,
        [],
        {
          basedOn,
          version: present.version,
          savedBy: present.updatedBy,
          savedAt: present.updatedAt.toISOString(),
          // The saved and the new value of each difference.
          changes: changes.slice(0, maxChanges),
        },
      );
    }
    const aboutMoney = moneyChanges(present.value, value);
    if (aboutMoney.length > 0) {
      const accounts = { former: accountLines(present.value), present: accountLines(value) };
      await call(changeMoneySettings, { changes: aboutMoney, ...accounts });
    }
    const version = basedOn + 1;
    await tx
      .update(settings)
      .set({ value, version, updatedAt: now, updatedBy: actor.id })
      .where(eq(settings.name, 'site'));
    log({
      subjectKind: 'settings',
      subjectId: 'site',
      difference: { version, changes: changes.slice(0, maxChanges) },
    });
    touch('settings');
    return { version };
  },
});
