import { isOfVisa } from '#features/orders/lifecycle/stages.rules.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { winEnquiry } from '#features/orders/orders.writes.ts';
import { joinSold } from '#features/orders/terms/visa-addition.writes.ts';
import { m } from '#messages/messages.js';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { visitorMark } from '#platform/visitor-mark.ts';
import type { Guide } from '../requirements/requirements.queries.ts';
import { caseMade } from '../visa-cases.contract.ts';
import { begin, quoteFor } from '../visa-cases.writes.ts';
import { type StaffCase, staffCase } from './staff-cases.contract.ts';

type Joining = Omit<StaffCase, 'key' | 'order'> & { readonly order: string };

/**
 * Puts a visa into an order: what it sells of it already counts, anything else is added as a change of the order.
 * @throws Failure conflict `visa-cases.people` with how many the order sells it for.
 */
async function joinOrder(context: CommandContext, guide: Guide, request: Joining) {
  const { kind, applicants, language, agreed, departsOn } = request;
  const row = await lockOrder(context, { id: request.order });
  const visa = { guideId: guide.id, visaKind: kind };
  const joined = await joinSold(context, row, {
    isThere: (line) => isOfVisa(line, visa),
    sold: { visa: guide.id, kind, applicants: applicants.length },
    agreed,
    travelsOn: departsOn,
    reason: m.visacase_joins({ country: guide.texts[language].title }, { locale: language }),
  });
  const other = joined.find(({ quantity }) => quantity !== applicants.length);
  if (other) {
    const { quantity: people } = other;
    throw new Failure('conflict', 'visa-cases.people', `The order is for ${people} applicants.`, [], {
      people,
    });
  }
  return row;
}

/**
 * Begins a case for somebody at the counter or on the telephone. An enquiry that it comes from is won; an order that it
 * joins sells it.
 */
export const beginByStaff = command({
  name: 'visa-cases.take-down-case',
  permission: 'visa-cases.write',
  lends: ['enquiries.write'],
  input: staffCase,
  output: caseMade,
  refusals: {
    404: 'There is no such enquiry or order.',
    409: 'The enquiry has an order; the order is over, has a case for this visa (`orders.visa-there`), or sells it for other than so many applicants (`visa-cases.people`).',
    422: 'Fields are not right.',
  },
  once: 'key',
  run: (context, { key: _, ...request }) => {
    const { order, enquiry } = request;
    const visitor = visitorMark(context, context.actor.id);
    return begin(context, request, {
      visitor,
      orderOf: async (guide, contact) => {
        if (order !== undefined) {
          return joinOrder(context, guide, { ...request, order });
        }
        if (enquiry !== undefined) {
          await winEnquiry(context, enquiry);
        }
        return quoteFor(context, guide, request, { ...contact, enquiryId: enquiry ?? null });
      },
    });
  },
});
