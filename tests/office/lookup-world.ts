import { Hono } from 'hono';
import { permissionsOf, type Role } from '#features/identity/roles/roles.rules.ts';
import { lookupRoutes } from '#features/lookup/lookup.api.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import type { GatedVariables } from '#platform/http/gate.ts';
import type { Language } from '#platform/language.ts';
import { type Hit, hitList } from '#platform/lookup/lookup.contract.ts';
import { callerWith } from '#platform/testing/api-caller.ts';

/** The search of the office as somebody of a role has it. */
export function lookUpAs(deps: CommandDeps, role: Role, language: Language = 'en') {
  const office = new Hono<{ Variables: GatedVariables }>();
  office.use(async (context, next) => {
    context.set('caller', callerWith(permissionsOf[role]));
    await next();
  });
  office.route('/', lookupRoutes(deps));
  return async (q: string): Promise<Hit[]> => {
    const response = await office.request(`/lookup?${new URLSearchParams({ q, language })}`);
    return hitList.parse(await response.json()).items;
  };
}

/** What was found of a kind. */
export const ofKind = (hits: readonly Hit[], kind: Hit['kind']): Hit[] =>
  hits.filter((each) => each.kind === kind);

/** The titles of what was found of a kind. */
export const shownOf = (hits: readonly Hit[], kind: Hit['kind']) =>
  ofKind(hits, kind).map(({ title }) => title);
