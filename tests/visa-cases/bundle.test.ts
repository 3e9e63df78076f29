import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { coverLines } from '#features/visa-cases/bundle/bundle.rules.ts';
import { bindSheets } from '#features/visa-cases/watermark/binding.gateway.ts';
import { activity } from '#platform/command/activity.table.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { test } from '#platform/testing/test.ts';
import { openCases, realPdf } from './case-world.ts';
import { pageCount, pageWidths, pdfText } from './pdf-text.ts';

const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#e2136e' } })
  .jpeg()
  .toBuffer();

const family = {
  applicants: [
    { name: 'Tanvir Sample', profile: 'student' as const },
    { name: 'নাবিলা নমুনা', profile: 'job-holder' as const },
  ],
};

describe('the papers of a case as one PDF', () => {
  test('of one paper hold its pictures and PDFs in the order in which they came', async ({ deps }) => {
    const { begin } = await openCases(deps);
    const one = await begin();
    await one.send('statement', realPdf('FIRST-PAGES'));
    await one.send('statement', jpeg, { name: 'photo.jpg' });
    await one.send('statement', realPdf('LAST-PAGES'));
    const { id } = await one.paperOf('statement');
    const { bytes } = await one.office('GET', `/papers/${id}/file`);
    expect(await pageCount(bytes)).toBe(3);
    const text = pdfText(bytes);
    expect(text).toContain('FIRST-PAGES');
    expect(text).toContain('LAST-PAGES');
    const single = await one.office('GET', `/papers/${id}/file?number=2`);
    expect(await pageCount(single.bytes)).toBe(1);
    expect(pdfText(single.bytes)).not.toContain('FIRST-PAGES');
  });

  test('holds all others, and a page that says so for a picture that cannot be read', async ({ deps }) => {
    const { begin } = await openCases(deps);
    const one = await begin();
    // A whole picture by its form, whose pixels are nothing.
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
    const broken = Buffer.concat([
      jpeg.subarray(0, scan),
      Buffer.from([0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]),
    ]);
    expect((await one.send('statement', broken, { name: 'photo.jpg' })).status).toBe(201);
    await one.send('passport-page', realPdf('ALL-OTHERS'));
    const { status, bytes } = await one.office('GET', '/bundle');
    expect(status).toBe(200);
    const text = pdfText(bytes);
    expect(text).toContain('ALL-OTHERS');
    expect(text).toContain("this picture can't be read");
    const { id } = await one.paperOf('statement');
    expect((await one.office('GET', `/papers/${id}/file`)).status).toBe(409);
  });

  test('of all follow a cover; each opened paper is in the log and on the customer’s page', async ({
    deps,
    db,
  }) => {
    const { begin, request } = await openCases(deps);
    const one = await begin(family);
    await one.send('passport-page', jpeg, { name: 'photo.jpg' });
    await one.send('statement', realPdf('STATEMENT-OF-TANVIR'));
    await one.send('statement', realPdf('STATEMENT-OF-NABILA'), { applicant: 1 });
    const { status, headers, bytes } = await one.office('GET', '/bundle');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${one.reference}.pdf"`);
    // The cover, the photograph lying, both statements as large as they came.
    expect(await pageWidths(bytes)).toEqual([595, 842, 300, 300]);
    const text = pdfText(bytes);
    expect(text).toContain(`${one.reference}`);
    expect(text).toContain('Only for the Thailand visa');
    const seen = (await request('GET', `/visitor/visa-cases/${one.token}/opened`)).body.items;
    expect(seen).toHaveLength(3);
    const log = await db.select().from(activity);
    expect(log.filter(({ action }) => action === 'visa-cases.open-bundle')).toHaveLength(1);

    const [, nabila] = (await one.read()).applicants;
    const hers = await one.office('GET', `/bundle?applicant=${nabila.id}`);
    // The cover, then her page as large as it came.
    expect(await pageWidths(hers.bytes)).toEqual([595, 300]);
    expect(pdfText(hers.bytes)).toContain('STATEMENT-OF-NABILA');
    expect(pdfText(hers.bytes)).not.toContain('STATEMENT-OF-TANVIR');
  });

  test('leave out what is wanted again, and are refused when there is nothing or too much', async ({
    deps,
    db,
  }) => {
    const { begin } = await openCases(deps);
    const one = await begin();
    expect((await one.office('GET', '/bundle')).status).toBe(404);
    await one.send('passport-page', jpeg, { name: 'photo.jpg' });
    await one.send('statement', realPdf('WITHOUT-THE-SEAL'));
    await one.decide('statement', 'again', { because: 'The seal is missing.', phrase: 'seal' });
    const { bytes } = await one.office('GET', '/bundle');
    expect(await pageCount(bytes)).toBe(2);
    expect(pdfText(bytes)).not.toContain('WITHOUT-THE-SEAL');
    await db.update(privateFiles).set({ bytes: 65 * 1024 * 1024 });
    expect(await one.office('GET', '/bundle')).toMatchObject({
      status: 409,
      body: { code: 'visa-cases.bundle-large' },
    });
  });

  test('say on the cover on which pages each paper is, and what isn’t here yet', () => {
    const file = { id: '', name: '', mediaType: 'application/pdf', bytes: 1, segments: 1, sealedKey: null };
    const paper = (name: string, files: number) => ({
      name: { en: name, bn: name },
      files: Array(files).fill(file),
    });
    const bundle = {
      reference: 'SF-V-1',
      country: 'Thailand',
      kind: 'Tourist',
      applicants: [
        { name: 'Tanvir Sample', papers: [paper('Passport', 1), paper('Statement', 2), paper('Letter', 0)] },
        { name: '', papers: [paper('Passport', 1)] },
      ],
    };
    expect(coverLines(bundle, [1, 4, 1, 2])).toEqual([
      { kind: 'applicant', text: 'Tanvir Sample' },
      { kind: 'paper', text: 'Passport', pages: '2' },
      { kind: 'paper', text: 'Statement', pages: '3–7' },
      { kind: 'paper', text: 'Letter', pages: 'not here yet' },
      { kind: 'applicant', text: 'SF-V-1' },
      { kind: 'paper', text: 'Passport', pages: '8–9' },
    ]);
  });
});

describe('a PDF that breaks the thread that opens it', { timeout: 60_000 }, () => {
  const endless = realPdf('ENDLESS', { more: '7 0 obj\n<<'.repeat(200_000) });

  test('is attached to a page of its own; what is before and behind it is whole', async () => {
    const pdf = Buffer.from(
      await bindSheets(
        [
          { kind: 'pdf', bytes: realPdf('BEFORE-IT') },
          { kind: 'pdf', bytes: endless },
          { kind: 'picture', bytes: jpeg },
        ],
        'Only for the Thailand visa',
      ),
    );
    const text = pdfText(pdf);
    expect(await pageWidths(pdf)).toEqual([300, 595, 842]);
    expect(text).toContain('BEFORE-IT');
    expect(text).toContain('It is attached: file-2.pdf');
  });
});
