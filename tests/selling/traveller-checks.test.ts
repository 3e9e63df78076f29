import { expect } from 'vitest';
import { permissionsOf, type Role } from '#features/identity/roles/roles.rules.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';

const body = {
  travellers: [{ surname: 'Rahman', givenNames: 'Abdul Karim' }],
  departsOn: '2027-02-10',
  returnsOn: '2027-02-17',
};

test('whoever of the staff it is checks 120 times a minute, a visitor and a customer 30 times', async ({
  deps,
}) => {
  const request = deskOf(deps);
  /** How many of 121 requests of one minute were answered. */
  const answered = async (role: Role | undefined, visitor: string) => {
    const by =
      role === undefined ? {} : { caller: callerOf(`the-${role}`, [...permissionsOf[role]], { role }) };
    const statuses: number[] = [];
    for (let count = 0; count < 121; count += 1) {
      statuses.push((await request('POST', '/travellers/check', body, { visitor, ...by })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    return statuses.filter((status) => status === 200).length;
  };
  expect(await answered(undefined, '192.0.2.1')).toBe(30);
  expect(await answered('customer', '192.0.2.2')).toBe(30);
  for (const role of ['visa-officer', 'clerk', 'manager', 'owner'] as const) {
    expect(await answered(role, '192.0.2.3'), role).toBe(120);
  }
});
