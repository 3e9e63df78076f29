import { z } from 'zod';
import { officeLanguage } from '#dashboard/language.ts';
import { roleName } from '#dashboard/permission-check.ts';
import { type Role, roles } from '#features/identity/roles/roles.rules.ts';
import { m } from '#messages/messages.js';
import { taka } from '#platform/format/numbers.ts';
import { guarding } from '../guards/guards.contract.ts';
import { approvers, type Guard, type Guarding, needsApprover } from '../guards/guards.rules.ts';

const guardLabels: Readonly<Record<Guard, (open: number) => string>> = {
  unsold: m.office_case_guard_unsold,
  unpaid: (open) => m.office_case_guard_unpaid({ sum: taka(open, officeLanguage()) }),
  appointment: m.office_case_guard_appointment,
  'file-number': m.office_case_guard_file_number,
};

/** The same in the log, which names the sum beside it. */
export const guardNames: Readonly<Record<Guard, () => string>> = {
  unsold: m.office_case_guard_unsold,
  unpaid: m.office_case_guard_money,
  appointment: m.office_case_guard_appointment,
  'file-number': m.office_case_guard_file_number,
};

/** What is open before papers are handed in, a sentence each. */
export const guardTexts = ({ guards, open }: Guarding): string[] =>
  guards.map((guard) => guardLabels[guard](open));

const whoText = (who: readonly Role[]) =>
  who.length === 0 ? [] : [m.office_case_guard_who({ roles: who.map(roleName).join(', ') })];

/** Why somebody who doesn't approve payments can't hand the papers in: the sum, and who may go on. */
export const refusedText = (asked: Guarding): string =>
  [...guardTexts(asked), ...whoText(needsApprover(asked) ? approvers : [])].join(' ');

const refusal = guarding.strip().extend({ roles: z.array(z.enum(roles)) });

/** The same of a refusal by the API. */
export function guardedText(details: unknown): string {
  const { data } = refusal.safeParse(details);
  const what = data === undefined ? [] : [...guardTexts(data), ...whoText(data.roles)];
  return m.office_refused_case_guarded({ what: what.join(' ') });
}
