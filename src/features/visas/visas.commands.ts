import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { documentCommands } from '#features/documents/documents.commands.ts';
import type { DocumentType } from '#features/documents/kinds/kinds.contract.ts';
import { command } from '#platform/command/command.ts';
import { findUnknownPapers } from './checks/checks.queries.ts';
import { visaChecks } from './checks/checks.rules.ts';
import { countryPlaces, countryWords } from './countries.data.ts';
import { paper, type VisaFacts, type VisaTexts, visaFacts, visaKind, visaTexts } from './visas.contract.ts';
import { lowestFee } from './visas.rules.ts';
import { liveVisas, visaPapers, visasLive } from './visas.table.ts';

const visaType: DocumentType<VisaFacts, VisaTexts> = {
  kind: 'visa',
  facts: visaFacts,
  texts: visaTexts,
  search: (facts, texts) => ({
    a: `${texts.title} ${countryWords(facts.country)}`,
    b: [countryPlaces(facts.country), ...Object.values(texts.kinds).map((kind) => kind.name)].join(' '),
    c: [texts.summary, ...texts.goodToKnow, ...texts.faq.map((item) => item.question)].join(' '),
  }),
  project: async ({ tx }, { documentId, slug, facts, publishedAt }) => {
    const [main] = facts.kinds;
    if (!main) {
      throw new Error('A visa guide has at least one kind.');
    }
    const row = {
      slug,
      country: facts.country,
      region: facts.region,
      forms: [...new Set(facts.kinds.map((kind) => kind.form))],
      feeFrom: lowestFee(facts.kinds),
      workingDaysMin: main.workingDays.min,
      workingDaysMax: main.workingDays.max,
      checkedOn: facts.checkedOn,
      cover: facts.cover,
      facts,
      publishedAt,
    };
    await tx
      .insert(liveVisas)
      .values({ documentId, ...row })
      .onConflictDoUpdate({ target: liveVisas.documentId, set: row });
  },
  checks: visaChecks,
  checkStored: findUnknownPapers,
  live: visasLive,
  price: {
    at: ['kinds'],
    of: (stored) => {
      const kinds = z.array(visaKind).min(1).safeParse(stored);
      return kinds.success ? lowestFee(kinds.data) : null;
    },
  },
  withdraw: async ({ tx }, documentId) => {
    await tx.delete(liveVisas).where(eq(liveVisas.documentId, documentId));
  },
};

export const visaCommands = documentCommands(visaType);

/** Replaces the paper library; every guide that uses a paper shows the change. */
export const savePapers = command({
  name: 'visa-papers.save',
  permission: 'documents.publish',
  input: z.strictObject({ papers: z.array(paper).max(300) }),
  run: async ({ tx, log, touch }, { papers }) => {
    await tx.delete(visaPapers);
    await tx
      .insert(visaPapers)
      .values(papers.map((each, position) => ({ key: each.key, position, paper: each })));
    log({ subjectKind: 'visa-papers', subjectId: 'library', difference: { lines: papers.length } });
    touch('visa-papers');
  },
});
