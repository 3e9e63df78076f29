import { data, redirect } from 'react-router';
import { packagePath } from '#features/documents/document-path.rules.ts';
import { findAddress } from '#features/tour-packages/package/package.queries.ts';
import { packageChoice } from '#features/tour-packages/price/price.contract.ts';
import { m } from '#messages/messages.js';
import { pageContext, postedContext } from '#platform/http/page-context.ts';
import { pageHref } from '#site/page-language.ts';
import { hiddenMeta } from '#site/page-meta.ts';
import { findCheckout } from '../checkout/checkout.queries.ts';
import type { Route } from './+types/wait-page.ts';
import { newFormKey } from './post-checkout.server.ts';
import { postWait } from './post-wait.server.ts';
import { WaitForm } from './wait-form.tsx';
import '#features/orders/site/order-page.css';
import './checkout-page.css';

export const handle = { slim: true };

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  // Seats and the key of the form are never kept.
  const db = page.personal();
  const address = await findAddress(db, params.id);
  if (!address) {
    throw data(null, { status: 404 });
  }
  if (params.id !== address.slug || params.market !== address.market) {
    throw redirect(`${pageHref(page.language, `${packagePath(address)}/wait`)}${page.query}`, 301);
  }
  const parsed = packageChoice.parse(new URLSearchParams(page.query));
  if (!parsed.ok) {
    throw data({ fields: parsed.fields }, { status: 400 });
  }
  const checkout = await findCheckout(db, address, page.language, page.today);
  const departure = checkout?.departures.find(
    ({ id, key }) => id === parsed.value.departure || key === parsed.value.departure,
  );
  if (!checkout || !departure) {
    throw redirect(pageHref(page.language, packagePath(address)), 303);
  }
  return { checkout, departure, choice: parsed.value, formKey: newFormKey(), today: page.today };
}

export function action({ context, params }: Route.ActionArgs) {
  return postWait(context.get(pageContext), context.get(postedContext), params.id);
}

export function meta({ matches }: Route.MetaArgs) {
  return hiddenMeta(matches[1], '/contact', m.waiting_title, m.waiting_description);
}

/** The waiting list of a full departure: who travels, and whom to tell. */
export default function WaitPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap checkout">
      <WaitForm {...loaderData} formKey={actionData?.formKey ?? loaderData.formKey} posted={actionData} />
    </main>
  );
}
