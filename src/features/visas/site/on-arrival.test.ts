import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { guideView } from '../visa-guide/visa-guide.rules.ts';
import { aVisaKind, visaFactsOf, visaTextsOf } from '../visas.factory.ts';
import { ApplyBySection } from './apply-by-section.tsx';
import { FeeSection } from './fee-section.tsx';
import type { VisaBoardRow } from './flags.server.ts';
import { PaperSheet } from './paper-sheet.tsx';
import { PlanDays } from './plan-days.tsx';
import { VisaBoard } from './visa-board.tsx';
import type { VisaChoice } from './visa-choice.ts';
import { VisaFacts } from './visa-facts.tsx';

const today = '2026-11-21';

/** The words of a part of a page. */
const shown = (part: ReactNode) =>
  renderToStaticMarkup(createElement(createRoutesStub([{ path: '/', Component: () => part }])));

function wordsOf(form: 'e-visa' | 'on-arrival', travel: string) {
  const workingDays = form === 'on-arrival' ? { min: 0, max: 0 } : { min: 8, max: 12 };
  const facts = visaFactsOf({ kinds: [aVisaKind({ form, workingDays, validityDays: undefined })] });
  const source = { texts: visaTextsOf('Egypt'), library: new Map(), holidays: [], language: 'en' as const };
  const guide = guideView({ ...source, facts, today, travel });
  const [kind] = guide.kinds;
  if (!kind) {
    throw new Error('The guide has a kind.');
  }
  const choice = { kind, others: () => [], pathWith: () => '/visa/egypt' } as unknown as VisaChoice;
  return [
    createElement(ApplyBySection, { guide, choice, travel, today }),
    createElement(FeeSection, { guide, kind }),
    createElement(VisaFacts, { kind }),
  ]
    .map(shown)
    .join('\n');
}

test('a visa on arrival is not applied for: no embassy decides, and nothing is submitted', () => {
  const words = wordsOf('on-arrival', '2026-11-23');
  expect(words).toContain('When to have your papers ready');
  expect(words).toContain('there is no time left to check them before that flight');
  expect(words).toContain('You pay the rate in force on the day you arrive.');
  expect(words).toContain('The airport');
  expect(words).not.toMatch(/quick embassy|When to apply|fee is paid|A website/);
});

test('an e-visa is applied for, at its embassy’s pace', () => {
  const words = wordsOf('e-visa', '2026-11-24');
  expect(words).toContain('When to apply');
  expect(words).toContain('even a quick embassy would need longer now');
  // Some take it with the papers, some before the appointment, Hong Kong after its approval.
  expect(words).toContain('the rate in force on the day the fee is paid');
  expect(words).toContain('A website');
});

test('the fee of a country has “and up” only where its kinds differ', () => {
  const row: Omit<VisaBoardRow, 'severalFees'> = {
    slug: 'egypt',
    title: 'Egypt',
    language: 'en',
    flag: undefined,
    forms: ['sticker'],
    feeFrom: 450_000,
    daysMin: 8,
    daysMax: 12,
  };
  const board = (severalFees: boolean) =>
    shown(createElement(VisaBoard, { visas: [{ ...row, severalFees }] }));
  expect(board(true)).toContain('and up');
  expect(board(false)).not.toContain('and up');
});

test('a sheet of papers says who decides', () => {
  const agency = { name: 'Shofor', phone: '+8801712345678', email: 'office@shofor.example', licences: [] };
  const sheet = (form: 'sticker' | 'on-arrival') => {
    const source = { texts: visaTextsOf('Egypt'), library: new Map(), holidays: [], language: 'en' as const };
    const facts = visaFactsOf({ kinds: [aVisaKind({ form })] });
    const guide = guideView({ ...source, facts, today, travel: undefined });
    const [[kind], [list]] = [guide.kinds, guide.profiles];
    const part = kind && list && createElement(PaperSheet, { guide, kind, list, address: '', ticksOf: '' });
    const site = { id: 'en/site', path: '/', Component: () => part };
    const Stub = createRoutesStub([site]);
    return renderToStaticMarkup(
      createElement(Stub, { hydrationData: { loaderData: { 'en/site': agency } } }),
    );
  };
  expect(sheet('sticker')).toContain('The embassy decides and may ask for more.');
  expect(sheet('on-arrival')).toContain('Immigration there decides and may ask for more.');
  expect(sheet('on-arrival')).not.toContain('embassy');
});

test('papers that need no day with us are checked the same day', () => {
  const leftOut: never[] = [];
  const dates = { papersBy: 'Mon', handedIn: 'Mon', visaBy: 'Thu', fly: 'Sat', daysLeft: 2, leftOut };
  const plan = (workingDays: number) =>
    shown(
      createElement(PlanDays, {
        plan: dates,
        embassy: { min: 2, max: 3 },
        preparation: { workingDays, spareDays: 2 },
      }),
    );
  expect(plan(0)).toContain('the same day');
  expect(plan(0)).not.toContain('no waiting');
  expect(plan(1)).toContain('1 working day');
});
