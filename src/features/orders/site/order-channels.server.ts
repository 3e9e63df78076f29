import { digits } from '#platform/format/numbers.ts';
import type { PageContext } from '#platform/http/page-context.ts';
import { maskedAddress } from '#platform/messages/messages.rules.ts';
import { dialledPhone } from '#platform/phone/grouped-phone.ts';
import { findChannels } from '../customer/channels.queries.ts';
import { orderPageQuery } from '../customer/visitor.contract.ts';

/** By what the customer of an order can be told, and by what they want to be. */
export async function channelsView(
  page: Pick<PageContext, 'language' | 'query' | 'personal'>,
  token: string,
) {
  const found = await findChannels(page.personal(), token);
  if (found === undefined) {
    return undefined;
  }
  const { phone, email, can, wants } = found;
  const parsed = orderPageQuery.parse(new URLSearchParams(page.query));
  return {
    // Links are passed on: enough to know one's own number by.
    phone: digits(maskedAddress(dialledPhone(phone)), page.language),
    email: email === null ? '' : maskedAddress(email),
    can,
    wants,
    result: parsed.ok ? parsed.value.channels : undefined,
    sendTo: `/api/visitor/orders/${token}/channels?language=${page.language}`,
  };
}
