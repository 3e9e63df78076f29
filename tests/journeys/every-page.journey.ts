import { expect, type Page, request as requests, test } from '@playwright/test';
import { documentPaths, inLanguage, type Language, languages, standing } from './addresses.ts';
import {
  findings,
  listenForErrors,
  picturesWithoutSize,
  sidewaysOverflow,
  untilAlive,
  withoutSpinner,
} from './crawl.ts';

/** FULL=1 checks every document, otherwise a few of each kind. */
const documentsOfEachKind = process.env.FULL ? Number.POSITIVE_INFINITY : 3;

/** Pages in states that the list of addresses doesn't have. */
const states = [
  '/nothing-here',
  '/packages/domestic?page=-1',
  '/packages/domestic?priceto=1',
  '/packages/international?sort=price-down&theme=beach&page=1',
  '/packages/domestic?q=coxbazar',
  '/visaservices?q=zzzzzz',
  '/blogs?q=zzzzzz',
  '/search?q=thailand',
  '/search?q=zzzzzz',
  '/airticket?trip=multi-city',
];

/** The width that axe judges: a page is the same in both languages but for its words. */
const judgedAt = { en: 1280, bn: 390 } as const;

test.describe.configure({ mode: 'parallel', timeout: 90_000 });
// A trace of every step costs as much as the check itself.
test.use({ trace: 'off' });

async function look(page: Page, language: Language, path: string): Promise<string[]> {
  const address = inLanguage(language, path);
  const trouble = listenForErrors(page);
  const found: string[] = [];
  await page.setViewportSize({ width: 1280, height: 800 });
  const response = await page.goto(address);
  expect(response?.status(), address).toBe(answerOf(address));
  await untilAlive(page);
  found.push(...(await picturesWithoutSize(page)).map((image) => `no size or alt: ${image}`));
  const width = judgedAt[language];
  await page.setViewportSize({ width, height: 844 });
  found.push(...(await findings(page)).map((finding) => `axe at ${width} px: ${finding}`));
  // A small phone, a large one in landscape, and a 1440 px screen at 200 %.
  for (const narrow of [320, 660, 720]) {
    await page.setViewportSize({ width: narrow, height: 700 });
    const overflow = await sidewaysOverflow(page);
    found.push(...(overflow ? [`wider than ${narrow} px by ${overflow}`] : []));
  }
  const expected = answerOf(address);
  return [
    ...found,
    ...trouble.filter((line) => !(expected >= 400 && line.includes(`status of ${expected}`))),
  ];
}

const answerOf = (address: string) =>
  address.includes('nothing-here') ? 404 : address.includes('page=-1') ? 400 : 200;

for (const language of languages) {
  for (const path of [...standing, ...states]) {
    test(`${inLanguage(language, path)} is whole: no error, axe content, nothing overflows`, async ({
      page,
    }) => {
      await withoutSpinner(page);
      expect(await look(page, language, path)).toEqual([]);
    });
  }
}

for (let share = 0; share < 6; share += 1) {
  test(`documents are whole in both languages, part ${share + 1} of 6`, async ({ page, baseURL }) => {
    test.setTimeout(process.env.FULL ? 1_800_000 : 240_000);
    const context = await requests.newContext(baseURL === undefined ? {} : { baseURL });
    const paths = await documentPaths(context, documentsOfEachKind);
    await context.dispose();
    expect(paths.length).toBeGreaterThanOrEqual(15);
    await withoutSpinner(page);
    const found: string[] = [];
    for (const path of paths.filter((_, index) => index % 6 === share)) {
      for (const language of languages) {
        page.removeAllListeners();
        found.push(
          ...(await look(page, language, path)).map((line) => `${inLanguage(language, path)}: ${line}`),
        );
      }
    }
    expect(found).toEqual([]);
  });
}
