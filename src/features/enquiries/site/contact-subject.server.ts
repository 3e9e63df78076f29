import { listPackagesBySlug } from '#features/tour-packages/tour-packages.queries.ts';
import { withFlags } from '#features/visas/site/flags.server.ts';
import { listVisasBySlug } from '#features/visas/visas.queries.ts';
import type { PageContext } from '#platform/http/page-context.ts';
import type { ContactAsked } from '../contact/contact.contract.ts';
import { findDepartureDays } from '../contact/contact.queries.ts';

/** What the visitor came from: a visa guide, or a package with what was picked on its page. */
export async function findSubject(page: PageContext, asked: ContactAsked) {
  const { db, language, today } = page;
  if (asked.visa !== undefined && (asked.about ?? 'visa') === 'visa') {
    page.shows('list:visa');
    const [visa] = withFlags(await listVisasBySlug(db, language, [asked.visa]));
    return (
      visa && {
        kind: 'visa' as const,
        slug: visa.slug,
        title: visa.title,
        language: visa.language,
        flag: visa.flag,
      }
    );
  }
  if (asked.package !== undefined && (asked.about ?? 'package') === 'package') {
    page.shows('list:tour-package');
    const [found] = await listPackagesBySlug(db, language, [asked.package], today);
    if (!found) {
      return undefined;
    }
    const days =
      asked.departure === undefined ? undefined : await findDepartureDays(db, found.id, asked.departure);
    const { adults, childbed, childnobed, infants, single } = asked;
    return {
      kind: 'package' as const,
      slug: found.slug,
      market: found.market,
      title: found.title,
      language: found.language,
      cover: found.cover,
      place: found.place,
      days,
      party: { adults, childbed, childnobed, infants, single },
    };
  }
  return undefined;
}

export type Subject = NonNullable<Awaited<ReturnType<typeof findSubject>>>;
