import { describe, expect } from 'vitest';
import { insertCover } from '#features/media/media.factory.ts';
import { startFacts } from '#features/visas/dashboard/visa-start.rules.ts';
import { savePapers } from '#features/visas/visas.commands.ts';
import { visaFactsOf, visaTextsOf } from '#features/visas/visas.factory.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { paperLibrary } from '../../content/visas/paper-library.ts';
import { officeOf } from './office.ts';

const guide = (papers: unknown, ownPapers: unknown[] = []) => ({
  kind: 'visa',
  slug: 'laos',
  facts: { ...visaFactsOf(), papers, ownPapers },
  texts: { en: { ...visaTextsOf('Laos'), ownPapers: { plan: { name: 'A plan' } } } },
});

async function officeWithLibrary(deps: CommandDeps) {
  await insertCover(deps);
  await run(deps, actorWith(), savePapers, { papers: paperLibrary });
  return officeOf(deps);
}

describe('the papers of a visa guide', () => {
  test('that are neither in the library nor its own stop it, at their line', async ({ deps }) => {
    const ask = await officeWithLibrary(deps);
    const { body } = await ask(
      'POST',
      '/documents',
      guide(
        {
          common: [{ paper: 'passport' }, { paper: 'photo' }, { paper: 'plan' }],
          byProfile: { student: [{ paper: 'essay' }] },
        },
        [{ key: 'plan', group: 'journey', shape: { original: true } }],
      ),
    );
    const { items } = (await ask('GET', `/documents/${body.id}/checks`)).body;
    const paths = ['facts.papers.common.1.paper', 'facts.papers.byProfile.student.0.paper'];
    expect(items.filter(({ code }: { code: string }) => code === 'paper-unknown')).toMatchObject(
      paths.map((path) => ({ path, severity: 'stops', language: null })),
    );
    expect(await ask('POST', `/documents/${body.id}/publish`, {})).toMatchObject({
      status: 422,
      body: { fields: paths.map((path) => ({ path })) },
    });
  });

  test('that a new guide begins with are all in the library', async ({ deps }) => {
    const ask = await officeWithLibrary(deps);
    const { papers } = startFacts('2026-12-01');
    const { body } = await ask('POST', '/documents', guide(papers));
    expect((await ask('POST', `/documents/${body.id}/publish`, {})).status).toBe(200);
  });
});
