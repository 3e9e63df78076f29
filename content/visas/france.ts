import type { VisaEntry } from '../entry.ts';
import { questions } from '../questions.ts';
import { schengenPapers } from './schengen-papers.ts';

const schengen = schengenPapers(['family-visit', 'business']);

export const france: VisaEntry = (calendar) => ({
  slug: 'france',
  cover: 'visa-france',
  facts: {
    country: 'FR',
    region: 'europe',
    kinds: [
      {
        key: 'tourist',
        form: 'sticker',
        purpose: 'tourism',
        entries: 'single',
        stayDays: 90,
        validityDays: 180,
        workingDays: { min: 12, max: 30 },
        fees: {
          embassy: { poisha: 1_290_000, quoted: { minor: 9_000, currency: 'EUR' } },
          centre: { poisha: 390_000 },
          service: { poisha: 500_000 },
        },
      },
      {
        key: 'family-visit',
        form: 'sticker',
        purpose: 'family',
        entries: 'single',
        stayDays: 90,
        validityDays: 180,
        workingDays: { min: 12, max: 30 },
        fees: {
          embassy: { poisha: 1_290_000, quoted: { minor: 9_000, currency: 'EUR' } },
          centre: { poisha: 390_000 },
          service: { poisha: 500_000 },
        },
      },
      {
        key: 'business',
        form: 'sticker',
        purpose: 'business',
        entries: 'multiple',
        stayDays: 90,
        validityDays: 180,
        workingDays: { min: 12, max: 30 },
        fees: {
          embassy: { poisha: 1_290_000, quoted: { minor: 9_000, currency: 'EUR' } },
          centre: { poisha: 390_000 },
          service: { poisha: 550_000 },
        },
      },
    ],
    papers: {
      ...schengen,
      // The town hall's certificate counts as the sheet itself.
      common: schengen.common.map((line) =>
        line.paper === 'invitation-letter' ? { ...line, scan: false, original: true } : line,
      ),
    },
    ownPapers: [],
    preparation: { workingDays: 6, spareDays: 20 },
    closedDays: ['2027-03-29', '2027-05-06', '2027-05-17', '2027-07-14', '2027-11-01', '2027-11-11'],
    handedInAt: 'visa-centre',
    checkedOn: calendar.daysAgo(14),
    source: 'https://france-visas.gouv.fr/en/bangladesh',
  },
  texts: {
    en: {
      title: 'France',
      summary:
        'A Schengen visa (type C) for France and 28 other countries. Form on France-Visas, papers and fingerprints at VFS in Gulshan 2.',
      kinds: {
        tourist: {
          name: 'Schengen tourist visa (C)',
          note: 'Up to 90 days in any 180 in the whole Schengen area. They usually give the days of your plan and a few more.',
        },
        'family-visit': {
          name: 'Schengen visa for a family visit',
          note: 'The host in France gets the attestation d’accueil from the town hall and sends you the original.',
        },
        business: {
          name: 'Schengen business visa',
          note: 'For meetings, fairs and training of a few days, with the French company’s letter.',
        },
      },
      fees: {
        embassy:
          '90 euros, 45 for children aged 6 to 11, nothing under 6. Taken in taka; not refundable if refused.',
        centre: 'VFS Global, Rangs Z Square, Gulshan Avenue. Paid in taka; the amount follows the euro rate.',
        service:
          'Form, appointment, papers in order, plan and letter. Refunded if we miss the date through our own fault.',
      },
      details: {
        passport:
          'Issued within ten years, valid three months past the day you leave Schengen, two blank pages.',
        'bank-statement':
          'France counts 120 euros a day without a hotel booking, 65 with one, 32.50 with a host. Show more than the minimum, with regular income.',
        'travel-insurance':
          'At least 30,000 euros with repatriation, for all Schengen states, for every day of the stay.',
        'invitation-letter':
          'Family visit: the attestation d’accueil, in the original. Business: the company’s signed letter with dates and who pays.',
        'photo-35x45': 'Two, not older than six months, face 70 to 80 per cent of the picture.',
        'hotel-booking':
          'For every night in every Schengen state, except nights with a host. France must be the longest part, or the first if the parts are equal.',
      },
      ownPapers: {},
      steps: [
        {
          title: 'Is it France?',
          text: 'You apply where you sleep most nights. If that is Italy or Spain, we tell you so.',
          when: 'Week 1',
        },
        {
          title: 'Form on France-Visas',
          text: 'Filled in with you, printed with the checklist that the site makes for your case.',
          when: 'Week 1',
        },
        {
          title: 'Appointment at VFS',
          text: 'You request it on VFS’s site and confirm it by paying through the link in its e-mail. You need no broker, and we sell no appointments.',
          when: 'Week 1 to 4',
        },
        {
          title: 'Papers and fingerprints',
          text: 'In person, papers in the order of the list. Fingerprints stay valid for 59 months.',
          when: 'Week 4',
        },
        {
          title: 'The consulate decides',
          text: 'Fifteen calendar days under the visa code, up to 45 if they look closer.',
          when: 'Week 6 to 10',
        },
      ],
      goodToKnow: [
        'The VFS centre for France opened in September 2025 and appointments became easier. From April to July they still go early: begin three months before you fly.',
        'A refusal comes on a form with a ticked reason, mostly “purpose not justified” or “intention to leave not shown”. You may complain to the visa authority in Nantes within 30 days, or apply again with better papers.',
        'France looks closely at bookings cancelled after the visa. If your plan changes, keep proof; the next consulate looks at your earlier journeys.',
        'Since April 2026 the entry-exit system takes fingerprints and a photo at the border instead of a stamp. Allow an hour more on arrival.',
      ],
      faq: questions({
        'Which countries can I visit with a French Schengen visa?':
          'All 29 Schengen states, from Portugal to Poland, Switzerland and Norway too. Not Britain and not Ireland.',
        'When is the earliest I may apply to France?':
          'Six months before the journey, at the latest 15 days before. We advise ten to twelve weeks.',
        'Must I enter through Paris?':
          'No. But France should be the main country of the plan you handed in, and you should really go there.',
        'Can I get a multiple-entry visa at once?':
          'Seldom the first time. After using three Schengen visas correctly within two years, ask for a one-year visa.',
      }),
      seo: { title: 'France Schengen visa for Bangladeshis: VFS, fee, papers' },
    },
    bn: {
      title: 'ফ্রান্স',
      summary:
        'শেনজেন ভিসা (টাইপ সি): ফ্রান্সসহ ২৯টি দেশে চলে। ফর্ম ফ্রান্স-ভিসাস সাইটে, কাগজ ও আঙুলের ছাপ গুলশান ২-এর ভিএফএসে।',
      kinds: {
        tourist: {
          name: 'শেনজেন ট্যুরিস্ট ভিসা (সি)',
          note: 'পুরো শেনজেনে যেকোনো ১৮০ দিনে সর্বোচ্চ ৯০ দিন। সাধারণত পরিকল্পনার দিন আর সামান্য বাড়তি দেয়।',
        },
        'family-visit': {
          name: 'পরিবারের কাছে যাওয়ার শেনজেন ভিসা',
          note: 'ফ্রান্সের আমন্ত্রণকারী টাউন হল থেকে আতেস্তাসিওঁ দাকোই নিয়ে মূল কপি পাঠাবেন।',
        },
        business: {
          name: 'শেনজেন বিজনেস ভিসা',
          note: 'কয়েক দিনের মিটিং, মেলা বা প্রশিক্ষণের জন্য, ফরাসি কোম্পানির চিঠিসহ।',
        },
      },
      fees: {
        embassy: '৯০ ইউরো; ৬ থেকে ১১ বছরের শিশুর ৪৫, ছয়ের নিচে লাগে না। নেওয়া হয় টাকায়; ভিসা না হলে ফেরত নেই।',
        centre: 'ভিএফএস গ্লোবাল, র‍্যাংগস জেড স্কয়ার, গুলশান অ্যাভিনিউ। টাকায়; ইউরোর দরে ওঠানামা করে।',
        service: 'ফর্ম, অ্যাপয়েন্টমেন্ট, কাগজ সাজানো, পরিকল্পনা ও চিঠি। আমাদের ভুলে তারিখ ফসকালে ফেরত।',
      },
      details: {
        passport: 'দশ বছরের মধ্যে ইস্যু করা, শেনজেন ছাড়ার পর আরও তিন মাস মেয়াদ, দুটি খালি পাতা।',
        'bank-statement':
          'ফ্রান্সের হিসাব: হোটেল বুকিং ছাড়া দিনে ১২০ ইউরো, বুকিং থাকলে ৬৫, কারও বাসায় ৩২.৫০। এর চেয়ে বেশি দেখান, নিয়মিত আয়সহ।',
        'travel-insurance': 'অন্তত ৩০,০০০ ইউরো, দেশে ফেরানোর খরচসহ; সব শেনজেন দেশ আর পুরো সময়ের জন্য।',
        'invitation-letter':
          'পরিবারের কাছে গেলে আতেস্তাসিওঁ দাকোইয়ের মূল কপি। ব্যবসায় কোম্পানির সই করা চিঠি: তারিখ আর খরচ কার।',
        'photo-35x45': 'দুটি, ছয় মাসের বেশি পুরোনো নয়, ছবির ৭০ থেকে ৮০ শতাংশ জুড়ে মুখ।',
        'hotel-booking':
          'শেনজেনের প্রতিটি দেশে প্রতি রাতের, আমন্ত্রণকারীর বাসার রাত বাদে। সবচেয়ে বেশি রাত ফ্রান্সে, সমান হলে প্রথমে ফ্রান্স।',
      },
      ownPapers: {},
      steps: [
        {
          title: 'ফ্রান্সেই কি আবেদন?',
          text: 'যে দেশে বেশি রাত, আবেদন সেখানে। ইতালি বা স্পেন হলে সেটাই বলে দিই।',
          when: 'সপ্তাহ ১',
        },
        {
          title: 'ফ্রান্স-ভিসাসে ফর্ম',
          text: 'আপনার সঙ্গে পূরণ; সাইট আপনার জন্য যে তালিকা বানায়, সেটিসহ প্রিন্ট।',
          when: 'সপ্তাহ ১',
        },
        {
          title: 'ভিএফএসে অ্যাপয়েন্টমেন্ট',
          text: 'ভিএফএসের সাইটে অনুরোধ, পরে ইমেইলের লিংকে টাকা দিলে নিশ্চিত। দালাল লাগে না; অ্যাপয়েন্টমেন্ট আমরাও বেচি না।',
          when: 'সপ্তাহ ১ থেকে ৪',
        },
        { title: 'কাগজ ও আঙুলের ছাপ', text: 'নিজে যেতে হয়, কাগজ তালিকার মতো সাজিয়ে। ছাপ ৫৯ মাস চলে।', when: 'সপ্তাহ ৪' },
        {
          title: 'কনস্যুলেটের সিদ্ধান্ত',
          text: 'ভিসা কোডে ১৫ দিন, খুঁটিয়ে দেখলে ৪৫ দিন পর্যন্ত।',
          when: 'সপ্তাহ ৬ থেকে ১০',
        },
      ],
      goodToKnow: [
        '২০২৫ সালের সেপ্টেম্বরে ফ্রান্সের ভিএফএস সেন্টার খোলার পর অ্যাপয়েন্টমেন্ট সহজ হয়েছে। তবু এপ্রিল থেকে জুলাইয়ে আগেই ফুরায়: যাত্রার তিন মাস আগে শুরু করুন।',
        'প্রত্যাখ্যানের কারণ একটি ফর্মে টিক দিয়ে জানায়; বেশির ভাগ সময় “সফরের উদ্দেশ্য প্রমাণিত নয়” বা “ফেরার ইচ্ছা স্পষ্ট নয়”। ৩০ দিনের মধ্যে নঁতের ভিসা কর্তৃপক্ষের কাছে আপত্তি জানানো যায়, অথবা ভালো কাগজে আবার আবেদন।',
        'ভিসার পর বুকিং বাতিল হলো কি না, ফ্রান্স ভালো করেই দেখে। পরিকল্পনা বদলালে প্রমাণ রাখুন; পরের কনস্যুলেট আগের সফরের হিসাব নেয়।',
        '২০২৬ সালের এপ্রিল থেকে সীমান্তে সিলের বদলে এন্ট্রি-এক্সিট সিস্টেমে আঙুলের ছাপ ও ছবি নেয়। নামার পর এক ঘণ্টা বেশি ধরুন।',
      ],
      faq: questions({
        'ফ্রান্সের শেনজেন ভিসায় কোন কোন দেশ ঘোরা যায়?':
          'শেনজেনের ২৯টিই: পর্তুগাল থেকে পোল্যান্ড, সুইজারল্যান্ড ও নরওয়েও। ব্রিটেন আর আয়ারল্যান্ড নয়।',
        'ফ্রান্সে কত আগে আবেদন করা যায়?': 'সফরের ছয় মাস আগে থেকে, অন্তত ১৫ দিন আগে। আমরা বলি দশ থেকে বারো সপ্তাহ।',
        'প্যারিস দিয়েই ঢুকতে হবে?': 'না। তবে জমা দেওয়া পরিকল্পনায় ফ্রান্সই মূল দেশ হতে হবে, আর সত্যিই সেখানে যেতে হবে।',
        'শুরুতেই মাল্টিপল এন্ট্রি পাওয়া যায়?':
          'প্রথমবার কমই। দুই বছরের মধ্যে তিনটি শেনজেন ভিসা ঠিকভাবে ব্যবহার করলে এক বছরেরটা চাওয়া যায়।',
      }),
      seo: { title: 'বাংলাদেশিদের ফ্রান্সের শেনজেন ভিসা: ভিএফএস, ফি, কাগজ' },
    },
  },
});
