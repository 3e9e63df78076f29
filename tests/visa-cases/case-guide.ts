import { permissionsOf } from '#features/identity/roles/roles.rules.ts';
import { insertCover } from '#features/media/media.factory.ts';
import { visaCommands } from '#features/visas/visas.commands.ts';
import type { VisaFacts } from '#features/visas/visas.contract.ts';
import { aVisaKind, visaFactsOf, visaTextsOf } from '#features/visas/visas.factory.ts';
import { type Actor, type CommandDeps, run } from '#platform/command/command.ts';

const own = (key: string) => ({
  key,
  shape: { scan: true },
  group: key === 'statement' ? ('money' as const) : ('about-you' as const),
});
const names = ['passport-page', 'statement', 'school-letter', 'return-ticket', 'photos'];

/** What the guide asks: a passport and a statement of everybody, a letter of the school of students. */
export const papers: VisaFacts['papers'] = {
  common: [{ paper: 'passport-page' }, { paper: 'statement' }],
  byProfile: { student: [{ paper: 'school-letter' }], 'job-holder': [] },
};

/** What the guide says when it asks these papers. */
export const guideOf = (
  changed: VisaFacts['papers'],
  detail = 'The last six months.',
  /** The embassy's fee, in poisha. */
  embassy = aVisaKind().fees.embassy.poisha,
) => {
  const kind = aVisaKind();
  const kinds = [{ ...kind, fees: { ...kind.fees, embassy: { ...kind.fees.embassy, poisha: embassy } } }];
  const texts = (title: string) =>
    visaTextsOf(title, {
      ownPapers: Object.fromEntries(names.map((name) => [name, { name: `${title}: ${name}`, detail }])),
    });
  return {
    slug: 'thailand',
    facts: visaFactsOf({ kinds, papers: changed, ownPapers: names.map(own) }),
    texts: { en: texts('Thailand'), bn: texts('থাইল্যান্ড') },
  };
};

/** Publishes the guide for Thailand. @returns its id */
export async function publishGuide(deps: CommandDeps, asked = papers): Promise<string> {
  const guide = crypto.randomUUID();
  const staff: Actor = { id: 'user:editor', permissions: permissionsOf.owner };
  await insertCover(deps);
  await run(deps, staff, visaCommands.create, { documentId: guide, ...guideOf(asked) });
  await run(deps, staff, visaCommands.publish, { documentId: guide, revision: 1 });
  return guide;
}
