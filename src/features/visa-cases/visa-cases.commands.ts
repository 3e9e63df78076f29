import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { visitorMark } from '#platform/visitor-mark.ts';
import { caseMade, newCase } from './visa-cases.contract.ts';
import { begin, quoteFor } from './visa-cases.writes.ts';

/**
 * Begins a visa case: its applicants' checklists are those of the guide today, and an order is quoted with our fee and
 * the official ones apart.
 * @throws Failure invalid with the fields; too-many.
 */
export const beginCase = command({
  name: 'visa-cases.begin-case',
  permission: 'visa-cases.visit',
  input: z.strictObject({
    request: newCase,
    /** The client's address, as limits count it. */
    visitor: z.string().max(80),
  }),
  run: async (context, { request: { key, ...request }, visitor: address }) => {
    const visitor = visitorMark(context, address);
    const write = { command: 'visa-cases.begin-case', key, hash: hashOf(request), schema: caseMade };
    return respondOnce(context, write, () =>
      begin(context, request, {
        visitor,
        isLimited: true,
        orderOf: (guide, payer) => quoteFor(context, guide, request, { ...payer, enquiryId: null }),
      }),
    );
  },
});
