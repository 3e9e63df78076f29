import { type APIRequestContext, devices, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { acceptPaper, beginCase, officeCase, scan } from './begun-case.ts';
import { findings, sidewaysOverflow } from './crawl.ts';
import { paperPhoto } from './family-case.ts';
import { type GatewayProcesses, startTelephones } from './gateway-processes.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { type Language, wordsIn } from './printed-paper.ts';
import { sellOrder } from './sold-order.ts';
import { accessTokenOf, openOffice } from './staff.ts';
import { newTrx, receivedSms } from './wallet-messages.ts';

let telephones: GatewayProcesses;
let program: OwnProgram;
let request: APIRequestContext;

const outbox = z.object({ messages: z.array(z.object({ to: z.string(), message: z.json() })) });
const whatsapp = () => telephones.variables.WHATSAPP_URL ?? '';

/** What WhatsApp has taken for a number, as text. */
async function takenFor(phone: string): Promise<readonly string[]> {
  const { messages } = outbox.parse(await (await fetch(`${whatsapp()}/control`)).json());
  return messages.filter(({ to }) => to === phone).map(({ message }) => JSON.stringify(message));
}

const control = (path: string, body: object) =>
  fetch(`${whatsapp()}/control${path}`, { method: 'POST', body: JSON.stringify(body) });

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(180_000);
  telephones = await startTelephones();
  program = await startOwnProgram(telephones.variables);
  request = await playwright.request.newContext({ baseURL: program.url });
  await control('', { webhook: `${program.url}/hooks/whatsapp`, statuses: ['sent', 'delivered', 'read'] });
});
test.afterAll(async () => {
  await request.dispose();
  await program.stop();
  await telephones.stop();
});

/** The office in a language, on a page of it. */
async function openDesk(desk: Page, path: string, language: Language): Promise<void> {
  await openOffice(desk, `${program.url}/dashboard/home`, program.owner);
  await desk.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
  await desk.goto(`${program.url}${path}`);
}

for (const [language, phone] of [
  ['en', '01812345671'],
  ['bn', '01812345672'],
] as const) {
  test(`a photo of a slip that came by WhatsApp lands at its order and becomes a payment (${language})`, async ({
    browser,
  }) => {
    const say = wordsIn(language, 'outbox', 'office-money', 'office-orders');
    const headers = { authorization: `Bearer ${await accessTokenOf(request, program.owner)}` };
    const name = 'Farida Sample';
    const sale = { name, phone, language, quantity: 2, unit: 870_000 };
    const order = await sellOrder(request, headers, sale);
    const number = `88${phone}`;
    const picture = await sharp({ create: { width: 300, height: 450, channels: 3, background: '#e2136e' } })
      .jpeg()
      .toBuffer();
    const media = { mime: 'image/jpeg', base64: picture.toString('base64') };
    await control('/webhook', { kind: 'message', from: number, text: 'Slip', media });

    const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await openDesk(desk, `/dashboard/orders/${order.id}`, language);
    const thread = desk.getByRole('region', { name: say('outbox_title') });
    await expect(thread.getByText('Slip', { exact: true })).toBeVisible();
    await expect(thread).toContainText(say('outbox_state_read'));
    await thread.getByRole('button', { name: say('outbox_file_slip') }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog.locator('.mon-slip img')).toBeVisible();
    const trx = newTrx();
    await dialog.getByRole('textbox', { name: say('office_order_outside_if_any') }).fill(trx);
    expect(await findings(desk)).toEqual([]);
    await dialog.getByRole('button', { name: say('office_money_slip_keep') }).click();
    await expect(dialog).toBeHidden();

    // The customer has just written: they are answered where they wrote.
    await thread.getByRole('button', { name: say('outbox_write') }).click();
    await dialog.getByRole('textbox', { name: say('outbox_write_text') }).fill('ধন্যবাদ, দেখছি।');
    expect(await findings(desk)).toEqual([]);
    await dialog.getByRole('button', { name: say('outbox_write_send') }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => takenFor(number)).toContainEqual(expect.stringContaining('ধন্যবাদ, দেখছি।'));

    await desk.goto(`${program.url}/dashboard/money`);
    await desk.getByRole('button', { name: say('office_money_paste') }).click();
    await dialog.getByRole('textbox').fill(receivedSms(trx, 17_400, phone));
    await dialog.getByRole('button', { name: say('office_money_read_it') }).click();
    await dialog.getByRole('button', { name: say('office_money_done') }).click();
    const proposal = desk.getByRole('article', { name: order.reference });
    await proposal.getByRole('button', { name: say('office_money_accept'), exact: true }).click();
    await expect(proposal).toHaveCount(0);

    // What WhatsApp tells of it leads to the page of the order.
    const template = `payment_received_${language}`;
    await expect.poll(() => takenFor(number)).toContainEqual(expect.stringContaining(template));
    const told = (await takenFor(number)).find((message) => message.includes(template)) ?? '';
    const path = /"text":"((?:bn\/)?orders\/[^"]+)"/.exec(told)?.[1] ?? 'no-link';
    const screen = await browser.newPage(devices['Pixel 7']);
    await screen.goto(`${program.url}/${path}`);
    await expect(screen.locator('.order-standing')).toHaveAttribute('data-money', 'paid');

    await desk.setViewportSize({ width: 390, height: 844 });
    await desk.goto(`${program.url}/dashboard/messages?direction=in`);
    await expect(desk.getByText('Slip').first()).toBeVisible();
    // What the month came to: this message came in, and that one went.
    const months = desk.getByRole('region', { name: say('outbox_months') });
    await expect(months.getByRole('row', { name: say('outbox_channel_whatsapp') }).first()).toBeVisible();
    expect(await findings(desk)).toEqual([]);
    expect(await sidewaysOverflow(desk)).toBe('');
    await desk.close();
    await screen.close();
  });
}

