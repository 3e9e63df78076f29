import { data } from 'react-router';
import { findVisitorTravellers } from '#features/bookings/travellers/travellers.queries.ts';
import { findReturned } from '#features/gateways/attempts/attempts.queries.ts';
import { offersOf } from '#features/gateways/attempts/offers.rules.ts';
import { gatewayNames } from '#features/gateways/gateways.contract.ts';
import { PaymentChecked } from '#features/gateways/site/payment-checked.tsx';
import { listOwnClaims } from '#features/money/claims/claims.queries.ts';
import { openTyped } from '#features/money/claims/typed-claim.rules.ts';
import { ByHand } from '#features/money/site/by-hand.tsx';
import { PaymentClaimBox } from '#features/money/site/payment-claim-box.tsx';
import { listBounced } from '#features/payments/cheques/cheques.queries.ts';
import { BouncedCheques } from '#features/payments/site/bounced-cheques.tsx';
import { findBanglaQr } from '#features/site-settings/look/look.queries.ts';
import { findReceivingAccounts } from '#features/site-settings/site-settings.queries.ts';
import { orderReview } from '#features/traveller-reviews/site/order-review.server.ts';
import { m } from '#messages/messages.js';
import { longDate } from '#platform/format/dates.ts';
import { taka } from '#platform/format/numbers.ts';
import { pageContext } from '#platform/http/page-context.ts';
import { pageHref } from '#site/page-language.ts';
import { secretMeta } from '#site/page-meta.ts';
import { findLinked } from '../customer/payer-link.queries.ts';
import { orderPageQuery } from '../customer/visitor.contract.ts';
import type { Route } from './+types/order-page.ts';
import { channelsView } from './order-channels.server.ts';
import { OrderChannels } from './order-channels.tsx';
import { headViews } from './order-head.server.ts';
import { loadOrderPage } from './order-page.server.ts';
import { OrderPage } from './order-view.tsx';
import { payerView } from './payer-view.server.ts';

/** Nothing leads out of a payment. */
export const handle = { slim: true };

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { language, today } = page;
  const db = page.personal();
  const linked = await findLinked(db, params.token);
  if (linked === undefined) {
    throw data(null, { status: 404 });
  }
  const { id, token, isPayer } = linked;
  const whole = await loadOrderPage(page, token);
  const order = isPayer ? payerView(whole, id, today) : whole;
  const claims = await listOwnClaims(db, token);
  const returned = await findReturned(db, token, page.now);
  const { result, names } = order.ways;
  const accounts = await findReceivingAccounts(db);
  const { wallets, banks } = accounts;
  // Once all is paid, it is of no interest any more.
  const bounced = order.owesMore && !isPayer ? await listBounced(db, token) : [];
  const isClaimed = claims.some(({ isRejected }) => !isRejected);
  const isAnswering = returned === 'checking';
  const travellers =
    order.travellersPath === undefined
      ? undefined
      : await findVisitorTravellers({ db, dataKey: page.dataKey }, token, { today, language });
  const { offers, part } = offersOf(
    gatewayNames.filter((name) => names.includes(name)),
    order.raw.due,
  );
  const sum = (poisha: number) => taka(poisha, language);
  const parsed = orderPageQuery.parse(new URLSearchParams(page.query));
  return {
    order,
    channels: isPayer || order.practice ? undefined : await channelsView(page, token),
    isPayer,
    views: await headViews(page, order, { token, isPayer, isAnswering, isClaimed, travellers }),
    // Only an order with seats has a journey of which one can say how it was.
    review: isPayer || order.seats === undefined ? undefined : await orderReview(page, token),
    ways: {
      ...order.ways,
      due: order.due,
      token: params.token,
      offers: offers.map(({ name, most }) => ({ name, most: most === undefined ? undefined : sum(most) })),
      part: part === undefined ? undefined : { first: sum(part), after: sum(order.raw.due - part) },
      // Once it is known, the page says what became of it.
      result: result === 'attempts.checking' && returned === 'broken' ? ('attempts.broken' as const) : result,
    },
    checkedHere:
      isAnswering || returned === 'late' ? pageHref(language, `/orders/${params.token}`) : undefined,
    bounced: bounced.map(({ number, amount, day, reason, ...cheque }) => ({
      ...cheque,
      number: number ?? '',
      amount: sum(amount),
      day: longDate(day, language),
      reason: reason ?? '',
    })),
    claims: isPayer ? [] : claims.map((claim) => ({ ...claim, amount: sum(claim.amount) })),
    byHand: {
      qr: await findBanglaQr(db, accounts),
      wallets,
      language,
      banks: banks.map((account) => ({ ...account, bank: account.bank[language] })),
      sendTo: isPayer ? '' : `/api/visitor/orders/${token}/claims?language=${language}`,
      typed: openTyped(parsed.ok ? parsed.value.typed : undefined),
    },
  };
}

export function meta(args: Route.MetaArgs) {
  return secretMeta(args, m.orders_title, m.orders_description);
}

export default function CustomerOrderPage({ loaderData }: Route.ComponentProps) {
  const { order, isPayer, views, review, ways, bounced, claims, byHand, checkedHere, channels } = loaderData;
  const hasWays = byHand.wallets.length + byHand.banks.length > 0 || byHand.qr !== undefined;
  const mayClaim = order.owesMore && !order.canAccept && hasWays;
  const canClaim = mayClaim && order.hold?.standing !== 'free';
  const isRequested = claims.some((claim) => claim.isRequested);
  const isClaimed = claims.some(({ isRejected }) => !isRejected);
  return (
    <OrderPage
      order={order}
      isPayer={isPayer}
      views={views}
      review={review}
      ways={views.isStopped ? undefined : ways}
      byHand={
        mayClaim &&
        (checkedHere === undefined || !views.isStopped) && (
          <ByHand
            {...byHand}
            due={order.due}
            dueTyped={order.dueTyped}
            reference={order.reference}
            result={order.told}
            isRequested={isRequested}
            isOpen={order.hold?.isLater === true && !isClaimed}
            isClaimed={isClaimed}
            mayNotify={!isPayer}
          />
        )
      }
      notice={
        <>
          {checkedHere !== undefined && <PaymentChecked here={checkedHere} />}
          <BouncedCheques cheques={bounced} />
        </>
      }
      hasClaim={isClaimed}
      choice={channels !== undefined && <OrderChannels {...channels} />}
      told={<PaymentClaimBox {...{ claims, canClaim }} result={order.told} />}
    />
  );
}
