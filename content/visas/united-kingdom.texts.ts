import type { VisaTexts } from '#features/visas/visas.contract.ts';
import type { Language } from '#platform/language.ts';
import { questions } from '../questions.ts';

export const unitedKingdomTexts: Record<Language, VisaTexts> = {
  en: {
    title: 'United Kingdom',
    summary:
      'Form and fee on gov.uk, fingerprints at VFS in Dhaka, Chattogram or Sylhet. About three weeks, and the officer decides from the papers.',
    kinds: {
      visitor: {
        name: 'Standard Visitor, six months',
        note: 'As many entries as you like within six months. You choose the first day, up to three months ahead.',
      },
      'visitor-2-years': {
        name: 'Standard Visitor, two years',
        note: 'Each stay up to six months. If they give only six months, the difference in the fee isn’t refunded.',
      },
      'family-visit': {
        name: 'Visit to family',
        note: 'The same visa; the file shows the host, the relationship and who pays.',
      },
    },
    fees: {
      embassy:
        'UK Visas and Immigration: 135 pounds for six months and 506 for two years since April 2026, paid online at the Home Office’s rate. Not refundable if refused.',
      centre:
        'A basic VFS appointment is free when there is one. Early hours, scanning help and courier cost extra.',
      service:
        'Form filled in with you, papers arranged and uploaded, letter edited. Refunded if we miss the date through our own fault.',
    },
    details: {
      passport:
        'Valid for the whole stay, one blank page. You may keep it during the decision if you pay for that service.',
      'bank-statement':
        'No official sum. The officer sets the cost of the journey against your monthly income: someone who earns ৳60,000 a month and plans to spend ৳5,00,000 must show where the rest comes from.',
      'invitation-letter':
        'If somebody there invites you: address, work, immigration status, who sleeps where, who pays.',
      'hotel-booking':
        'For every night that you don’t stay with a host. Names as in the passport, dates as in your plan.',
      assets: 'Rent, land and savings that bring income. A valuation by an engineer alone adds little.',
      'utility-bill': 'If you don’t live at the address in your passport.',
    },
    ownPapers: {
      'uk-host': {
        name: 'Host’s papers from Britain (if you have a host)',
        detail:
          'Passport or share code, council tax or tenancy, six months of statements and pay slips if they pay. For family, proof of how you are related.',
      },
      'refusal-letters': {
        name: 'Earlier refusals, every country (if any)',
        detail:
          'Copies of all of them. A refusal you hide is worse than a refusal: it can bring a ban of ten years.',
      },
    },
    steps: [
      {
        title: 'Look at the whole picture',
        text: 'Income, savings, family, journey. If it doesn’t add up, we say what is missing and how long it takes.',
        when: 'Week 1',
      },
      {
        title: 'Form on gov.uk',
        text: 'Some 90 questions. You sit beside us or share the screen; you alone press “submit”.',
        when: 'Week 1 to 2',
      },
      {
        title: 'Fee, then VFS',
        text: 'Papers are uploaded before the appointment. VFS takes your photograph and fingerprints.',
        when: 'Week 2',
      },
      {
        title: 'Decision',
        text: 'Three weeks for most, more from June to August. No interview as a rule.',
        when: 'Week 3 to 8',
      },
      {
        title: 'Result by e-mail',
        text: 'Link the eVisa in your UKVI account to the passport you travel with, and check it with the airline.',
        when: 'Week 5 to 8',
      },
    ],
    goodToKnow: [
      'Most refusals from Bangladesh name paragraph V 4.2: the officer doubts that you will leave, or that the money is yours. Deposits without a source and salaries paid in cash are the usual trigger.',
      'There is no appeal against a visit refusal. You may apply again at any time, with a new fee; do so only when something has changed.',
      'In 2026 the UK is moving from stickers to eVisas. During the change some visitors still get a sticker in the passport: follow the decision letter.',
      'Priority service (about 500 pounds more, decision in five working days) is sold on some days only, and doesn’t make a weak file stronger.',
    ],
    faq: questions({
      'How much balance do I need for the UK?':
        'There is no figure in the rules. For two weeks in London we advise about ৳5,00,000 if you stay with a host and ৳8,00,000 with a hotel, always with a regular income.',
      'Do I need a TB test?': 'Not for visits up to six months. It is for stays longer than that.',
      'Can my parents go for my graduation?':
        'Yes. Add your student visa, the university’s letter with the date, and your address.',
      'Does a UK visa let me into Ireland?': 'Not for Bangladesh passports. Ireland needs a separate visa.',
      'May I work from my laptop while visiting?':
        'Answering e-mails from your job at home is allowed if it isn’t the reason for the visit. Work for a British employer is not.',
    }),
    seo: { title: 'UK visitor visa for Bangladeshis: fee, VFS, what officers read' },
  },
  bn: {
    title: 'যুক্তরাজ্য',
    summary:
      'ফর্ম ও ফি gov.uk সাইটে, আঙুলের ছাপ ঢাকা, চট্টগ্রাম বা সিলেটের ভিএফএসে। সপ্তাহ তিনেক লাগে; অফিসার কাগজ দেখেই সিদ্ধান্ত নেন।',
    kinds: {
      visitor: {
        name: 'স্ট্যান্ডার্ড ভিজিটর, ছয় মাস',
        note: 'ছয় মাসের মধ্যে যতবার খুশি। শুরুর তারিখ নিজেই বেছে নেওয়া যায়, সর্বোচ্চ তিন মাস পরের।',
      },
      'visitor-2-years': {
        name: 'স্ট্যান্ডার্ড ভিজিটর, দুই বছর',
        note: 'প্রতিবার সর্বোচ্চ ছয় মাস। দুই বছরের ফি দিয়ে ছয় মাস পেলেও বাকি টাকা ফেরত নেই।',
      },
      'family-visit': {
        name: 'পরিবারের কাছে বেড়ানো',
        note: 'ভিসা একই; ফাইলে দেখাতে হয় আমন্ত্রণকারী কে, সম্পর্ক কী আর খরচ কার।',
      },
    },
    fees: {
      embassy:
        'ইউকে ভিসাস অ্যান্ড ইমিগ্রেশন: ২০২৬ সালের এপ্রিল থেকে ছয় মাসের ভিসায় ১৩৫ পাউন্ড, দুই বছরের ভিসায় ৫০৬; অনলাইনে তাদের বিনিময় হারে। ভিসা না হলে ফেরত নেই।',
      centre: 'ভিএফএসের সাধারণ অ্যাপয়েন্টমেন্ট খালি থাকলে ফ্রি। বিশেষ সময়, স্ক্যান বা কুরিয়ারে বাড়তি লাগে।',
      service: 'আপনাকে সঙ্গে নিয়ে ফর্ম পূরণ, কাগজ সাজানো ও আপলোড, চিঠি দেখে দেওয়া। আমাদের ভুলে তারিখ ফসকালে ফেরত।',
    },
    details: {
      passport: 'সফরের শেষ দিন পর্যন্ত মেয়াদ, একটি খালি পাতা। আলাদা ফি দিলে সিদ্ধান্ত হওয়া পর্যন্ত পাসপোর্ট নিজের কাছে রাখা যায়।',
      'bank-statement':
        'নির্দিষ্ট অঙ্ক নেই। অফিসার মাসিক আয়ের সঙ্গে সফরের খরচ মিলিয়ে দেখেন: মাসে আয় ৳৬০,০০০, খরচ ৳৫,০০,০০০ হলে বাকিটা কোথা থেকে আসবে, দেখাতে হবে।',
      'invitation-letter': 'সেখানকার কেউ আমন্ত্রণ করলে: ঠিকানা, কাজ, ইমিগ্রেশন স্ট্যাটাস, কোথায় থাকবেন, খরচ কার।',
      'hotel-booking': 'আমন্ত্রণকারীর বাসার রাত বাদে প্রতি রাতের। নাম পাসপোর্টের মতো, তারিখ পরিকল্পনার সঙ্গে মেলানো।',
      assets: 'বাড়িভাড়া, জমি বা সঞ্চয়, যা থেকে আয় আসে। শুধু প্রকৌশলীর মূল্যায়নপত্রে তেমন লাভ নেই।',
      'utility-bill': 'পাসপোর্টের ঠিকানায় না থাকলে।',
    },
    ownPapers: {
      'uk-host': {
        name: 'যুক্তরাজ্যের আমন্ত্রণকারীর কাগজ (কেউ থাকলে)',
        detail:
          'পাসপোর্ট বা শেয়ার কোড, কাউন্সিল ট্যাক্স বা বাসা ভাড়ার চুক্তি; খরচ দিলে ছয় মাসের স্টেটমেন্ট ও পে-স্লিপ। আত্মীয় হলে সম্পর্কের প্রমাণ।',
      },
      'refusal-letters': {
        name: 'আগের সব প্রত্যাখ্যান (থাকলে), যে দেশেরই হোক',
        detail: 'সবগুলোর কপি। প্রত্যাখ্যানের চেয়ে খারাপ হলো তা লুকানো: দশ বছরের নিষেধাজ্ঞা হতে পারে।',
      },
    },
    steps: [
      {
        title: 'সব মিলিয়ে দেখা',
        text: 'আয়, সঞ্চয়, পরিবার, সফর। না মিললে বলি কী বাকি, ঠিক হতে কত দিন লাগবে।',
        when: 'সপ্তাহ ১',
      },
      {
        title: 'gov.uk-তে ফর্ম',
        text: 'নব্বইটার মতো প্রশ্ন। পাশে বসে বা স্ক্রিন শেয়ারে; “সাবমিট” চাপেন আপনি নিজে।',
        when: 'সপ্তাহ ১ থেকে ২',
      },
      {
        title: 'ফি, তারপর ভিএফএস',
        text: 'অ্যাপয়েন্টমেন্টের আগেই কাগজ আপলোড। সেখানে ছবি আর দশ আঙুলের ছাপ।',
        when: 'সপ্তাহ ২',
      },
      {
        title: 'সিদ্ধান্ত',
        text: 'বেশির ভাগের তিন সপ্তাহ; জুন থেকে আগস্টে বেশি। সাধারণত সাক্ষাৎকার নেই।',
        when: 'সপ্তাহ ৩ থেকে ৮',
      },
      {
        title: 'ইমেইলে ফলাফল',
        text: 'ইউকেভিআই অ্যাকাউন্টে ই-ভিসার সঙ্গে পাসপোর্ট যুক্ত করুন, এয়ারলাইনের সঙ্গে মিলিয়ে নিন।',
        when: 'সপ্তাহ ৫ থেকে ৮',
      },
    ],
    goodToKnow: [
      'বাংলাদেশ থেকে বেশির ভাগ প্রত্যাখ্যানে লেখা থাকে ভি ৪.২ ধারা: ফিরবেন কি না, বা টাকাটা আপনার কি না, সে সন্দেহ। উৎস ছাড়া জমা আর নগদে নেওয়া বেতন থেকেই এটা শুরু হয়।',
      'ভিজিট ভিসার প্রত্যাখ্যানে আপিল নেই। নতুন ফি দিয়ে যেকোনো সময় আবার আবেদন করা যায়; তবে কিছু একটা বদলালে তবেই করুন।',
      '২০২৬ সালে যুক্তরাজ্য স্টিকার ছেড়ে ই-ভিসায় যাচ্ছে। বদলের এই সময়ে কেউ কেউ পাসপোর্টে স্টিকারও পান: সিদ্ধান্তের চিঠি যা বলে, তা-ই মানুন।',
      'প্রায়োরিটি সেবা (প্রায় ৫০০ পাউন্ড বাড়তি, পাঁচ কর্মদিবসে সিদ্ধান্ত) সব দিন মেলে না; দুর্বল ফাইলও এতে শক্ত হয় না।',
    ],
    faq: questions({
      'যুক্তরাজ্যের জন্য ব্যাংকে কত টাকা লাগে?':
        'নিয়মে কোনো অঙ্ক নেই। দুই সপ্তাহের লন্ডন সফরে আমরা বলি আমন্ত্রণকারীর বাসায় থাকলে ৳৫,০০,০০০, হোটেলে থাকলে ৳৮,০০,০০০-এর মতো রাখুন; সঙ্গে নিয়মিত আয় থাকতেই হবে।',
      'যক্ষ্মা পরীক্ষা লাগবে?': 'ছয় মাস পর্যন্ত বেড়াতে লাগে না। তার বেশি থাকলে লাগে।',
      'আমার সমাবর্তনে মা-বাবা যেতে পারবেন?': 'পারবেন। আপনার স্টুডেন্ট ভিসা, তারিখসহ বিশ্ববিদ্যালয়ের চিঠি আর ঠিকানা যোগ করুন।',
      'ইউকে ভিসায় আয়ারল্যান্ড যাওয়া যায়?': 'বাংলাদেশি পাসপোর্টে না। আয়ারল্যান্ডের আলাদা ভিসা লাগে।',
      'বেড়াতে গিয়ে ল্যাপটপে কাজ করা যায়?':
        'দেশের চাকরির ইমেইলের জবাব দেওয়া যায়, যদি সেটাই যাওয়ার কারণ না হয়। ব্রিটিশ প্রতিষ্ঠানের কাজ করা যায় না।',
    }),
    seo: { title: 'বাংলাদেশিদের ইউকে ভিজিট ভিসা: ফি, ভিএফএস, কাগজ' },
  },
};
