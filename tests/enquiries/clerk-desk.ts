import type { CommandDeps } from '#platform/command/command.ts';
import type { Database } from '#platform/database/database.ts';
import { callerOf, clerkPermissions, deskOf, insertClerk, openAgency, question, rowOf } from './desk.ts';

export const caller = callerOf('amina', clerkPermissions);

type Ask = ReturnType<typeof deskOf>;

/** The office of an agency in which the clerk Amina works. */
export async function clerkAtDesk(db: Database, deps: CommandDeps): Promise<Ask> {
  await openAgency(deps);
  await insertClerk(db, 'amina');
  return deskOf(deps);
}

/** Sends an enquiry and gives its row. */
export async function receive(deps: { db: Parameters<typeof rowOf>[0] }, request: Ask, changed: object = {}) {
  const visitor = `192.0.2.${Math.floor(Math.random() * 250)}`;
  const { body } = await request('POST', '/enquiries', question(changed), { visitor });
  return rowOf(deps.db, body.reference);
}

export const contactOf = (name: string, phone: string, email?: string) => ({
  contact: { name, phone, reply: 'phone' as const, ...(email === undefined ? {} : { email }) },
});
