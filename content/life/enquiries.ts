import { type About, byHand, contact, send, tour, visa } from './enquiry.ts';
import { answers } from './enquiry-answers.ts';
import { type EnquiryName, enquiryTexts as said } from './enquiry-texts.ts';
import type { Step } from './life.ts';
import { type Person, person } from './people.ts';

/** Who never becomes a customer. Invented, too, and written to by nobody. */
const stranger = (place: number, name: string): Person => ({
  name,
  phone: `+88017000102${String(10 + place)}`,
  email: `stranger-${place}@sample.shofor.example`,
  language: 'en',
});
const strangers = [
  stranger(0, 'Top Rank Digital'),
  stranger(1, 'Easy Finance'),
  stranger(2, 'Lucky Winner'),
  stranger(3, 'Global Manpower'),
  stranger(4, 'Follower Point'),
  stranger(5, 'Partner Desk'),
  stranger(6, 'John'),
  stranger(7, 'Abc'),
] as const;

/** Numbers and addresses that aren't a customer's. */
export const addressesOfStrangers: readonly string[] = strangers.flatMap(({ phone, email }) =>
  [phone, email ?? []].flat(),
);

type Sent = readonly [name: EnquiryName, who: number | Person, day: number, at: string, about: About];

/** What came by the site. */
const sent: readonly Sent[] = [
  ['sea-1', 0, -42, '11:30', tour('kuakata', 4)],
  ['sea-2', 1, -40, '20:15', tour('kuakata', 2, 1, 'life-sea')],
  ['sea-4', 3, -34, '21:05', contact('package')],
  ['city-1', 4, -41, '12:20', tour('bangkok-pattaya', 2)],
  ['hills-1', 7, -28, '22:10', tour('bandarban', 2)],
  ['hills-2', 8, -26, '13:40', tour('bandarban', 2, 1, 'life-hills')],
  ['hills-4', 10, -19, '09:50', tour('bandarban', 1)],
  ['tea-1', 11, -21, '19:30', tour('sylhet-jaflong-ratargul', 2, 0, 'life-tea')],
  ['clouds-1', 14, -32, '10:45', tour('sajek-valley', 4)],
  ['clouds-3', 16, -27, '11:15', tour('sajek-valley', 2, 0, 'life-clouds')],
  ['dubai-1', 18, -22, '15:35', tour('dubai', 2)],
  ['dubai-2', 19, -13, '20:40', tour('dubai', 2, 1)],
  ['maldives-1', 20, -15, '17:05', tour('maldives', 2)],
  ['umrah-2', 22, -6, '14:10', tour('umrah', 2)],
  ['nepal-1', 23, -11, '19:25', tour('kathmandu-pokhara', 2)],
  ['visa-1', 24, -39, '13:15', visa('thailand', 2, -2)],
  ['visa-3', 26, -20, '10:30', visa('singapore', 3, 10)],
  ['visa-4', 27, -8, '20:55', visa('thailand', 4)],
  ['visa-5', 28, -4, '09:35', visa('turkiye', 2, 40)],
  ['new-malaysia', 47, -1, '21:40', visa('malaysia', 2, 30)],
  ['new-coxs', 48, -1, '22:55', tour('coxs-bazar', 6)],
  ['new-letter', 49, 0, '08:05', contact('general')],
  ['new-uk', 50, -1, '19:20', visa('united-kingdom', 1)],
  ['new-sundarbans', 51, -1, '18:10', tour('sundarbans', 3, 2)],
  ['new-general', 52, 0, '09:20', contact('general')],
  ['new-fare', 12, -1, '20:30', contact('airticket')],
  ['new-india', 15, -2, '23:15', visa('india', 1)],
  ['kashmir', 53, -5, '16:20', tour('kashmir', 4)],
  ['kashmir-again', 53, -4, '10:40', contact('package')],
  ['japan', 54, -4, '12:05', visa('japan', 1, 75)],
  ['ladies', 55, -6, '21:50', contact('package')],
  ['bali', 56, -3, '11:10', tour('bali', 2)],
  ['bali-again', 56, -3, '11:32', contact('package')],
  ['saint-martin', 36, -10, '20:20', tour('saint-martin', 5)],
  ['sreemangal', 2, -3, '15:15', tour('sreemangal', 4, 3)],
  ['saudi', 37, -4, '18:45', visa('saudi-arabia', 3)],
  ['france', 38, -9, '10:15', visa('france', 2, 60)],
  ['students', 39, -12, '19:05', tour('sundarbans', 20)],
  ['vietnam', 40, -7, '14:25', tour('vietnam', 2)],
  ['vietnam-again', 40, -6, '09:40', contact('package')],
  ['buyers', 42, -5, '11:55', visa('china', 3, 35)],
  ['rangamati', 43, -11, '17:35', tour('rangamati', 2)],
  ['hongkong', 44, -3, '13:50', visa('hong-kong', 1, 21)],
  ['malaysia-won', 25, -33, '15:45', visa('malaysia', 1, -1)],
  ['lost-kl', 20, -40, '13:25', tour('kuala-lumpur-langkawi', 2)],
  ['lost-bhutan', 45, -38, '18:15', tour('bhutan', 2)],
  ['lost-australia', 24, -36, '22:20', visa('australia', 1)],
  ['lost-lanka', 29, -34, '11:05', tour('sri-lanka', 3)],
  ['lost-tanguar', 31, -31, '20:45', tour('tanguar-haor', 10)],
  ['lost-usa', 46, -29, '14:35', visa('united-states', 1)],
  ['lost-istanbul', 32, -25, '12:15', tour('istanbul-cappadocia', 4)],
  ['lost-germany', 5, -23, '19:50', visa('germany', 2)],
  ['lost-day', 34, -20, '16:05', tour('old-dhaka-day', 8)],
  ['lost-korea', 17, -17, '21:15', visa('south-korea', 1)],
  ['lost-honeymoon', 14, -14, '23:05', contact('package')],
  ['lost-qatar', 9, -10, '12:45', visa('qatar', 2)],
  ['spam-rank', strangers[0], -37, '03:15', contact('general')],
  ['spam-loan', strangers[1], -28, '04:40', contact('general')],
  ['spam-hajj', strangers[2], -16, '02:20', contact('general')],
  ['spam-job', strangers[3], -9, '05:10', contact('visa')],
  ['spam-follow', strangers[4], -4, '01:45', contact('general')],
];

