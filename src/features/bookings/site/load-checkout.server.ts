import { data, redirect } from 'react-router';
import { packagePath } from '#features/documents/document-path.rules.ts';
import { findAddress } from '#features/tour-packages/package/package.queries.ts';
import { packageChoice } from '#features/tour-packages/price/price.contract.ts';
import type { PageContext } from '#platform/http/page-context.ts';
import { pageHref } from '#site/page-language.ts';
import { findCheckout } from '../checkout/checkout.queries.ts';
import { newFormKey } from './posted-checkout.server.ts';

/**
 * What a checkout begins with. Seats and the key of the form are never kept.
 * @throws 404 without such a package, 400 for a choice that doesn't exist, a redirect from an older address
 */
export async function loadCheckout(
  page: PageContext,
  params: { readonly id: string; readonly market: string },
) {
  const { language, today, query } = page;
  const db = page.personal();
  const address = await findAddress(db, params.id);
  if (!address) {
    throw data(null, { status: 404 });
  }
  if (params.id !== address.slug || params.market !== address.market) {
    throw redirect(`${pageHref(language, `${packagePath(address)}/book`)}${query}`, 301);
  }
  const parsed = packageChoice.parse(new URLSearchParams(query));
  if (!parsed.ok) {
    throw data({ fields: parsed.fields }, { status: 400 });
  }
  const checkout = await findCheckout(db, address, language, today);
  return { address, checkout, choice: parsed.value, formKey: newFormKey(), today };
}
