import type { VisaEntry } from '../entry.ts';
import { questions } from '../questions.ts';
import { onlyFor, papers } from './paper-lines.ts';

export const oman: VisaEntry = (calendar) => ({
  slug: 'oman',
  cover: 'visa-oman',
  facts: {
    country: 'OM',
    region: 'middle-east',
    kinds: [
      {
        key: 'visit-30',
        form: 'e-visa',
        purpose: 'tourism',
        entries: 'single',
        stayDays: 30,
        validityDays: 30,
        workingDays: { min: 5, max: 20 },
        fees: {
          embassy: { poisha: 640_000, quoted: { minor: 20_000, currency: 'OMR' } },
          centre: { poisha: 0 },
          service: { poisha: 350_000 },
        },
      },
      {
        key: 'family-visit',
        form: 'e-visa',
        purpose: 'family',
        entries: 'single',
        stayDays: 90,
        validityDays: 90,
        workingDays: { min: 5, max: 20 },
        fees: {
          embassy: { poisha: 960_000, quoted: { minor: 30_000, currency: 'OMR' } },
          centre: { poisha: 0 },
          service: { poisha: 350_000 },
        },
      },
    ],
    papers: {
      common: [
        ...papers('passport', 'photo-35x45', 'photo-digital', 'nid', 'cover-letter', 'previous-visas'),
        ...onlyFor(['family-visit'], papers('oman-host')),
        ...onlyFor(['visit-30'], papers('hotel-booking')),
        ...papers('flight-booking', 'travel-insurance'),
      ],
      byProfile: {
        'job-holder': [
          // They show the exempted profession; a family visit is exempted as such.
          ...onlyFor(['visit-30'], papers('attested-certificates')),
          ...papers('noc', 'salary-certificate', 'appointment-letter', 'office-id'),
          ...papers('bank-statement', 'solvency', 'tax-return'),
        ],
        'business-owner': [
          ...papers('trade-licence', 'memorandum', 'company-pad', 'visiting-card', 'company-bank-statement'),
          ...papers('bank-statement', 'solvency', 'tax-return', 'assets'),
        ],
        homemaker: papers('marriage-certificate', 'spouse-papers', 'sponsor-papers'),
        child: papers('birth-certificate', 'parents-passports', 'parents-consent'),
        'government-employee': papers('government-order', 'government-noc', 'office-id'),
        professional: [
          ...onlyFor(['visit-30'], papers('attested-certificates')),
          ...papers('professional-registration', 'chamber-papers', 'visiting-card'),
          ...papers('bank-statement', 'solvency', 'tax-return'),
        ],
      },
    },
    ownPapers: [
      { key: 'attested-certificates', group: 'work', shape: { original: true, photocopies: 2 } },
      { key: 'oman-host', group: 'journey', shape: { photocopies: 1 } },
    ],
    preparation: { workingDays: 4, spareDays: 10 },
    closedDays: ['2027-01-11'],
    handedInAt: 'embassy',
    checkedOn: calendar.daysAgo(33),
    source: 'https://evisa.rop.gov.om/',
  },
  texts: {
    en: {
      title: 'Oman',
      summary:
        'Closed to most Bangladesh passports since October 2023, open to some: families, residents of other Gulf states, high-income visitors, doctors, engineers, nurses, teachers, accountants, investors, officials.',
      kinds: {
        'visit-30': {
          name: 'Visit visa, 30 days',
          note: 'For the exempted groups only. The embassy in Dhaka checks the papers and sends them to the Royal Oman Police.',
        },
        'family-visit': {
          name: 'Family visit visa',
          note: 'For wife, husband and children of a resident of Oman, who is the host in the application.',
        },
      },
      fees: {
        embassy: 'Royal Oman Police, in Omani rials. Not refundable if refused.',
        centre: 'There is no visa centre. Attestation of certificates is paid to the offices that do it.',
        service:
          'Papers checked and brought to the embassy, file followed up. Refunded if the embassy won’t accept the file.',
      },
      details: {
        passport: 'Valid at least six months on the day you enter, two blank pages.',
        'bank-statement':
          'For the high-income group this is what decides. There is no published figure; steady income with tax papers behind it counts.',
        'travel-insurance': 'For the whole stay. Police at the border may ask for it.',
        noc: 'If you apply for the 30-day visit visa by your profession, it must name it as in the certificates: doctor, engineer, nurse, teacher or accountant.',
      },
      ownPapers: {
        'attested-certificates': {
          name: 'Degree and licence, attested',
          detail:
            'If you apply by your profession: attested by the issuing board or university, the Education Ministry and the Foreign Ministry, in this order. Allow two weeks.',
        },
        'oman-host': {
          name: 'Papers of the host in Oman',
          detail: 'Resident card, passport, tenancy contract, and proof of how you are related.',
        },
      },
      steps: [
        {
          title: 'See if you may apply',
          text: 'We go through the exempted groups with you. If you fit none, we say so and take no file.',
          when: 'Day 1',
        },
        {
          title: 'Attestation',
          text: 'If your group needs certificates, they go to the ministries. Before the embassy, this takes longest; if you need none, the next steps come two weeks earlier.',
          when: 'Week 1 to 2',
        },
        {
          title: 'Papers to the embassy',
          text: 'The embassy in Dhaka checks the originals and enters the application.',
          when: 'Week 3',
        },
        {
          title: 'Royal Oman Police decide',
          text: 'One to four weeks, depending on the case. The visa comes as a PDF.',
          when: 'Week 4 to 7',
        },
      ],
      goodToKnow: [
        'On 31 October 2023 Oman stopped all new visas for Bangladeshis. In June 2024 the embassy opened some groups again: family visits, Bangladeshis resident in other Gulf states, doctors, engineers, nurses, teachers, accountants, investors, high-income visitors and officials. Work visas have been talked about since; check before you rely on news.',
        'Students and pensioners who travel alone are in none of the groups. That is why they are missing from our list of applicants.',
        'Offers of an Oman tourist visa in three days for everybody are false. People have paid for visas that did not exist. Check any visa on the police’s own site.',
      ],
      faq: questions({
        'I live in Dubai. Can I visit Oman?':
          'Bangladeshis resident in a Gulf state are in an exempted group. You apply with your residence permit, valid at least three months; mostly you must be in a listed profession too.',
        'What counts as high income?':
          'Oman has published no figure. Files with large steady income, tax returns and earlier travel to Europe, America or Japan have a better chance.',
        'Can the 30 days be extended?':
          'The rule allows one extension for a fee, but don’t count on it. Overstaying costs 10 rials a day.',
        'Can I enter Oman from the UAE by road?':
          'Yes, with an Omani visa in hand and a UAE visa that lets you come back, or a flight home from Muscat.',
      }),
      seo: { title: 'Oman visa for Bangladeshis: who may apply now' },
    },
    bn: {
      title: 'ওমান',
      summary:
        '২০২৩ সালের অক্টোবর থেকে বেশির ভাগ বাংলাদেশির জন্য বন্ধ, কিছু শ্রেণির জন্য খোলা: পরিবার, উপসাগরীয় অন্য দেশের বাসিন্দা, উচ্চ আয়ের পর্যটক, চিকিৎসক, প্রকৌশলী, নার্স, শিক্ষক, হিসাববিদ, বিনিয়োগকারী, সরকারি কর্মকর্তা।',
      kinds: {
        'visit-30': {
          name: 'ভিজিট ভিসা, ৩০ দিন',
          note: 'শুধু ছাড় পাওয়া শ্রেণির জন্য। ঢাকার দূতাবাস কাগজ দেখে রয়্যাল ওমান পুলিশের কাছে পাঠায়।',
        },
        'family-visit': {
          name: 'ফ্যামিলি ভিজিট ভিসা',
          note: 'ওমানের বাসিন্দার স্ত্রী, স্বামী ও সন্তানের জন্য; আবেদনে আমন্ত্রণকারী হন সেই বাসিন্দাই।',
        },
      },
      fees: {
        embassy: 'রয়্যাল ওমান পুলিশের ফি, ওমানি রিয়ালে। ভিসা না হলে ফেরত নেই।',
        centre: 'ভিসা সেন্টার নেই। সনদ সত্যায়নের খরচ সংশ্লিষ্ট অফিসেই দিতে হয়।',
        service: 'কাগজ দেখা, দূতাবাসে জমা, ফাইলের খোঁজ। দূতাবাস ফাইল না নিলে ফেরত।',
      },
      details: {
        passport: 'ঢোকার দিন অন্তত ছয় মাস মেয়াদ, দুটি খালি পাতা।',
        'bank-statement':
          'উচ্চ আয়ের শ্রেণিতে এটিই আসল। নির্দিষ্ট অঙ্ক প্রকাশ করা নেই; আয়করের কাগজসহ নিয়মিত আয় দেখা হয়।',
        'travel-insurance': 'থাকার পুরো সময়ের জন্য। সীমান্তে পুলিশ দেখতে চাইতে পারে।',
        noc: 'পেশার ভিত্তিতে ৩০ দিনের ভিজিট ভিসা চাইলে সনদে যে পেশা, চিঠিতেও তা-ই লেখা থাকতে হবে: চিকিৎসক, প্রকৌশলী, নার্স, শিক্ষক বা হিসাববিদ।',
      },
      ownPapers: {
        'attested-certificates': {
          name: 'সত্যায়িত ডিগ্রি ও পেশার সনদ',
          detail:
            'পেশার ভিত্তিতে আবেদন করলে। সত্যায়ন বোর্ড বা বিশ্ববিদ্যালয়, শিক্ষা মন্ত্রণালয়, তারপর পররাষ্ট্র মন্ত্রণালয়ে—এই ক্রমে। দুই সপ্তাহ হাতে রাখুন।',
        },
        'oman-host': {
          name: 'ওমানের আত্মীয়ের কাগজ',
          detail: 'রেসিডেন্ট কার্ড, পাসপোর্ট, বাসা ভাড়ার চুক্তি আর সম্পর্কের প্রমাণ।',
        },
      },
      steps: [
        {
          title: 'আবেদন করা যাবে কি না দেখুন',
          text: 'ছাড় পাওয়া শ্রেণিগুলো আপনার সঙ্গে মিলিয়ে দেখি। কোনোটিতে না পড়লে সোজা বলে দিই, ফাইল নিই না।',
          when: 'দিন ১',
        },
        {
          title: 'সত্যায়ন',
          text: 'আপনার শ্রেণিতে সনদ লাগলে তা যায় মন্ত্রণালয়ে। দূতাবাসে জমার আগে সবচেয়ে বেশি সময় লাগে এখানেই; সনদ না লাগলে পরের ধাপগুলো দুই সপ্তাহ আগেই হয়।',
          when: 'সপ্তাহ ১ থেকে ২',
        },
        { title: 'দূতাবাসে জমা', text: 'ঢাকার দূতাবাস মূল কপি দেখে আবেদন সিস্টেমে দেয়।', when: 'সপ্তাহ ৩' },
        {
          title: 'রয়্যাল ওমান পুলিশের সিদ্ধান্ত',
          text: 'ফাইলভেদে এক থেকে চার সপ্তাহ। ভিসা আসে পিডিএফে।',
          when: 'সপ্তাহ ৪ থেকে ৭',
        },
      ],
      goodToKnow: [
        '২০২৩ সালের ৩১ অক্টোবর ওমান বাংলাদেশিদের সব নতুন ভিসা বন্ধ করে। ২০২৪ সালের জুনে দূতাবাস কয়েকটি শ্রেণি খুলে দেয়: ফ্যামিলি ভিজিট, উপসাগরীয় অন্য দেশে থাকা বাংলাদেশি, চিকিৎসক, প্রকৌশলী, নার্স, শিক্ষক, হিসাববিদ, বিনিয়োগকারী, উচ্চ আয়ের পর্যটক ও সরকারি কর্মকর্তা। কাজের ভিসা নিয়ে এর পরও কথা চলছে; খবরে ভরসা করার আগে জেনে নিন।',
        'একা যেতে চাওয়া শিক্ষার্থী ও অবসরপ্রাপ্তরা কোনো শ্রেণিতেই পড়েন না। তাই আমাদের কাগজের তালিকায় তাঁদের জন্য আলাদা ভাগ নেই।',
        '“তিন দিনে সবার জন্য ওমানের ট্যুরিস্ট ভিসা”—কথাটা সত্য নয়। অস্তিত্ব নেই এমন ভিসার জন্যও মানুষ টাকা দিয়েছেন। যেকোনো ভিসা পুলিশের নিজের সাইটে মিলিয়ে নিন।',
      ],
      faq: questions({
        'আমি দুবাইয়ে থাকি, ওমান ঘুরতে পারব?':
          'উপসাগরীয় দেশে থাকা বাংলাদেশিরা ছাড়ের শ্রেণিতে আছেন। অন্তত তিন মাস মেয়াদের রেসিডেন্স পারমিট নিয়ে আবেদন করবেন; বেশির ভাগ ক্ষেত্রে তালিকার পেশাও হতে হয়।',
        'উচ্চ আয় বলতে কত?':
          'ওমান কোনো অঙ্ক জানায়নি। বড় ও নিয়মিত আয়, আয়কর রিটার্ন আর আগে ইউরোপ, আমেরিকা বা জাপান ঘোরার রেকর্ড থাকলে সম্ভাবনা ভালো।',
        '৩০ দিনের ভিসা বাড়ানো যায়?':
          'নিয়মে ফি দিয়ে একবার বাড়ানোর সুযোগ আছে, তবে ভরসা করবেন না। বেশি থাকলে দিনে ১০ রিয়াল জরিমানা।',
        'আমিরাত থেকে সড়কপথে ওমান ঢোকা যায়?':
          'যায়, হাতে ওমানের ভিসা থাকলে। ফেরার জন্য আমিরাতের ভিসা বা মাসকাট থেকে দেশে ফেরার ফ্লাইট লাগবে।',
      }),
      seo: { title: 'বাংলাদেশিদের ওমান ভিসা: এখন কারা আবেদন করতে পারেন' },
    },
  },
});
