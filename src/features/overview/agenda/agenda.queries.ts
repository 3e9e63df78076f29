import type { Agenda } from '#features/agenda/agenda.contract.ts';
import type { AgendaProvider } from '#features/agenda/agenda.rules.ts';
import type { Reading } from '#platform/http/operation.ts';

/**
 * The groups that the caller may see, each by the feature that owns it. One that fails is named, and the others are there.
 * @param failed notes the error
 */
export async function findAgenda(
  providers: readonly AgendaProvider[],
  reading: Reading,
  failed: (cause: unknown) => void,
): Promise<Agenda> {
  const { permissions } = reading.caller;
  const found: Agenda = { groups: [], failed: [] };
  for (const { name, permission, unless, list } of providers) {
    if (permissions.has(permission) && (unless === undefined || !permissions.has(unless))) {
      try {
        found.groups.push({ name, ...(await list(reading)) });
      } catch (cause) {
        failed(cause);
        found.failed.push(name);
      }
    }
  }
  return found;
}
