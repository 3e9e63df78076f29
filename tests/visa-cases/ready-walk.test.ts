import { expect } from 'vitest';
import { test } from '#platform/testing/test.ts';
import { chances, Dice } from '../selling/agency/dice.ts';
import { openCases } from './case-world.ts';

/** A paper as the model has it. */
interface ModelPaper {
  readonly applicant: number;
  readonly key: string;
  file: 'none' | 'came' | 'accepted' | 'again';
  instead: 'seen' | 'not-needed' | 'family' | undefined;
  /** With `family`: whose. */
  whose?: number;
}

const applicants = [
  { name: 'Tanvir Sample', profile: 'job-holder' as const },
  { name: 'Nabila Sample', profile: 'job-holder' as const },
  { name: 'Rahima Sample', profile: 'job-holder' as const },
];
const keys = ['passport-page', 'statement'];
const whats = ['send', 'accept', 'again', 'seen', 'not-needed', 'family', 'take-back'] as const;

test.for([1, 2, 3])(
  'whatever happens to the papers of a family, ready is when each has what it needs: walk %i',
  async (seed, { deps }) => {
    const { begin } = await openCases(deps);
    const one = await begin({ applicants });
    await one.move('checking');
    const dice = new Dice(chances(60, seed).flat());
    const model: ModelPaper[] = applicants.flatMap((_, applicant) =>
      keys.map((key) => ({ applicant, key, file: 'none' as const, instead: undefined })),
    );
    const { applicants: shown } = await one.read();
    const idOf = ({ applicant, key }: ModelPaper): string =>
      shown[applicant].papers.find((each: { key: string }) => each.key === key).id;
    const owns = ({ file, instead }: ModelPaper) => file === 'accepted' || instead === 'seen';
    const isMet = (paper: ModelPaper): boolean =>
      owns(paper) ||
      paper.instead === 'not-needed' ||
      (paper.instead === 'family' &&
        model.some((each) => each.applicant === paper.whose && each.key === paper.key && owns(each)));
    const isFree = ({ file, instead }: ModelPaper) =>
      (file === 'none' || file === 'again') && instead === undefined;

    /** Does something to a paper, in the model as well. @returns whether the model says that it can be done */
    async function step(
      paper: ModelPaper,
      what: (typeof whats)[number],
    ): Promise<readonly [number, boolean]> {
      const { applicant, key, file } = paper;
      const post = async (path: string, body?: unknown) =>
        (await one.office('POST', `/papers/${idOf(paper)}/${path}`, body)).status;
      const other = (applicant + dice.int(1, 2)) % 3;
      switch (what) {
        case 'send': {
          const { status } = await one.send(key, undefined, { applicant });
          const can = file !== 'accepted' && paper.instead === undefined;
          paper.file = can ? 'came' : file;
          return [status, can];
        }
        case 'accept': {
          const { status } = await one.accept(idOf(paper));
          const can = file === 'came' || file === 'accepted';
          paper.file = can ? 'accepted' : file;
          return [status, can];
        }
        case 'again': {
          const status = await post('again', { because: 'The seal is missing.' });
          const can = file === 'came' || file === 'accepted';
          paper.file = can ? 'again' : file;
          return [status, can];
        }
        case 'family': {
          const status = await post('family', { applicants: [shown[other].id] });
          const target = model.find((each) => each.applicant === other && each.key === key);
          const can =
            (file === 'came' || file === 'accepted' || paper.instead === 'seen') &&
            target !== undefined &&
            isFree(target);
          if (can) {
            target.instead = 'family';
            target.whose = applicant;
          }
          return [status, can];
        }
        case 'take-back':
          paper.instead = undefined;
          return [await post('take-back'), true];
        default: {
          const status = await post(what, what === 'seen' ? undefined : { because: 'She has no employer.' });
          const can = isFree(paper);
          paper.instead = can ? what : paper.instead;
          return [status, can];
        }
      }
    }

    const reached = new Set<string>();
    for (let number = 0; number < 60; number += 1) {
      const paper = dice.pick(model);
      const what = dice.pick(whats);
      if (paper === undefined || what === undefined) {
        continue;
      }
      const [status, can] = await step(paper, what);
      expect([number, what, status < 300]).toEqual([number, what, can]);
      reached.add(`${what} ${can}`);
      const { state, applicants: now } = await one.read();
      const met = model.map(
        (each) => now[each.applicant].papers.find(({ id }: { id: string }) => id === idOf(each)).isMet,
      );
      expect([number, met]).toEqual([number, model.map(isMet)]);
      const ready = await one.move('ready');
      const isReady = model.every(isMet);
      expect([number, state, ready.status]).toEqual([number, 'checking', isReady ? 200 : 409]);
      if (isReady) {
        await one.move('checking');
      }
    }
    // Both answers were met of nearly everything.
    expect(reached.size).toBeGreaterThan(9);
    // In the end every paper is seen or came, and it is ready.
    for (const paper of model.filter((each) => !isMet(each))) {
      await step(paper, 'take-back');
      await step(paper, paper.file === 'came' ? 'accept' : 'seen');
    }
    expect(model.every(isMet)).toBe(true);
    expect((await one.move('ready')).status).toBe(200);
  },
);
