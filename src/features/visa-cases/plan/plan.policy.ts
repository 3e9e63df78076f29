import { permissionsOf, type Role } from '#features/identity/roles/roles.rules.ts';
import type { Policy } from '#platform/command/policy.ts';

interface Colleague {
  readonly role: Role;
  readonly emailVerified: boolean;
  readonly disabledAt: Date | null;
}

/** Only a colleague who may work on cases and has a verified address can look after one. */
export const canLookAfter: Policy<Colleague | undefined> = (_, colleague) =>
  colleague !== undefined &&
  colleague.disabledAt === null &&
  colleague.emailVerified &&
  permissionsOf[colleague.role].has('visa-cases.write')
    ? undefined
    : {
        kind: 'invalid',
        code: 'visa-cases.owner',
        path: 'owner',
        message: 'Only a colleague who works on visa cases can look after one.',
      };
