import { checkContent } from '#features/documents/checks/checks.queries.ts';
import { stopping } from '#features/documents/checks/checks.rules.ts';
import { insertDocument } from '#features/documents/documents.writes.ts';
import { tourPackageCommands } from '#features/tour-packages/tour-packages.commands.ts';
import { tourPackageFacts, tourPackageTexts } from '#features/tour-packages/tour-packages.contract.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { findBrought, rememberBrought, takeBackBrought } from '../addresses/brought-documents.writes.ts';
import { findFreeSlug } from '../addresses/free-slugs.writes.ts';
import { issuesOf } from '../addresses/missing.rules.ts';
import type { Brought } from '../posts/old-posts.contract.ts';
import type { OldPackage } from './old-packages.contract.ts';

/** Facts and texts of a package as far as the old site had them: what it didn't say is asked for by the form, not guessed. */
function contentOf(trip: OldPackage, pictures: ReadonlyMap<string, string>) {
  const { country, days, nights, price, group, itinerary, language } = trip;
  const [cover, ...gallery] = trip.pictures.flatMap(({ file }) => pictures.get(file) ?? []);
  const length = days ?? itinerary.length;
  const facts = {
    market: country === 'BD' ? 'domestic' : 'international',
    country,
    destinations: [],
    themes: [],
    ...(nights !== null && { nights }),
    ...(days !== null && { days }),
    ...(group !== null && { group }),
    bands: [{ key: 'regular', ...(price !== null && { adult: price }) }],
    itinerary: Array.from({ length }, () => ({ meals: [], by: [] })),
    route: [],
    cancellation: [],
    ...(cover !== undefined && { cover }),
    gallery,
  };
  const { title, summary, intro, highlights, included, excluded, questions } = trip;
  const texts = {
    title,
    summary,
    intro,
    highlights,
    itinerary: Array.from({ length }, (_, place) => itinerary[place] ?? { title: '', text: '' }),
    included,
    excluded,
    faq: questions.filter(({ question, answer }) => question !== '' && answer !== ''),
  };
  return { facts, texts: { [language]: texts } };
}

/**
 * Adds a trip of an old site as a draft, with what it lacks to be a package of ours. One that was brought before is left as it is. Its old
 * address leads to it once somebody has published it.
 * @param pictures ids in the library, by file
 */
export async function addPackage(
  context: CommandContext,
  trip: OldPackage,
  pictures: ReadonlyMap<string, string>,
): Promise<Brought> {
  const known = await findBrought(context, trip);
  if (known !== undefined) {
    return { id: known, outcome: 'skipped', published: false, missing: [] };
  }
  const documentId = crypto.randomUUID();
  const slug = await findFreeSlug(context, 'tour-package', trip.slug);
  const content = contentOf(trip, pictures);
  const { language } = trip;
  const checks = await checkContent(context.tx, tourPackageCommands, content, context.now);
  const missing = [
    ...issuesOf(['facts'], tourPackageFacts.safeParse(content.facts).error),
    ...issuesOf(['texts', language], tourPackageTexts.safeParse(content.texts[language]).error),
    ...stopping(checks, language).map(({ path, code }) => ({ path, code })),
  ];
  await insertDocument(context, 'tour-package', documentId, { slug, ...content });
  context.log({ subjectKind: 'tour-package', subjectId: documentId, difference: { revision: 1 } });
  await rememberBrought(context, trip, { documentId, published: false, addresses: trip.addresses });
  return { id: documentId, outcome: 'added', published: false, missing };
}

/**
 * Takes a package back that was brought: it goes to the trash.
 * @throws Failure conflict when somebody has changed it since, with how often
 */
export const undoPackage = (context: CommandContext, documentId: string): Promise<void> =>
  takeBackBrought(
    context,
    { kind: 'tour-package', named: 'packages', trash: tourPackageCommands.trash },
    documentId,
  );
