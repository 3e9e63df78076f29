import type { NewReference } from '#features/orders/orders.writes.ts';
import { sellTerms } from '#features/orders/sale.writes.ts';
import type { SeatsFor } from '#features/orders/seats/seats.writes.ts';
import type { SoldPackage } from '#features/orders/terms/package-lines.queries.ts';
import { planOf } from '#features/orders/terms/plan.rules.ts';
import { findSales } from '#features/site-settings/site-settings.queries.ts';
import type { Party } from '#features/tour-packages/party/party.contract.ts';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import type { Language } from '#platform/language.ts';

interface HeldFor extends SeatsFor {
  readonly party: Party;
  readonly language: Language;
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  readonly otherPhones: string[];
  readonly email: string | null;
  readonly enquiryId?: string | undefined;
  /** Absent: a new one. */
  readonly named?: NewReference;
  /** How the agency sells, where that was read already. */
  readonly sales?: Awaited<ReturnType<typeof findSales>>;
}

/**
 * Sells a package alone: holds seats and makes the quoted order that they are for.
 * @throws Failure conflict `bookings.full` with what is left, or `bookings.closed`.
 */
export async function holdOrder(context: CommandContext, sold: SoldPackage, held: HeldFor) {
  const today = dhakaDate(context.now);
  const { party, language, name, phone, otherPhones, email, enquiryId = null, named, ...other } = held;
  const { sales = await findSales(context.tx), ...heldFor } = other;
  const { departureId, departsOn, cutOff, lines, total } = sold;
  const lastDay = addDays(today, sales.quoteDays);
  const plan = planOf(total, today, departsOn, sales);
  const { row, until } = await sellTerms(context, {
    language,
    name,
    phone,
    otherPhones,
    email,
    enquiryId,
    happened: 'booked',
    ...(named && { named }),
    terms: { lines, travelsOn: departsOn, total, plan },
    validUntil: lastDay < cutOff ? lastDay : cutOff,
    seats: { departureId, cutOff, party, heldFor },
  });
  if (until === null) {
    throw new Error('The seats were not held.');
  }
  return { row, plan, until };
}
