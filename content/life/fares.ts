import { type Fare, stepsOfFare } from './fare.ts';
import { fareChanges } from './fare-changes.ts';
import type { Step } from './life.ts';
import { oldFares } from './old-fares.ts';

const party = (adults: number, children = 0) => ({ adults, children, infants: 0 });

/** Those that the desk is at. */
const openFares: readonly Fare[] = [
  {
    name: 'fare-new',
    who: 36,
    by: 'nusrat',
    day: -1,
    at: '19:05',
    message: 'Cheapest ticket please, 30kg bag lagbe. 2 din age pore hole problem nai.',
    to: ['KUL', 'Kuala Lumpur', 'কুয়ালালামপুর'],
    travels: [18, 25],
    passengers: party(1),
  },
  {
    name: 'fare-writing',
    who: 37,
    by: 'nusrat',
    day: -1,
    at: '11:35',
    message: 'কলকাতায় ডাক্তার দেখাব, সকালের ফ্লাইট হলে ভালো।',
    to: ['CCU', 'Kolkata', 'কলকাতা'],
    travels: [9, 14],
    passengers: party(2),
    offered: {
      day: -1,
      at: '15:20',
      offers: [
        {
          flights: [
            ['BS', '201', 'DAC', 'CCU', 9, '09:45', 0, '10:20'],
            ['BS', '202', 'CCU', 'DAC', 14, '11:10', 0, '12:50'],
          ],
          prices: [['adult', 2, 9_800, 5_950, 500]],
          baggage: '20 kg',
          limit: { day: 3 },
        },
      ],
    },
  },
  {
    name: 'fare-sent',
    who: 38,
    by: 'rafiq',
    day: -3,
    at: '17:45',
    message: 'Bangkok for a medical check up, me and my husband. Direct flight only.',
    to: ['BKK', 'Bangkok', 'ব্যাংকক'],
    travels: [16, 22],
    passengers: party(2),
    offered: {
      day: -2,
      at: '11:15',
      offers: [
        {
          flights: [
            ['BG', '388', 'DAC', 'BKK', 16, '11:20', 0, '14:50'],
            ['BG', '389', 'BKK', 'DAC', 22, '16:00', 0, '17:35'],
          ],
          prices: [['adult', 2, 24_500, 9_400, 800]],
          baggage: '30 kg',
          limit: { day: 3 },
        },
        {
          flights: [
            ['TG', '322', 'DAC', 'BKK', 16, '13:35', 0, '17:00'],
            ['TG', '321', 'BKK', 'DAC', 22, '10:35', 0, '12:05'],
          ],
          prices: [['adult', 2, 31_200, 9_850, 800]],
          baggage: '25 kg',
          limit: { day: 2 },
        },
      ],
    },
    sent: { day: -2, at: '11:30' },
  },
  {
    name: 'fare-paid',
    who: 39,
    by: 'rafiq',
    day: -5,
    at: '20:25',
    message: 'ওমরাহর টিকেট দুজনের, আমি আর আমার স্ত্রী। সরাসরি জেদ্দা। ট্রানজিট চাই না।',
    to: ['JED', 'Jeddah', 'জেদ্দা'],
    travels: [20, 34],
    passengers: party(2),
    offered: {
      day: -4,
      at: '12:45',
      offers: [
        {
          flights: [
            ['SV', '809', 'DAC', 'JED', 20, '15:15', 0, '19:05'],
            ['SV', '808', 'JED', 'DAC', 34, '03:10', 0, '12:25'],
          ],
          prices: [['adult', 2, 58_900, 22_300, 1_000]],
          baggage: '2 × 23 kg',
          limit: { day: 3 },
        },
      ],
    },
    sent: { day: -4, at: '13:00' },
    accepted: {
      day: -2,
      at: '16:20',
      how: 'phone',
      names: [
        ['Razzak', 'Md Abdur'],
        ['Begum', 'Halima'],
      ],
    },
    paid: [{ day: -1, at: '12:30', method: 'bank', taka: 'rest' }],
  },
  {
    name: 'fare-near',
    who: 40,
    by: 'nusrat',
    day: -3,
    at: '10:20',
    message: 'Dubai, joining new job, need ticket by this week. Visa is ready, company pays back to me.',
    to: ['DXB', 'Dubai', 'দুবাই'],
    travels: [8, 98],
    passengers: party(1),
    offered: {
      day: -2,
      at: '13:40',
      offers: [
        {
          flights: [
            ['EK', '583', 'DAC', 'DXB', 8, '10:15', 0, '13:30'],
            ['EK', '584', 'DXB', 'DAC', 98, '14:40', 0, '21:20'],
          ],
          prices: [['adult', 1, 41_300, 12_750, 1_000]],
          baggage: '30 kg',
          limit: { hours: 5.2 },
        },
      ],
    },
    sent: { day: -2, at: '13:50' },
    accepted: { day: -1, at: '10:35', names: [['Haque', 'Ehsanul']] },
    paid: [{ day: -1, at: '11:05', method: 'bkash', taka: 'rest' }],
  },
];

/** The requests at the fare desk: what they cost, whether they were sold, and what came of them. */
export const fares: readonly Step[] = [...[...openFares, ...oldFares].flatMap(stepsOfFare), ...fareChanges];
