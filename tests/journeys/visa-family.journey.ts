import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { acceptPaper, moveThrough } from './begun-case.ts';
import { findings, listenForErrors, sidewaysOverflow } from './crawl.ts';
import { wordsIn } from './printed-paper.ts';
import { accessTokenOf, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

const made = z.object({ id: z.string(), token: z.string(), reference: z.string() });
const shown = z.object({
  applicants: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      papers: z.array(z.object({ id: z.string(), key: z.string() })),
    }),
  ),
});

const family = [
  { name: 'Tanvir Sample', profile: 'job-holder' },
  { name: 'Nabila Sample', profile: 'homemaker' },
  { name: 'Rafi Sample', profile: 'student' },
  { name: 'Mina Sample', profile: 'child' },
];
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const photo = await sharp({ create: { width: 900, height: 1300, channels: 3, background: '#e8eef4' } })
  .jpeg()
  .toBuffer();

const sendOne = { en: 'Send 1 page', bn: '১ পাতা পাঠান' } as const;

for (const language of ['en', 'bn'] as const) {
  test(`a family of four sends its papers by phone, the child its own ones, and staff save each one’s as one PDF (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    const say = wordsIn(language, 'visa-cases', 'office-visa-cases');
    const begun = await request.post('/api/visa-cases', {
      data: {
        guide: 'thailand',
        kind: 'tourist',
        language,
        consent: true,
        applicants: family,
        // Later than the cases that another journey works off one after another.
        departsOn: day(120),
        key: crypto.randomUUID(),
        contact: { name: 'Tanvir Sample', phone: `018${String(Math.random()).slice(2, 10)}` },
      },
    });
    expect(begun.status(), await begun.text()).toBe(201);
    const { id, token, reference } = made.parse(await begun.json());
    const { applicants } = shown.parse(await (await request.get(`/api/visitor/visa-cases/${token}`)).json());
    const [, , , child] = applicants;
    const others = new Set(applicants.slice(0, 3).flatMap(({ papers }) => papers.map(({ key }) => key)));
    const own = child?.papers.filter(({ key }) => !others.has(key)) ?? [];
    expect(own.length, 'a child is asked for papers of its own').toBeGreaterThan(0);

    // On the phone the child's list is unfolded, and a picture goes to it.
    const phone = await browser.newPage({ viewport: { width: 390, height: 800 } });
    const trouble = listenForErrors(phone);
    await phone.goto(`${language === 'bn' ? '/bn' : ''}/visacases/${token}`);
    const people = phone.locator('.vcase-one');
    await expect(people).toHaveCount(4);
    const list = people.filter({ hasText: 'Mina Sample' });
    await list.locator('summary').click();
    const first = list.locator('.vcase-paper').first();
    const name = await first.getByRole('heading').innerText();
    const row = list.locator('.vcase-paper', { has: phone.getByRole('heading', { name, exact: true }) });
    const choosing = phone.waitForEvent('filechooser');
    await row.getByRole('button', { name: new RegExp(`^${say('visacase_choose')}`) }).click();
    await (await choosing).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
    await row.getByRole('button', { name: sendOne[language], exact: true }).click();
    await expect(row.locator('.vcase-state')).toContainText(say('visacase_paper_received'));
    expect(await sidewaysOverflow(phone)).toBe('');
    expect(await findings(phone)).toEqual([]);
    await phone.screenshot({ path: `test-results/visa-family-${language}.png`, fullPage: true });

    // The others' come by the same link; each one's paper is where it belongs.
    for (const { id: applicant, papers } of applicants.slice(0, 3)) {
      const sent = await request.post(
        `/api/visitor/visa-cases/${token}/applicants/${applicant}/papers/${papers[0]?.id}`,
        { multipart: { file: { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo } } },
      );
      expect(sent.status(), await sent.text()).toBe(201);
    }
    await openOffice(page, '/dashboard/home');
    await page.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/dashboard/visacases/${id}`);
    const save = async (button: string) => {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: button, exact: true }).last().click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe(`${reference}.pdf`);
      return (await PDFDocument.load(await readFile(await file.path()))).getPageCount();
    };
    // Two pages of cover and four pictures; one page of cover and the child's own picture.
    await expect(page.locator('.vc-paper').first()).toBeVisible();
    expect(await save(say('office_case_save_all'))).toBe(6);
    expect(await save(say('office_case_save_applicant'))).toBe(2);
    expect(await findings(page)).toEqual([]);
    await page.screenshot({ path: `test-results/visa-family-desk-${language}.png`, fullPage: true });
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await sidewaysOverflow(page)).toBe('');

    // Everything is accepted and decided; the family reads it.
    const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
    const staff = async (to: string, data: object = {}) => {
      const response = await request.post(`/api/visa-cases/${id}${to}`, { headers, data });
      expect(response.status(), await response.text()).toBe(200);
    };
    for (const { id: applicant, papers } of applicants) {
      for (const paper of papers) {
        await request.post(`/api/visitor/visa-cases/${token}/applicants/${applicant}/papers/${paper.id}`, {
          multipart: { file: { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo } },
        });
        await acceptPaper(request, { id, headers }, paper.id);
      }
    }
    await moveThrough(request, { id, headers }, ['checking', 'ready', 'submitted']);
    const decisions = applicants.map((applicant) => ({ applicant: applicant.id, decision: 'approved' }));
    await staff('/state', { to: 'decided', decisions });
    await phone.reload();
    await expect(phone.locator('.vcase-decision').first()).toHaveText(say('visacase_decision_approved'));
    // One of the case, and one of each.
    await expect(phone.locator('.vcase-decision')).toHaveCount(5);
    expect(trouble).toEqual([]);
    await phone.close();
  });
}
