import { eq } from 'drizzle-orm';
import { departures, priceLists } from '#features/departures/departures.table.ts';
import type { documentCommands } from '#features/documents/documents.commands.ts';
import { documents } from '#features/documents/documents.table.ts';
import type { Titled } from '#features/documents/kinds/kinds.contract.ts';
import { cover, insertCover } from '#features/media/media.factory.ts';
import { postCommands } from '#features/posts/posts.commands.ts';
import { postFactsOf, postTextsOf } from '#features/posts/posts.factory.ts';
import { tourPackageCommands } from '#features/tour-packages/tour-packages.commands.ts';
import { liveTourPackages } from '#features/tour-packages/tour-packages.table.ts';
import { visaCommands } from '#features/visas/visas.commands.ts';
import { visaFactsOf, visaTextsOf } from '#features/visas/visas.factory.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import type { Language } from '#platform/language.ts';
import { actorWith } from '#platform/testing/test.ts';
import { coxsBazar } from '../../content/packages/coxs-bazar.ts';

/** A word of what may be seen, and two that are only in what may not: one to search for, one to find. */
export const shown = 'zebrawood';
export const hidden = 'quaggamarsh';
export const secret = 'moorhen';

/** Documents in every state, by their slugs and ids. */
export interface Documents {
  readonly slugs: string[];
  readonly ids: string[];
}

const staff = actorWith();
const hiddenWords = `${hidden}-${secret}`;

/** Writes documents of a kind in all the states that there are. */
async function inEveryState<Facts, Texts extends Titled>(
  deps: CommandDeps,
  commands: ReturnType<typeof documentCommands<Facts, Texts>>,
  content: (word: string) => { facts: Facts; texts: Record<Language, Texts> },
): Promise<Documents> {
  const made: Documents = { slugs: [], ids: [] };
  const create = async (state: string, word: string) => {
    const documentId = crypto.randomUUID();
    const slug = `${state}-sample-${commands.kind}`;
    await run(deps, staff, commands.create, { documentId, slug, ...content(word) });
    made.ids.push(documentId);
    made.slugs.push(slug);
    return { documentId, slug };
  };
  const publish = (documentId: string, language: Language) =>
    run(deps, staff, commands.publish, { documentId, languages: [language], revision: 1 });

  await publish((await create('published', shown)).documentId, 'en');

  const changed = await create('changed', shown);
  await publish(changed.documentId, 'en');
  await publish(changed.documentId, 'bn');
  const slug = `changed-again-${commands.kind}`;
  made.slugs.push(slug);
  await run(deps, staff, commands.save, {
    documentId: changed.documentId,
    basedOn: 1,
    slug,
    ...content(hiddenWords),
  });

  await create('draft', hiddenWords);

  const scheduled = await create('scheduled', hiddenWords);
  const publishAt = new Date('2027-01-01T00:00:00Z');
  for (const language of ['en', 'bn'] as const) {
    const plan = { documentId: scheduled.documentId, language, revision: 1, publishAt };
    await run(deps, staff, commands.schedule, plan);
  }

  const trashed = await create('trashed', hiddenWords);
  await publish(trashed.documentId, 'en');
  await run(deps, staff, commands.trash, { documentId: trashed.documentId });

  const unpublished = await create('unpublished', hiddenWords);
  await publish(unpublished.documentId, 'en');
  await run(deps, staff, commands.unpublish, { documentId: unpublished.documentId, languages: ['en'] });
  return made;
}

/** A departure of each package, that says in each of its parts whether it may be seen. */
async function planDepartures({ db }: CommandDeps, ids: readonly string[]): Promise<void> {
  const live = new Set(
    (await db.select({ id: liveTourPackages.documentId }).from(liveTourPackages)).map(({ id }) => id),
  );
  const tours = await db
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.kind, 'tour-package'));
  for (const { id: packageId } of tours.filter(({ id }) => ids.includes(id))) {
    const word = live.has(packageId) ? shown : hiddenWords;
    const list = { id: crypto.randomUUID(), packageId, band: word };
    const each = { adult: 1, childWithBed: 1, childWithoutBed: 1, infant: 1, singleSupplement: 1 };
    await db.insert(priceLists).values({ ...list, ...each, madeAt: new Date(), madeBy: 'system:test' });
    await db.insert(departures).values({
      id: crypto.randomUUID(),
      packageId,
      key: word,
      band: word,
      priceList: list.id,
      market: 'domestic',
      departsOn: '2027-01-10',
      returnsOn: '2027-01-13',
      cutOff: '2027-01-05',
      seats: 20,
      keptBack: 0,
      note: { en: word, bn: word },
      state: 'open',
    });
  }
}

/** Every kind of document in every state, with pictures and departures. */
export async function insertDocuments(deps: CommandDeps): Promise<Documents> {
  await insertCover(deps);
  const all = [
    await inEveryState(deps, visaCommands, (word) => ({
      facts: visaFactsOf({ region: word === hiddenWords ? 'europe' : 'south-east-asia' }),
      texts: { en: visaTextsOf(word), bn: visaTextsOf(`${word} ভিসা`) },
    })),
    await inEveryState(deps, tourPackageCommands, (word) => {
      const { facts, texts } = coxsBazar({
        today: '2026-12-01',
        daysAgo: () => '2026-11-20',
        weekdayAhead: (_, days) => `2027-01-${String((days % 28) + 1).padStart(2, '0')}`,
      });
      return {
        facts: {
          ...facts,
          destinations: [word],
          cover,
          gallery: [],
          itinerary: facts.itinerary.map(({ picture: _, ...day }) => day),
        },
        texts: {
          en: { ...texts.en, title: word, intro: word },
          bn: { ...texts.bn, title: word, intro: word },
        },
      };
    }),
    await inEveryState(deps, postCommands, (word) => ({
      facts: postFactsOf({ author: { en: word, bn: word }, tags: [word] }),
      texts: {
        en: postTextsOf(word, { tags: { [word]: word } }),
        bn: postTextsOf(`${word} লেখা`, { tags: { [word]: word } }),
      },
    })),
  ];
  await planDepartures(
    deps,
    all.flatMap(({ ids }) => ids),
  );
  return { slugs: all.flatMap(({ slugs }) => slugs), ids: all.flatMap(({ ids }) => ids) };
}
