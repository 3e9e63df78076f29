import { cover, insertCover } from '#features/media/media.factory.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { type Actor, run } from '#platform/command/command.ts';
import type { Language } from '#platform/language.ts';
import { visaCommands } from './visas.commands.ts';
import type { VisaFacts, VisaKind, VisaTexts } from './visas.contract.ts';

/** A valid kind of visa; tests override what they test. */
export function aVisaKind(changed: Partial<VisaKind> = {}): VisaKind {
  return {
    key: 'tourist',
    form: 'e-visa',
    purpose: 'tourism',
    entries: 'single',
    stayDays: 60,
    validityDays: 90,
    workingDays: { min: 8, max: 12 },
    fees: { embassy: { poisha: 450_000 }, centre: { poisha: 80_000 }, service: { poisha: 200_000 } },
    ...changed,
  };
}

export function visaFactsOf(changed: Partial<VisaFacts> = {}): VisaFacts {
  return {
    country: 'TH',
    region: 'south-east-asia',
    kinds: [aVisaKind()],
    papers: { common: [], byProfile: { 'job-holder': [] } },
    ownPapers: [],
    preparation: { workingDays: 2, spareDays: 2 },
    closedDays: [],
    handedInAt: 'online',
    checkedOn: '2026-11-15',
    cover,
    ...changed,
  };
}

export function visaTextsOf(title: string, changed: Partial<VisaTexts> = {}): VisaTexts {
  return {
    title,
    summary: `How to get there: ${title}.`,
    kinds: { tourist: { name: `Tourist visa, ${title}` } },
    fees: { embassy: 'Paid online.', centre: 'There is no centre.', service: 'Papers checked.' },
    details: {},
    ownPapers: {},
    steps: [
      { title: 'Send scans', text: 'By WhatsApp.', when: 'Day 1' },
      { title: 'The visa comes', text: 'By e-mail.', when: 'Day 14' },
    ],
    goodToKnow: [],
    faq: [],
    ...changed,
  };
}

interface VisaInsert {
  slug: string;
  facts?: Partial<VisaFacts>;
  /** A title for each published language. */
  titles: Partial<Record<Language, string>>;
}

/** Writes and publishes a guide through the commands that staff use. */
export async function insertVisa(
  deps: CommandDeps,
  actor: Actor,
  { slug, facts = {}, titles }: VisaInsert,
): Promise<string> {
  const documentId = crypto.randomUUID();
  const { en, bn } = titles;
  const written = visaFactsOf(facts);
  const nameOf = (key: string) => (key === 'tourist' ? 'Tourist visa' : key);
  const textsOf = (title: string) =>
    visaTextsOf(title, {
      kinds: Object.fromEntries(written.kinds.map(({ key }) => [key, { name: `${nameOf(key)}, ${title}` }])),
    });
  const texts = {
    ...(en === undefined ? {} : { en: textsOf(en) }),
    ...(bn === undefined ? {} : { bn: textsOf(bn) }),
  };
  await insertCover(deps);
  await run(deps, actor, visaCommands.create, { documentId, slug, facts: written, texts });
  if (Object.keys(texts).length > 0) {
    await run(deps, actor, visaCommands.publish, { documentId, revision: 1 });
  }
  return documentId;
}
