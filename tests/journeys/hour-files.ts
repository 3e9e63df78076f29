import sharp from 'sharp';
import { withHills } from '#features/imports/wordpress/wxr.factory.ts';
import { addDays, type CalendarDate } from '#platform/calendar-date.ts';

/** A file that is chosen in the browser. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const csv = (name: string, lines: readonly string[]): ChosenFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\n')}\n`),
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const nameOf = (number: number) => `Customer ${number} of Sylhet`;
const phoneOf = (number: number) => `01812-${String(300_000 + number * 7)}`;

/** A list of 300 customers, as a table of an agency has it. */
export const customersFile = (): ChosenFile =>
  csv('customers.csv', [
    'Customer Name,Mobile No.,Address',
    ...numbers(300).map((number) => `${nameOf(number)},${phoneOf(number)},"House ${number}, Zindabazar"`),
  ]);

/** Forty open orders of those customers: half of them have paid something, one in four travels late. */
export const ordersFile = (today: CalendarDate): ChosenFile =>
  csv('orders.csv', [
    'Invoice No,Customer,Mobile,Service,Travel Date,Total,Advance,Due Date',
    ...numbers(40).map((number) =>
      [
        `INV-${number}`,
        nameOf(number),
        phoneOf(number),
        'Bangkok for two',
        addDays(today, 20 + number),
        '"1,20,000"',
        number % 2 === 0 ? '"50,000"' : '',
        addDays(today, number),
      ].join(','),
    ),
  ]);

/** The old site: an English post with its picture, a Bangla one, and a page, as WordPress exports them. */
export async function siteFile(): Promise<ChosenFile> {
  const zip = await withHills(
    {
      id: 12,
      title: 'Sajek in winter',
      name: 'sajek-in-winter',
      meta: { _thumbnail_id: '7' },
      content: 'The road climbs from Khagrachhari, and the jeeps go in a convoy.\n\n[contact-form-7 id="5"]',
    },
    {
      id: 13,
      title: 'শীতে সাজেক',
      name: '%e0%a6%b6%e0%a7%80%e0%a6%a4%e0%a7%87-%e0%a6%b8%e0%a6%be%e0%a6%9c%e0%a7%87%e0%a6%95',
      meta: { _thumbnail_id: '7' },
      content: 'খাগড়াছড়ি থেকে পাহাড়ি রাস্তা ওপরে ওঠে, জিপগুলো একসঙ্গে চলে।',
    },
    {
      id: 14,
      type: 'page',
      title: 'About us',
      name: 'about',
      content: 'Our agency has been here since 2004.',
    },
  );
  return { name: 'old-site.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) };
}

/** A logo. */
export async function logoFile(): Promise<ChosenFile> {
  const picture = sharp({ create: { width: 320, height: 320, channels: 3, background: '#8a1538' } });
  return { name: 'logo.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}
