import type { SiteSettings } from './site-settings.contract.ts';

const both = (en: string, bn: string) => ({ en, bn });

/** Valid example settings for the API description. */
export const exampleSettings: SiteSettings = {
  agency: {
    name: both('Meghna Travels', 'মেঘনা ট্রাভেলস'),
    wordmark: both('Meghna', 'মেঘনা'),
    wordmarkLine: both('Travels', 'ট্রাভেলস'),
    tagline: both('Journeys that begin in Dhaka', 'ঢাকা থেকে শুরু যত ভ্রমণ'),
    description: both('Visas, tours and air tickets.', 'ভিসা, ট্যুর ও এয়ার টিকেট।'),
    phone: '+8801700000000',
    whatsapp: '+8801700000000',
    email: 'hello@meghna.example',
  },
  office: {
    street: both('House 1, Road 2', 'বাড়ি ১, রোড ২'),
    area: both('Banani', 'বনানী'),
    city: both('Dhaka', 'ঢাকা'),
    postcode: '1213',
    lat: 23.7937,
    lng: 90.4066,
    mapUrl: 'https://maps.example/meghna',
    hours: [{ days: [6, 0, 1, 2, 3, 4], opens: '10:00', closes: '19:00' }],
    hoursLine: both('Sat to Thu, 10 am to 7 pm', 'শনি–বৃহস্পতি, সকাল ১০টা–সন্ধ্যা ৭টা'),
  },
  licences: { travelAgency: 'SAMPLE-0000', atab: 'SAMPLE-0000', iata: '', hajj: '', umrah: '' },
  papers: { registeredUntil: '2028-06-30', bin: '000123456-0000', vat: 0 },
  sales: {
    depositPercent: 50,
    restDaysBefore: 15,
    quoteDays: 7,
    approvalFrom: 50_000_00,
    writeOffUpTo: 50_00,
    refundDays: 10,
    ladder: [{ daysBefore: 15, keepPercent: 25 }],
    vat: { mode: 'inclusive', own: 0, official: 0, supplier: 0, fee: 0 },
  },
  booking: {
    holdMinutes: 15,
    laterDays: 1,
    offerHours: 24,
    travellersUntilDays: 3,
    travellersRemindDays: 4,
    passportsKeptDays: 30,
  },
  visaCases: { filesKeptDays: 90, sooner: {}, keep: { collecting: 0, checking: 50, submitted: 100 } },
  receivingAccounts: {
    wallets: [{ provider: 'bkash', number: '01700000000', kind: 'merchant' }],
    banks: [
      {
        bank: both('Sample Bank', 'নমুনা ব্যাংক'),
        branch: 'Banani',
        holder: 'Meghna Travels',
        number: '0000000000000',
        routing: '000000000',
      },
    ],
  },
  social: {
    facebook: 'https://facebook.example/meghna',
    instagram: 'https://instagram.example/meghna',
    youtube: 'https://youtube.example/meghna',
    linkedin: 'https://linkedin.example/meghna',
  },
  home: {
    hero: {
      wide: '6f0c3f0e-2f57-4b39-9c1b-0a4f1f7f2b11',
      tall: '0d1c7a52-7f0b-4d2e-8c67-3c1f6f1f7b20',
    },
    domestic: ['sajek-valley'],
    international: ['bangkok-pattaya'],
    visas: ['thailand'],
  },
  routes: [],
  holidays: [{ date: '2027-02-21', names: both('Language Martyrs’ Day', 'শহীদ দিবস') }],
  notices: [
    {
      texts: both('The office is closed on 16 December.', '১৬ ডিসেম্বর অফিস বন্ধ থাকবে।'),
      link: '/contact',
      from: '2026-12-10',
      until: '2026-12-16',
    },
  ],
  faresCheckedOn: '2026-11-15',
  about: {
    story: both('We began in 2009.', 'শুরু ২০০৯ সালে।'),
    mission: both('Plain advice.', 'সোজা পরামর্শ।'),
    why: [],
  },
  legal: { privacy: [], terms: [], cookies: [], updatedOn: '2026-11-15' },
};
