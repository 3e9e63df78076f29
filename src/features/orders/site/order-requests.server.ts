import { dhakaDate } from '#platform/calendar-date.ts';
import { fullDate } from '#platform/format/dates.ts';
import { taka } from '#platform/format/numbers.ts';
import type { PageContext } from '#platform/http/page-context.ts';
import { findRequests } from '../customer/requests.queries.ts';
import type { RequestResult } from '../customer/requests.rules.ts';

/** What can be asked on the page of an order, and what was. */
export async function requestViews(
  page: Pick<PageContext, 'language' | 'today' | 'personal'>,
  token: string,
  result: RequestResult | undefined,
) {
  const { language, today } = page;
  const found = await findRequests(page.personal(), token, today);
  return {
    kinds: found?.kinds ?? [],
    cancelled: found?.cancelled && {
      keep: taka(found.cancelled.keep, language),
      back: taka(found.cancelled.back, language),
    },
    sent: (found?.sent ?? []).map(({ kind, at }) => ({ kind, day: fullDate(dhakaDate(at), language) })),
    result,
    sendTo: `/api/visitor/orders/${token}/requests?language=${language}`,
  };
}
