import type { Agenda, AgendaName } from '#features/agenda/agenda.contract.ts';
import { permissionsOf, type Role } from '#features/identity/roles/roles.rules.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';

/** Home as somebody of a role gets it, by the API; `list` asks for any other address. */
export function homeOf(deps: CommandDeps, role: Role, uid: string = role) {
  const request = deskOf(deps);
  const caller = callerOf(uid, [...permissionsOf[role]], { role });
  const list = async (path: string) => (await request('GET', path, undefined, { caller })).body;
  const read = async (): Promise<Agenda> => list('/agenda');
  return {
    read,
    list,
    group: async (name: AgendaName) => {
      const found = (await read()).groups.find((each) => each.name === name);
      if (found === undefined) {
        throw new Error(`${role} has no ${name} on Home.`);
      }
      return found;
    },
  };
}

/** What the rows of a list add up to. */
export const sumOf = <Row>(rows: readonly Row[], amount: (row: Row) => number): number =>
  rows.reduce((total, row) => total + amount(row), 0);
