import { eq } from 'drizzle-orm';
import { renewal } from '#features/enquiries/links/links.commands.ts';
import { fareRequests } from '../fares.table.ts';
import { missing } from '../refusals.rules.ts';

export const renewFaresLink = renewal(
  { name: 'fares.renew-link', permission: 'orders.write', subjectKind: 'enquiry' },
  async ({ tx }, id, token) => {
    const where = eq(fareRequests.enquiryId, id);
    const renewed = await tx.update(fareRequests).set({ token }).where(where).returning();
    if (renewed.length === 0) {
      throw missing();
    }
  },
);
