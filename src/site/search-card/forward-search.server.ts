import { data, redirect } from 'react-router';
import type { PageContext } from '#platform/http/page-context.ts';
import { pageHref } from '#site/page-language.ts';
import { find } from './find.contract.ts';
import { listSearchCountries, listSearchPlaces } from './find.queries.ts';
import { tourSearchPath, visaSearchPath } from './find.rules.ts';

/** Redirects the search card's plain form to its list or guide. @throws the redirect, or a 400 that names what is wrong */
export async function forwardSearch({ db, language, query }: PageContext): Promise<never> {
  const parsed = find.parse(new URLSearchParams(query));
  if (!parsed.ok) {
    throw data({ fields: parsed.fields }, { status: 400 });
  }
  const path =
    parsed.value.what === 'visa'
      ? visaSearchPath(parsed.value, await listSearchCountries(db))
      : tourSearchPath(parsed.value, await listSearchPlaces(db));
  throw redirect(pageHref(language, path), 302);
}
