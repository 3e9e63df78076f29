import { findReturned } from '#features/gateways/attempts/attempts.queries.ts';
import { PaymentChecked } from '#features/gateways/site/payment-checked.tsx';
import { listOwnClaims } from '#features/money/claims/claims.queries.ts';
import { ByHand } from '#features/money/site/by-hand.tsx';
import { PaymentClaimBox } from '#features/money/site/payment-claim-box.tsx';
import { listBounced } from '#features/payments/cheques/cheques.queries.ts';
import { BouncedCheques } from '#features/payments/site/bounced-cheques.tsx';
import { findReceivingAccounts } from '#features/site-settings/site-settings.queries.ts';
import { m } from '#messages/messages.js';
import { longDate } from '#platform/format/dates.ts';
import { taka } from '#platform/format/numbers.ts';
import { pageContext } from '#platform/http/page-context.ts';
import { pageHref } from '#site/page-language.ts';
import { secretMeta } from '#site/page-meta.ts';
import type { Route } from './+types/order-page.ts';
import { loadOrderPage } from './order-page.server.ts';
import { OrderPage } from './order-view.tsx';

/** Nothing leads out of a payment. */
export const handle = { slim: true };

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { language } = page;
  const order = await loadOrderPage(page, params.token);
  const db = page.personal();
  const claims = await listOwnClaims(db, params.token);
  const returned = await findReturned(db, params.token);
  const { result } = order.ways;
  const { wallets, banks } = await findReceivingAccounts(db);
  // Once all is paid, it is of no interest any more.
  const bounced = order.owesMore ? await listBounced(db, params.token) : [];
  return {
    order: {
      ...order,
      ways: {
        ...order.ways,
        // Once it is known, the page says what became of it.
        result:
          result === 'attempts.checking' && returned === 'broken' ? ('attempts.broken' as const) : result,
      },
    },
    checkedHere: returned === 'checking' ? pageHref(language, `/orders/${params.token}`) : undefined,
    bounced: bounced.map(({ number, amount, day, reason, ...cheque }) => ({
      ...cheque,
      number: number ?? '',
      amount: taka(amount, language),
      day: longDate(day, language),
      reason: reason ?? '',
    })),
    claims: claims.map((claim) => ({ ...claim, amount: taka(claim.amount, language) })),
    byHand: {
      wallets,
      language,
      banks: banks.map((account) => ({ ...account, bank: account.bank[language] })),
      sendTo: `/api/visitor/orders/${params.token}/claims?language=${language}`,
    },
  };
}

export function meta(args: Route.MetaArgs) {
  return secretMeta(args, m.orders_title, m.orders_description);
}

export default function CustomerOrderPage({ loaderData }: Route.ComponentProps) {
  const { order, bounced, claims, byHand, checkedHere } = loaderData;
  const mayClaim = order.owesMore && !order.canAccept && byHand.wallets.length + byHand.banks.length > 0;
  const canClaim = mayClaim && order.hold?.standing !== 'free';
  return (
    <OrderPage
      order={order}
      byHand={
        mayClaim && (
          <ByHand
            {...byHand}
            due={order.due}
            dueTyped={order.dueTyped}
            reference={order.reference}
            result={order.told}
            isRequested={claims.some((claim) => claim.isRequested)}
          />
        )
      }
      notice={
        <>
          {checkedHere !== undefined && <PaymentChecked here={checkedHere} />}
          <BouncedCheques cheques={bounced} />
        </>
      }
      hasClaim={claims.some(({ isRejected }) => !isRejected)}
      told={<PaymentClaimBox {...{ claims, canClaim }} result={order.told} />}
    />
  );
}
