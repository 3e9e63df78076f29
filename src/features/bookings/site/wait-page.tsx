import { redirect } from 'react-router';
import { packagePath } from '#features/documents/document-path.rules.ts';
import { m } from '#messages/messages.js';
import { pageContext, postedContext } from '#platform/http/page-context.ts';
import { pageHref } from '#site/page-language.ts';
import { hiddenMeta } from '#site/page-meta.ts';
import type { Route } from './+types/wait-page.ts';
import { loadCheckout } from './load-checkout.server.ts';
import { postWait } from './post-wait.server.ts';
import { WaitForm } from './wait-form.tsx';
import '#features/orders/site/order-page.css';
import './checkout-page.css';

export const handle = { slim: true };

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { address, checkout, choice, formKey, today } = await loadCheckout(page, params, 'wait');
  const departure = checkout?.departures.find(
    ({ id, key }) => id === choice.departure || key === choice.departure,
  );
  if (!checkout || !departure) {
    throw redirect(pageHref(page.language, packagePath(address)), 303);
  }
  return { checkout, departure, choice, formKey, today };
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
