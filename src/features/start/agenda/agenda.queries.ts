import { type AgendaProvider, agendaPartOf, agendaRowOf } from '#features/agenda/agenda.rules.ts';
import { settings } from '#features/site-settings/site-settings.table.ts';
import { findStartFacts } from '../facts.queries.ts';
import { startSteps } from '../start.contract.ts';
import { missingOf } from '../start.rules.ts';

/** What is left of moving in, until it is finished or put away: one row, which leads to the first step that is open. */
export const startAgenda: AgendaProvider = {
  name: 'start',
  permission: 'start.manage',
  list: async (reading) => {
    const path = '/dashboard/start';
    // While the program is filled for the first time there is nothing to begin with.
    if ((await reading.db.$count(settings)) === 0) {
      return agendaPartOf(path, []);
    }
    const facts = await findStartFacts(reading);
    const open = startSteps.filter((step) => missingOf(step, facts).length > 0);
    const [first] = open;
    return agendaPartOf(
      path,
      first === undefined || facts.isAway
        ? []
        : [
            agendaRowOf({
              id: 'start',
              path: `${path}/${first}`,
              why: 'start-open',
              number: open.length,
              of: startSteps.length,
            }),
          ],
    );
  },
};
