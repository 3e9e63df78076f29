import { m } from '#messages/messages.js';
import type { Role } from '../roles/roles.rules.ts';

/** What each role may do. */
export const roleDescriptions: Readonly<Record<Role, () => string>> = {
  owner: m.office_role_owner_may,
  manager: m.office_role_manager_may,
  editor: m.office_role_editor_may,
  clerk: m.office_role_clerk_may,
  accountant: m.office_role_accountant_may,
  'visa-officer': m.office_role_visa_officer_may,
  customer: m.office_role_customer_may,
};
