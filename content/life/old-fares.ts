import type { Fare } from './fare.ts';

const party = (adults: number, children = 0) => ({ adults, children, infants: 0 });

/** Those whose tickets were issued once, and one that nobody wanted in time. */
export const oldFares: readonly Fare[] = [
  {
    name: 'fare-family',
    who: 42,
    by: 'nusrat',
    day: -24,
    at: '09:15',
    message: 'KL with my wife and daughter (5), school holidays. Window seats together pls.',
    to: ['KUL', 'Kuala Lumpur', 'কুয়ালালামপুর'],
    travels: [15, 21],
    passengers: party(2, 1),
    offered: {
      day: -24,
      at: '12:20',
      offers: [
        {
          flights: [
            ['MH', '197', 'DAC', 'KUL', 15, '01:05', 0, '06:55'],
            ['MH', '196', 'KUL', 'DAC', 21, '21:45', 0, '23:45'],
          ],
          prices: [
            ['adult', 2, 26_700, 10_600, 700],
            ['child', 1, 20_100, 10_200, 700],
          ],
          baggage: '30 kg',
          limit: { day: 4 },
        },
      ],
    },
    sent: { day: -24, at: '12:30' },
    accepted: {
      day: -22,
      at: '21:40',
      names: [
        ['Mahmud', 'Faisal'],
        ['Sultana', 'Farhana'],
        ['Mahmud', 'Inaya'],
      ],
    },
    paid: [
      { day: -22, at: '22:00', method: 'bkash', taka: 40_000 },
      { day: -21, at: '11:35', method: 'bank', taka: 'rest' },
    ],
    ticketed: {
      day: -21,
      at: '12:25',
      pnr: 'SMPMH1',
      numbers: ['232-2400310011', '232-2400310012', '232-2400310013'],
    },
  },
  {
    name: 'fare-chattogram',
    who: 44,
    by: 'rafiq',
    day: -2,
    at: '09:05',
    message: 'Ctg morning flight, invoice must be in company name for reimbursment.',
    to: ['CGP', 'Chattogram', 'চট্টগ্রাম'],
    travels: [5],
    passengers: party(1),
    company: 'Sample Textiles Ltd.',
    offered: {
      day: -2,
      at: '09:40',
      offers: [
        {
          flights: [['VQ', '909', 'DAC', 'CGP', 5, '08:00', 0, '08:55']],
          prices: [['adult', 1, 3_700, 1_225, 250]],
          baggage: '20 kg',
          limit: { day: 2 },
        },
      ],
    },
    sent: { day: -2, at: '09:45' },
    accepted: { day: -2, at: '10:15', how: 'whatsapp', names: [['Kabir', 'Jahangir']] },
    paid: [{ day: -2, at: '10:40', method: 'nagad', taka: 'rest' }],
    ticketed: { day: -2, at: '10:55', pnr: 'SMPVQ7', numbers: ['945-2400770101'] },
  },
  {
    name: 'fare-cox',
    who: 45,
    by: 'rafiq',
    day: -9,
    at: '18:30',
    message: 'কক্সবাজার যাব চারজন, যাওয়া আসা। বিকেলের ফ্লাইটে গেলে সুবিধা হয়।',
    to: ['CXB', 'Cox’s Bazar', 'কক্সবাজার'],
    travels: [9, 12],
    passengers: party(4),
    offered: {
      day: -8,
      at: '10:50',
      offers: [
        {
          flights: [
            ['BS', '145', 'DAC', 'CXB', 9, '15:30', 0, '16:35'],
            ['BS', '148', 'CXB', 'DAC', 12, '17:20', 0, '18:25'],
          ],
          prices: [['adult', 4, 8_900, 2_350, 300]],
          baggage: '20 kg',
          limit: { day: 2 },
        },
      ],
    },
    sent: { day: -8, at: '11:00' },
    accepted: {
      day: -8,
      at: '12:10',
      how: 'counter',
      names: [
        ['Begum', 'Nurjahan'],
        ['Karim', 'Fazlul'],
        ['Karim', 'Tanjila'],
        ['Karim', 'Tahmid'],
      ],
    },
    paid: [{ day: -8, at: '12:15', method: 'cash', taka: 'rest' }],
    ticketed: {
      day: -8,
      at: '12:40',
      pnr: 'SMPBS4',
      numbers: ['779-2400450021', '779-2400450022', '779-2400450023', '779-2400450024'],
    },
  },
  {
    name: 'fare-changed',
    who: 46,
    by: 'nusrat',
    day: -19,
    at: '23:20',
    message: 'London for my masters, intake was deferred so I fly now. One bag extra if student fare.',
    to: ['LHR', 'London', 'লন্ডন'],
    travels: [26, 200],
    passengers: party(1),
    offered: {
      day: -18,
      at: '11:10',
      offers: [
        {
          flights: [
            ['BG', '201', 'DAC', 'LHR', 26, '09:40', 0, '15:30'],
            ['BG', '202', 'LHR', 'DAC', 200, '18:20', 1, '10:20'],
          ],
          prices: [['adult', 1, 78_600, 38_400, 1_500]],
          baggage: '2 × 23 kg',
          limit: { day: 5 },
        },
      ],
    },
    sent: { day: -18, at: '11:25' },
    accepted: { day: -17, at: '20:50', names: [['Tabassum', 'Anika']] },
    paid: [{ day: -16, at: '12:05', method: 'bank', taka: 'rest' }],
    ticketed: { day: -16, at: '12:50', pnr: 'SMPBG9', numbers: ['997-2400980031'] },
  },
  {
    name: 'fare-back',
    who: 41,
    by: 'rafiq',
    day: -16,
    at: '13:30',
    message: 'সিঙ্গাপুরে মেয়ের কাছে যাব, একা। হুইলচেয়ার সহায়তা লাগবে এয়ারপোর্টে।',
    to: ['SIN', 'Singapore', 'সিঙ্গাপুর'],
    travels: [13, 43],
    passengers: party(1),
    offered: {
      day: -16,
      at: '16:00',
      offers: [
        {
          flights: [
            ['SQ', '447', 'DAC', 'SIN', 13, '23:55', 1, '06:05'],
            ['SQ', '446', 'SIN', 'DAC', 43, '20:25', 0, '22:40'],
          ],
          prices: [['adult', 1, 33_400, 11_900, 800]],
          baggage: '30 kg',
          limit: { day: 4 },
        },
      ],
    },
    sent: { day: -16, at: '16:10' },
    accepted: { day: -15, at: '10:25', how: 'phone', names: [['Begum', 'Morzina']] },
    paid: [{ day: -15, at: '15:55', method: 'bank', taka: 'rest' }],
    ticketed: { day: -15, at: '16:30', pnr: 'SMPSQ2', numbers: ['618-2400620041'] },
  },
  {
    name: 'fare-lapsed',
    who: 43,
    by: 'nusrat',
    day: -14,
    at: '12:55',
    message: 'কাঠমান্ডু ৩ জন, শুধু টিকেট। হোটেল আমরা নিজেরা নিয়েছি।',
    to: ['KTM', 'Kathmandu', 'কাঠমান্ডু'],
    travels: [4, 8],
    passengers: party(3),
    offered: {
      day: -14,
      at: '15:30',
      offers: [
        {
          flights: [
            ['BG', '371', 'DAC', 'KTM', 4, '10:00', 0, '11:15'],
            ['BG', '372', 'KTM', 'DAC', 8, '12:15', 0, '13:55'],
          ],
          prices: [['adult', 3, 15_700, 7_300, 600]],
          baggage: '20 kg',
          limit: { day: -12 },
        },
      ],
    },
    sent: { day: -14, at: '15:35' },
  },
];