/** What looks like a machine’s, and waits for somebody to look at it. */
const suspected = [
  { name: 'review-links', who: strangers[5], day: -3, at: '02:35', sign: {} },
  { name: 'review-bot', who: strangers[6], day: -2, at: '06:15', sign: { website: 'http://sample.example' } },
  { name: 'review-quick', who: strangers[7], day: -1, at: '12:50', sign: { fillMs: 900 } },
] as const;

const whoOf = (who: number | Person) => (typeof who === 'number' ? person(who) : who);

/** What staff noted themselves. */
const noted: readonly Step[] = [
  byHand(['city-3', 'nusrat', -35, '16:30'], 6, 'phone', 'package', 'Bangkok for three', said['city-3']),
  byHand(['tea-3', 'rafiq', -9, '18:20'], 13, 'whatsapp', 'package', 'সিলেট, বাবা ও মেয়ে', said['tea-3']),
  byHand(['umrah-1', 'rafiq', -18, '11:40'], 21, 'walk-in', 'package', 'ওমরাহ, তিনজন', said['umrah-1']),
  byHand(['coach-1', 'nusrat', -25, '12:00'], 30, 'phone', 'general', 'School trip', said['coach-1']),
  byHand(['company-1', 'rafiq', -18, '15:20'], 31, 'walk-in', 'package', 'বার্ষিক বনভোজন', said['company-1']),
  byHand(['hotel-2', 'rafiq', -7, '16:45'], 33, 'whatsapp', 'general', 'গাজীপুরে রিসোর্ট', said['hotel-2']),
  byHand(['mosque', 'rafiq', -8, '11:25'], 57, 'phone', 'package', 'ওমরাহ, ১২ জনের দল', said.mosque),
  byHand(['canada', 'imran', -3, '12:40'], 58, 'whatsapp', 'visa', 'Canada visit visa, parents', said.canada),
  byHand(['passport', 'nusrat', -2, '13:05'], 59, 'walk-in', 'general', 'পাসপোর্ট নবায়ন', said.passport),
  byHand(['egypt', 'nusrat', -6, '15:55'], 41, 'phone', 'package', 'মিসর, দুজন', said.egypt),
  byHand(['launch', 'rafiq', -13, '11:50'], 35, 'whatsapp', 'general', 'বরিশালের কেবিন', said.launch),
  byHand(['lost-haor', 'nusrat', -27, '15:05'], 28, 'phone', 'package', 'Haor day trip', said['lost-haor']),
  byHand(['lost-bus', 'rafiq', -7, '10:05'], 6, 'walk-in', 'general', 'Bus to Kolkata', said['lost-bus']),
];

/** The enquiries of the sample agency but those at the fare desk and by WhatsApp, in all states, and what was done about them. */
export const enquiries: readonly Step[] = [
  ...sent.map(
    ([name, who, day, at, about]): Step => ({
      day,
      at,
      do: (life) => send(life, name, whoOf(who), about, said[name]),
    }),
  ),
  ...suspected.map(
    ({ name, who, day, at, sign }): Step => ({
      day,
      at,
      do: (life) => send(life, name, who, contact('general'), said[name], sign),
    }),
  ),
  ...noted,
  ...answers,
];
