import { eq } from 'drizzle-orm';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { sendBatch } from '#features/messages/batches/batches.commands.ts';
import { sendByHand } from '#features/messages/by-hand/by-hand.commands.ts';
import { sendMessageAgain, stopMessage } from '#features/messages/messages.commands.ts';
import { noteWhatsappReport, receiveWhatsapp } from '#features/messages/whatsapp/whatsapp.commands.ts';
import { whatsappActor } from '#features/messages/whatsapp/whatsapp.rules.ts';
import { correctOrderContact } from '#features/orders/customer/correction.commands.ts';
import { run } from '#platform/command/command.ts';
import type { Channel, Report } from '#platform/messages/messages.rules.ts';
import { rehearseDelivery } from '#platform/messages/sample-contacts.writes.ts';
import type { ColleagueName } from './colleagues.ts';
import { departureIdOf } from './departures.ts';
import { reached } from './enquiry.ts';
import type { Life, Step } from './life.ts';
import { person } from './people.ts';

/** Who writes by WhatsApp without having asked by the site, and an address as it is right. */
const newcomers = {
  rumi: { name: 'Rumi', phone: '+8801700010230' },
  milon: { name: 'মিলন', phone: '+8801700010231' },
} as const;
const rightAddress = 'ashraf.kazi@sample.shofor.example';

/** Numbers and addresses that aren't in the list of customers. */
export const addressesOfNewcomers: readonly string[] = [
  ...Object.values(newcomers).map(({ phone }) => phone),
  rightAddress,
];

/** Writes to a customer by SMS; kept under `<name>.message`, if it has a name. */
const tell = (
  kind: 'order' | 'enquiry' | 'fare',
  about: string,
  [by, day, at]: readonly [ColleagueName, number, string],
  text: string,
  { name, stopped = false }: { readonly name?: string; readonly stopped?: boolean } = {},
): Step => ({
  day,
  at,
  do: async (life) => {
    const id = life.noted(`${about}.${kind === 'order' ? 'id' : 'enquiry'}`);
    const channel: Channel = 'sms';
    const sent = await run(life.deps, life.as(by), sendByHand, { kind, id, channel, text, key: life.key() });
    if (name !== undefined) {
      life.note(`${name}.message`, sent.id);
    }
    if (stopped) {
      await run(life.deps, life.as(by), stopMessage, { id: sent.id });
    }
  },
});

/** What a customer writes by WhatsApp. @param begun under which the enquiry is found that it begins */
const hears = (
  { name, phone }: { readonly name: string; readonly phone: string },
  day: number,
  at: string,
  text: string,
  begun?: string,
): Step => ({
  day,
  at,
  do: async (life) => {
    const reference = life.key();
    await run(life.deps, whatsappActor, receiveWhatsapp, { reference, from: phone, name, text, media: null });
    if (begun !== undefined) {
      const [row] = await life.deps.db
        .select({ id: enquiries.id })
        .from(enquiries)
        .where(eq(enquiries.phone, phone));
      life.note(`${begun}.enquiry`, row?.id ?? '');
    }
  },
});

const report = (life: Life, ourId: string, said: Report, code: string | null = null, why = code) =>
  run(life.deps, whatsappActor, noteWhatsappReport, {
    reference: life.key(),
    ourId,
    report: said,
    code,
    why,
  });

/** A message by hand that its provider gives up. */
const fails = (name: string, day: number, at: string, code: string, why: string): Step => ({
  day,
  at,
  do: (life) => report(life, life.noted(`${name}.message`), 'failed', code, why),
});

