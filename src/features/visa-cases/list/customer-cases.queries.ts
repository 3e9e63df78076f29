import { and, desc, isNull } from 'drizzle-orm';
import { isReachedBy, maxRecords, type RecordSource } from '#features/customers/customers.queries.ts';
import { visaCases } from '../visa-cases.table.ts';

/** The visa cases on a customer's card; their money is their order's. */
export const customerCases: RecordSource = {
  needs: 'visa-cases.read',
  read: async (db, reach, { language }) => {
    const { id, reference, title, name, state, createdAt, departsOn } = visaCases;
    const rows = await db
      .select({ id, reference, title, name, state, createdAt, departsOn })
      .from(visaCases)
      .where(and(isNull(visaCases.removedAt), isReachedBy(db, reach, visaCases)))
      .orderBy(desc(createdAt))
      .limit(maxRecords);
    return rows.map(({ title: titles, createdAt: at, departsOn: travelsOn, ...row }) => ({
      ...row,
      kind: 'visa-case' as const,
      title: `${titles[language].country}, ${titles[language].kind}`,
      at: at.toISOString(),
      joinedTo: null,
      travelsOn,
      money: null,
      departureId: null,
    }));
  },
};
