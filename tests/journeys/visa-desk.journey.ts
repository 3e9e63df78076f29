import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { beginCase, officeCase } from './begun-case.ts';
import { findings, listenForErrors } from './crawl.ts';
import { wordsIn } from './printed-paper.ts';
import { accessTokenOf, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

const vows = { en: 'A written vow', bn: 'লিখিত অঙ্গীকার' } as const;

test.describe('twenty cases', () => {
  // Each takes the next case that waits: one after another.
  test.describe.configure({ mode: 'serial' });
  for (const language of ['en', 'bn'] as const) {
    test(`a desk works twenty cases by keyboard: it looks, accepts, asks again, and goes to the next (${language})`, async ({
      page,
      request,
    }) => {
      test.setTimeout(240_000);
      const say = wordsIn(language, 'office-visa-cases');
      const picture = await sharp({
        create: { width: 900, height: 1200, channels: 3, background: '#f4f1e8' },
      })
        .jpeg()
        .toBuffer();
      const begun: string[] = [];
      for (let number = 0; number < 20; number += 1) {
        const { id, token } = await beginCase(request, language);
        begun.push(id);
        const found = await request.get(`/api/visitor/visa-cases/${token}`);
        const [applicant] = officeCase.parse(await found.json()).applicants;
        for (const paper of applicant?.papers.slice(0, 2) ?? []) {
          const sent = await request.post(
            `/api/visitor/visa-cases/${token}/applicants/${applicant?.id}/papers/${paper.id}`,
            { multipart: { file: { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: picture } } },
          );
          expect(sent.status()).toBe(201);
        }
      }
      const trouble = listenForErrors(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await openOffice(page, '/dashboard/home');
      await page.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
      await page.goto('/dashboard/visacases?view=board');
      const { keyboard } = page;
      await expect(page.locator('.vc-card').first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.screenshot({ path: `test-results/visa-board-${language}.png` });
      await page.goto(`/dashboard/visacases/${begun[0]}`);
      const worked = new Set<string>();
      const hand = page.locator('.vc-paper [aria-current]');
      for (let number = 0; number < 20; number += 1) {
        await expect(hand).toContainText(say('office_case_paper_received'));
        worked.add(page.url());
        if (number === 0) {
          await keyboard.press('Enter');
          await expect(page.locator('.vc-view-page img')).toBeVisible();
          expect(await findings(page)).toEqual([]);
          await page.screenshot({ path: `test-results/visa-desk-${language}.png` });
        }
        await keyboard.press('a');
        await expect(page.locator('.vc-paper[data-state=accepted]')).toHaveCount(1);
        await expect(hand).toContainText(say('office_case_paper_received'));
        await keyboard.press('r');
        await keyboard.press('1');
        if (number === 0) {
          await page.screenshot({ path: `test-results/visa-desk-again-${language}.png`, fullPage: true });
        }
        await keyboard.press('Enter');
        await expect(page.locator('.vc-paper[data-state=again]')).toHaveCount(1);
        const before = page.url();
        if (number < 19) {
          await keyboard.press('n');
          await expect(page).not.toHaveURL(before);
        }
      }
      expect(worked.size).toBe(20);
      await keyboard.press('Shift+?');
      await expect(page.getByRole('dialog')).toContainText(say('office_case_key_next'));
      expect(trouble).toEqual([]);
    });
  }
});

test.describe('a changed guide', () => {
  // Taking over in all cases takes the other one's, too.
  test.describe.configure({ mode: 'serial' });
  for (const [language, of] of [
    ['en', { guide: 'oman', kind: 'visit-30', profile: 'job-holder' }],
    ['bn', { guide: 'qatar', kind: 'tourist', profile: 'job-holder' }],
  ] as const) {
    test(`a guide changes under open cases: the difference is read, taken over, and the customer finds the new paper (${language})`, async ({
      page,
      request,
    }) => {
      const say = wordsIn(language, 'office-visa-cases');
      const { guide: slug } = of;
      const vow = vows[language];
      const [one, other] = [await beginCase(request, language, of), await beginCase(request, language, of)];
      const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
      const found = await request.get(`/api/documents?kind=visa&q=${slug}&limit=10`, { headers });
      const { items } = await found.json();
      const { id } = items.find((each: { slug: string }) => each.slug === slug);
      const { facts, texts, revision } = await (
        await request.get(`/api/documents/${id}`, { headers })
      ).json();
      const common = [...facts.papers.common, { paper: 'written-vow' }];
      const ownPapers = [
        ...facts.ownPapers,
        { key: 'written-vow', group: 'journey', shape: { original: true } },
      ];
      const named = (text: { ownPapers: object }, name: string) => ({
        ...text,
        ownPapers: { ...text.ownPapers, 'written-vow': { name } },
      });
      const saved = await request.put(`/api/documents/${id}`, {
        headers: { ...headers, 'if-match': `"${revision}"` },
        data: {
          slug,
          facts: { ...facts, ownPapers, papers: { ...facts.papers, common } },
          texts: { en: named(texts.en, vows.en), bn: named(texts.bn, vows.bn) },
        },
      });
      expect(saved.status(), await saved.text()).toBe(200);
      for (const each of ['en', 'bn']) {
        const published = await request.post(`/api/documents/${id}/publish`, {
          headers,
          data: { language: each, revision: revision + 1 },
        });
        expect(published.status(), await published.text()).toBe(200);
      }

      await page.setViewportSize({ width: 1440, height: 900 });
      await openOffice(page, '/dashboard/home');
      await page.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
      await page.goto(`/dashboard/visacases/${one.id}`);
      const guide = page.getByRole('region', { name: new RegExp(say('office_case_guide_changed')) });
      await expect(guide).toContainText(say('office_case_guide_added'));
      await expect(guide).toContainText(vow);
      expect(await findings(page)).toEqual([]);
      await guide.screenshot({ path: `test-results/visa-guide-changed-${language}.png` });
      await guide.getByRole('button', { name: say('office_case_take_over') }).click();
      await expect(page.locator('.vc-paper', { hasText: vow })).toBeVisible();
      await expect(page.getByRole('heading', { name: say('office_case_guide_changed') })).toHaveCount(0);
      await page.goto('/dashboard/visacases?tab=changed');
      await page.getByRole('checkbox', { name: say('office_choose_all') }).check();
      await page.getByRole('button', { name: say('office_case_take_over'), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('office_case_take_over'), exact: true })
        .click();
      await expect(
        page.getByText(new RegExp(say('office_case_notify_taken_all').replace('{cases}', '.+'))),
      ).toBeVisible();
      await page.goto(`${language === 'bn' ? '/bn' : ''}/visacases/${other.token}`);
      await expect(page.getByRole('heading', { name: vow })).toBeVisible();
    });
  }
});
