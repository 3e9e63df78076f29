import { accountsChangedTopic } from '#features/site-settings/site-settings.commands.ts';
import { type CommandDeps, runAsSent } from '#platform/command/command.ts';
import { notifyAccountsChanged } from './account-changes.commands.ts';

const teller = { id: 'system:settings', permissions: new Set(['settings.write']) } as const;

/** The task of the outbox that tells owners and managers of other accounts for payments. */
export const accountsChangedTasks = (deps: CommandDeps) => ({
  [accountsChangedTopic]: (told: unknown) => runAsSent(deps, teller, notifyAccountsChanged, told),
});
