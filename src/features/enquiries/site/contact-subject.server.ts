import { documentTag, namedTags } from '#features/documents/page-tags.rules.ts';
import { partyFor } from '#features/tour-packages/party/party.rules.ts';
import { partKeys, partyBy } from '#features/tour-packages/party/party-parts.rules.ts';
import { nothingChosen } from '#features/tour-packages/price/price.contract.ts';
import { findQuote } from '#features/tour-packages/price/price.queries.ts';
import { listPackagesBySlug } from '#features/tour-packages/tour-packages.queries.ts';
import { flagUrl } from '#features/visas/site/flags.server.ts';
import { applicantProfiles } from '#features/visas/visa-checklist/visa-checklist.rules.ts';
import { findVisa } from '#features/visas/visas.queries.ts';
import { totalFee } from '#features/visas/visas.rules.ts';
import type { PageContext } from '#platform/http/page-context.ts';
import type { ContactParams } from '../contact/contact.contract.ts';

async function findVisaSubject(page: PageContext, params: ContactParams, slug: string) {
  const { db, language } = page;
  page.shows(...namedTags('visa', language));
  const found = await findVisa(db, language, slug);
  if (!found) {
    return undefined;
  }
  page.shows(documentTag(found.documentId, language));
  const { facts, texts } = found;
  return {
    kind: 'visa' as const,
    slug: found.slug,
    title: texts.title,
    language: found.language,
    flag: flagUrl(facts.country),
    kinds: facts.kinds.map((each) => ({
      key: each.key,
      name: texts.kinds[each.key]?.name ?? each.key,
      total: totalFee(each),
    })),
    profiles: applicantProfiles(facts),
    chosen: {
      visakind: facts.kinds.find(({ key }) => key === params.kind)?.key ?? facts.kinds[0]?.key ?? '',
      profile: params.profile ?? '',
      travel: params.travel ?? '',
      applicants: String(params.applicants ?? 1),
    },
  };
}

async function findPackageSubject(page: PageContext, params: ContactParams, slug: string) {
  const { db, language, today } = page;
  page.shows(...namedTags('tour-package', language));
  const [found] = await listPackagesBySlug(db, language, [slug], today);
  if (!found) {
    return undefined;
  }
  page.shows(documentTag(found.id, language));
  const party = partyFor(
    partyBy((part) => params[part] || nothingChosen.party[partKeys[part]]),
    found.nights,
  );
  const priced =
    params.departure === undefined
      ? undefined
      : await findQuote(db, { id: found.id, key: params.departure, party, today });
  return {
    kind: 'package' as const,
    slug: found.slug,
    market: found.market,
    title: found.title,
    language: found.language,
    cover: found.cover,
    place: found.place,
    nights: found.nights,
    departure: priced && { ...priced, key: params.departure ?? '' },
    party,
  };
}

/** What the visitor came from: a visa guide or a package, with the choices made on its page and their price. */
export async function findSubject(page: PageContext, params: ContactParams) {
  if (params.visa !== undefined && (params.about ?? 'visa') === 'visa') {
    return findVisaSubject(page, params, params.visa);
  }
  if (params.package !== undefined && (params.about ?? 'package') === 'package') {
    return findPackageSubject(page, params, params.package);
  }
  return undefined;
}

export type Subject = NonNullable<Awaited<ReturnType<typeof findSubject>>>;
