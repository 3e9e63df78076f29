import { Outlet } from 'react-router';
import { findSettings } from '#features/site-settings/site-settings.queries.ts';
import { pageContext } from '#platform/http/page-context.ts';
import type { Route } from './+types/site-layout.ts';
import { BrokenPage } from './errors/broken-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { agency, office, social } = await findSettings(page.db);
  return { agency, office, social, siteUrl: page.siteUrl, language: page.language };
}

/** The frame of every public page: bars above, footer below. */
export default function SiteLayout() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <BrokenPage />;
}
