import { findPictures } from '#features/media/media.queries.ts';
import { findSettings } from '#features/site-settings/site-settings.queries.ts';
import type { PageContext } from '#platform/http/page-context.ts';
import { breadcrumbList } from '#site/breadcrumb-list.ts';

/** Data of all account pages: breadcrumbs, the poster beside the form, and whether Google is offered. */
export async function loadAccountPage(page: PageContext, name: string) {
  const { db, language, siteUrl, google, describe } = page;
  describe(breadcrumbList(siteUrl, language, [{ name }]));
  const { home } = await findSettings(db);
  const pictures = await findPictures(db, [home.hero.tall], language);
  return { picture: pictures.get(home.hero.tall), google };
}
