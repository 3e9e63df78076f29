import { data } from 'react-router';
import { CheckoutForm } from '#features/bookings/site/checkout-form.tsx';
import { loadCheckout } from '#features/bookings/site/load-checkout.server.ts';
import { postCheckout } from '#features/bookings/site/post-checkout.server.ts';
import { packagePath } from '#features/documents/document-path.rules.ts';
import { m } from '#messages/messages.js';
import { pageContext, postedContext } from '#platform/http/page-context.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import { pageMeta } from '#site/page-meta.ts';
import type { Route } from './+types/checkout-page.ts';
import '#features/orders/site/order-page.css';
import '#features/bookings/site/checkout-page.css';

/** The checkout has a slim head: no menu leads out of a purchase. */
export const handle = { slim: true };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { checkout, choice, formKey, today } = await loadCheckout(context.get(pageContext), params);
  if (!checkout) {
    throw data(null, { status: 404 });
  }
  return { checkout, choice, formKey, today };
}

export function action({ context, params }: Route.ActionArgs) {
  return postCheckout(context.get(pageContext), context.get(postedContext), params.id);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { id, loaderData: site } = matches[1];
  if (site === undefined || loaderData === undefined) {
    return [];
  }
  const { checkout } = loaderData;
  return pageMeta({
    title: m.checkout_title_of({ title: checkout.title }),
    description: m.checkout_description({ agency: site.name }),
    path: packagePath(checkout),
    language: id === 'bn/site' ? 'bn' : 'en',
    siteUrl: site.siteUrl,
    siteName: site.name,
    hidden: true,
  });
}

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, choice, formKey, today } = loaderData;
  const language = usePageLanguage();
  return (
    <main id="main" className="wrap checkout">
      {checkout.departures.length === 0 ? (
        <div className="order-box checkout-none">
          <h1>{m.checkout_title()}</h1>
          <p>{m.checkout_no_departures()}</p>
          <PageLink className="btn btn-go" to={`/contact?about=package&package=${checkout.slug}`}>
            {m.package_request_dates()}
          </PageLink>
        </div>
      ) : (
        <CheckoutForm
          key={language}
          checkout={checkout}
          choice={choice}
          formKey={actionData?.formKey ?? formKey}
          today={today}
          posted={actionData}
        />
      )}
    </main>
  );
}
