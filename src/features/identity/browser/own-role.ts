import { isStaff, roles } from '../roles/roles.rules.ts';
import { authorisedFetch } from './visitor.ts';

/** Whether the signed-in account belongs to staff; false when that can't be looked up. */
export async function mayOpenOffice(): Promise<boolean> {
  try {
    const response = await authorisedFetch('/api/account');
    const account: unknown = response.ok ? await response.json() : undefined;
    const role =
      typeof account === 'object' && account !== null && 'role' in account ? account.role : undefined;
    const known = roles.find((each) => each === role);
    return known !== undefined && isStaff(known);
  } catch {
    return false;
  }
}