/** Messages by hand, answers, and what became of all that was sent. */
export const messages: readonly Step[] = [
  tell(
    'order',
    'sea-4',
    ['rafiq', -21, '17:35'],
    'কাল রাত ৯টায় গাবতলী কাউন্টার থেকে বাস। আধা ঘণ্টা আগে আসবেন, এনআইডি সাথে রাখবেন।',
  ),
  tell(
    'order',
    'city-1',
    ['nusrat', -11, '12:20'],
    'Airport: please be at Terminal 1, gate 3, three hours before.',
  ),
  tell(
    'enquiry',
    'saint-martin',
    ['rafiq', -4, '17:15'],
    'We tried to call you about Saint Martin. When may we call again?',
  ),
  tell(
    'fare',
    'fare-sent',
    ['rafiq', -1, '10:15'],
    'The Thai fare is kept until tomorrow 6 pm, Biman one day longer. Tell us which you like.',
  ),
  tell('order', 'visa-4', ['nusrat', -2, '15:30'], 'দুটি কাগজ বাকি: ছাত্র দুজনের প্রত্যয়নপত্র। ছবি তুলে পাঠালেও হবে।'),
  // One goes wrong and is sent again, two go wrong and nobody has seen to them, and one is stopped.
  tell('enquiry', 'rangamati', ['rafiq', -10, '12:30'], 'ঝুলন্ত ব্রিজের ছবি কাল তোলা, লিংক ফোনে বলেছি।', {
    name: 'bridge',
  }),
  fails('bridge', -10, '12:50', 'no-balance', 'Insufficient balance'),
  {
    day: -10,
    at: '14:05',
    do: (life) =>
      run(life.deps, life.as('rafiq'), sendMessageAgain, {
        id: life.noted('bridge.message'),
        key: life.key(),
      }),
  },
  tell('enquiry', 'mosque', ['rafiq', -2, '12:15'], 'দলের দাম তৈরি, ফোনে পাচ্ছি না। কখন কথা বলা যাবে?', {
    name: 'group',
  }),
  fails('group', -2, '12:40', 'bad-number', 'Number not in use'),
  tell('enquiry', 'students', ['rafiq', -5, '16:10'], 'বিশ জনের দাম ঠিক থাকছে এই সপ্তাহ পর্যন্ত।', {
    name: 'price',
  }),
  fails('price', -5, '16:30', 'not-delivered', 'Absent subscriber'),
  tell('order', 'company-1', ['rafiq', -6, '11:10'], 'হলরুমের ছবি পাঠালাম।', { stopped: true }),
  {
    day: -13,
    at: '16:15',
    do: (life) =>
      run(life.deps, life.as('nusrat'), correctOrderContact, {
        id: life.noted('clouds-3.id'),
        email: rightAddress,
        reason: 'Her letters went to an address with the names the other way round.',
      }),
  },
  {
    day: -1,
    at: '17:30',
    do: async (life) =>
      run(life.deps, life.as('nusrat'), sendBatch, {
        id: await departureIdOf(life, 'life-hills'),
        channel: 'sms',
        text: 'বান্দরবানের বাস রাত ১০টায় আরামবাগ থেকে ছাড়বে। সাথে রাখুন এনআইডির দুটি কপি, গরম কাপড়।',
        key: life.key(),
      }),
  },
  hears(person(7), -3, '11:45', 'ভাই, এক বছরের বাচ্চা সাথে যাবে, চাঁদের গাড়িতে কি সমস্যা হবে?'),
  tell('order', 'hills-1', ['rafiq', -3, '12:25'], 'সমস্যা হবে না। সামনের সিট রেখে দিয়েছি, গাড়ি ধীরে চলবে।'),
  hears(
    newcomers.rumi,
    -5,
    '13:10',
    'Hi, saw your page. Do you have a day trip to Sonargaon for 6 ladies?',
    'rumi',
  ),
  reached(['rumi', 'nusrat', -5, '15:00'], 'called', 'Sent three dates, she asks the others.', 1),
  hears(person(38), -1, '20:10', 'Can you hold Biman? My husband gets his leave paper tomorrow.'),
  hears(person(19), -1, '18:25', 'আপা ভিসার কোনো আপডেট আছে? মেয়ের স্কুলে ছুটি নিতে হবে।'),
  hears(person(10), -1, '21:20', 'Will the jeep pick me from the bus stand or should I come to the hotel?'),
  hears(newcomers.milon, -1, '23:10', 'থাইল্যান্ডের ভিসা করতে মোট কত লাগে? ২ জন।'),
  ...[-28, -14, -7, -1].map(
    (day): Step => ({
      day,
      at: '23:30',
      do: ({ deps }) => deps.db.transaction(rehearseDelivery),
    }),
  ),
];
