import { data, redirect } from 'react-router';
import { pageContext } from '#platform/http/page-context.ts';
import { pageHref } from '#site/page-language.ts';
import type { Route } from './+types/find.ts';
import { find } from './find.contract.ts';
import { listSearchCountries, listSearchPlaces } from './find.queries.ts';
import { tourSearchPath, visaSearchPath } from './find.rules.ts';

/** Redirects the search card's plain form to its list or guide. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, language } = context.get(pageContext);
  const parsed = find.parse(new URL(request.url).searchParams);
  if (!parsed.ok) {
    throw data({ fields: parsed.fields }, { status: 400 });
  }
  const path =
    parsed.value.what === 'visa'
      ? visaSearchPath(parsed.value, await listSearchCountries(db))
      : tourSearchPath(parsed.value, await listSearchPlaces(db));
  throw redirect(pageHref(language, path), 302);
}