for (const language of ['en', 'bn'] satisfies Language[]) {
  test(`a paper that is asked for again is answered by a photo, laid to its paper and accepted (${language})`, async ({
    browser,
  }) => {
    const say = wordsIn(language, 'outbox', 'office-visa-cases');
    const headers = { authorization: `Bearer ${await accessTokenOf(request, program.owner)}` };
    const { id, token } = await beginCase(request, language);
    const read = async () =>
      z
        .looseObject({ phone: z.string() })
        .and(officeCase)
        .parse(await (await request.get(`/api/visa-cases/${id}?language=${language}`, { headers })).json());
    const before = await read();
    const [applicant] = before.applicants;
    const paper = applicant?.papers.find(({ key }) => key === 'bank-statement') ?? applicant?.papers[0];
    const at = `/api/visa-cases/${id}/papers/${paper?.id}`;
    const multipart = { file: { name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan } };
    const own = `/api/visitor/visa-cases/${token}/applicants/${applicant?.id}/papers/${paper?.id}`;
    expect((await request.post(own, { multipart })).status()).toBe(201);
    const because = 'The last page is cut off.';
    expect((await request.post(`${at}/again`, { headers, data: { because } })).ok()).toBe(true);
    const number = before.phone.replace('+', '');
    const template = `case_paper_again_${language}`;
    await expect.poll(() => takenFor(number)).toContainEqual(expect.stringContaining(template));

    const photo = await paperPhoto();
    const media = { mime: 'image/jpeg', base64: photo.toString('base64') };
    await control('/webhook', { kind: 'message', from: number, media });
    const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await openDesk(desk, `/dashboard/visacases/${id}`, language);
    const thread = desk.getByRole('region', { name: say('outbox_title') });
    await thread.getByRole('button', { name: say('outbox_file_papers') }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog.locator('.vc-hand canvas')).toBeVisible();
    await dialog
      .locator('tbody tr')
      .filter({ hasText: paper?.name ?? 'no paper' })
      .getByRole('button')
      .first()
      .click();
    expect(await findings(desk)).toEqual([]);
    await dialog.getByRole('button', { name: /^Send|ফাইল পাঠান/ }).click();
    await expect(dialog.getByText(say('office_drop_sent'), { exact: true })).toHaveCount(1);
    await acceptPaper(request, { id, headers }, paper?.id ?? '');
    const after = (await read()).applicants.flatMap(({ papers }) => papers);
    expect(after.find((each) => each.id === paper?.id)?.state).toBe('accepted');
    await desk.close();
  });
}
