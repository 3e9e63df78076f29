import { sampleAgency } from '#features/site-settings/sample-agency.data.ts';
import type { SiteSettings } from '#features/site-settings/site-settings.contract.ts';

export const agency: SiteSettings['agency'] = {
  name: sampleAgency.name,
  wordmark: sampleAgency.wordmark,
  wordmarkLine: { en: 'Travels, Dhaka', bn: 'ট্রাভেলস, ঢাকা' },
  tagline: {
    en: 'Your trusted partner for innovative solutions and exceptional service.',
    bn: 'নতুন ভাবনা আর আন্তরিক সেবায় আপনার বিশ্বস্ত সঙ্গী।',
  },
  description: {
    en: 'Visas, air tickets and tours from one office in Dhaka. Every cost is shown before you pay, every paper is checked before it is submitted, and one phone call tells you where your file stands.',
    bn: 'ভিসা, এয়ার টিকেট আর ট্যুর, ঢাকার এক অফিসেই। খরচের হিসাব আগেই জানুন, জমার আগে প্রতিটি কাগজ আমরা মিলিয়ে দিই, আর ফোনে রেফারেন্স বললেই আপনার কাজের খবর পাবেন।',
  },
  phone: sampleAgency.phone,
  whatsapp: sampleAgency.phone,
  email: sampleAgency.email,
};

export const office: SiteSettings['office'] = {
  street: sampleAgency.street,
  area: { en: 'Gulshan 1', bn: 'গুলশান ১' },
  city: { en: 'Dhaka', bn: 'ঢাকা' },
  postcode: '1212',
  lat: 23.7805,
  lng: 90.4167,
  mapUrl: 'https://www.openstreetmap.org/?mlat=23.7805&mlon=90.4167#map=17/23.7805/90.4167',
  hours: [{ days: [6, 0, 1, 2, 3, 4], opens: '10:00', closes: '19:00' }],
  hoursLine: { en: 'Sat to Thu, 10 am to 7 pm', bn: 'শনি থেকে বৃহস্পতিবার, সকাল ১০টা থেকে সন্ধ্যা ৭টা' },
};

/** Numbers of certificates that the demo agency doesn't have: nobody may take them for real ones. */
export const licences: SiteSettings['licences'] = {
  travelAgency: `${sampleAgency.certificate}-0000`,
  atab: `${sampleAgency.certificate}-0000`,
  iata: `${sampleAgency.certificate}-0000`,
  hajj: `${sampleAgency.certificate}-0000`,
  umrah: `${sampleAgency.certificate}-0000`,
};

/** No VAT number, for the same reason. */
export const papers: SiteSettings['papers'] = { registeredUntil: '', bin: '', vat: 0 };

/** Samples, too: merchant numbers, because the wallets' apps refuse a payment to one that is no merchant. */
export const receivingAccounts: SiteSettings['receivingAccounts'] = {
  wallets: [
    { provider: 'bkash', number: '01700000000', kind: 'merchant' },
    { provider: 'nagad', number: '01700000000', kind: 'merchant' },
  ],
  banks: [
    {
      bank: { en: 'Sample Bank', bn: 'নমুনা ব্যাংক' },
      branch: 'Gulshan',
      holder: sampleAgency.name.en,
      number: '0000000000000',
      routing: '000000000',
    },
  ],
};

export const social: SiteSettings['social'] = {
  facebook: 'https://facebook.com/shofor.example',
  instagram: 'https://instagram.com/shofor.example',
  youtube: 'https://youtube.com/@shofor.example',
  linkedin: 'https://linkedin.com/company/shofor.example',
};

export const home: Omit<SiteSettings['home'], 'hero'> = {
  domestic: ['coxs-bazar', 'sundarbans', 'sajek-valley', 'sylhet-jaflong-ratargul'],
  international: ['bangkok-pattaya', 'maldives', 'istanbul-cappadocia', 'kathmandu-pokhara', 'dubai', 'bali'],
  visas: [
    'thailand',
    'malaysia',
    'singapore',
    'united-arab-emirates',
    'turkiye',
    'japan',
    'nepal',
    'maldives',
  ],
};
