import type { VisaTexts } from '#features/visas/visas.contract.ts';
import type { Language } from '#platform/language.ts';
import { questions } from '../questions.ts';

export const saudiArabiaTexts: Record<Language, VisaTexts> = {
  en: {
    title: 'Saudi Arabia',
    summary:
      'Umrah visa online in two to five working days, with hotel and transport booked first. Tourist and family visits go through the Tasheer centre.',
    kinds: {
      umrah: {
        name: 'Umrah e-visa',
        note: 'Enter within a month of issue, stay up to 90 days within the Umrah season. You may travel anywhere in the country.',
      },
      tourist: {
        name: 'Tourist visa, single entry',
        note: 'Since 2025 single entry only for Bangladesh passports, for 30 days. Fingerprints at Tasheer, Dhaka.',
      },
      'family-visit': {
        name: 'Family visit visa',
        note: 'Your relative with an iqama first gets the invitation number from the Saudi foreign ministry.',
      },
    },
    fees: {
      centreName: 'Ground service or visa centre',
      embassy: 'Saudi visa fee with the compulsory health insurance. Not refundable if refused.',
      centre: 'Umrah: the Saudi operator’s ground service. Other visas: the Tasheer centre, Dhaka.',
      service:
        'Papers checked, booking matched with the visa, file followed up. Refunded if we miss the date through our own fault.',
    },
    details: {
      passport:
        'Valid at least six months on the day you enter, two blank pages. For tourist and family visits it stays at the centre for about a week.',
      vaccination:
        'Meningitis (ACWY), given at least 10 days before you fly and no more than three to five years ago, depending on the vaccine. Required if you perform Umrah, on whichever visa.',
      'bank-statement': 'For the tourist visa. Umrah doesn’t ask for it.',
      noc: 'For tourist and family visits. For Umrah your visiting card is enough.',
    },
    ownPapers: {
      'umrah-contract': {
        name: 'Hotel and transport contract',
        detail:
          'Makkah and Madinah hotels and the transport, registered on the Nusuk Masar platform. We arrange it; no visa application goes in without it.',
      },
      'saudi-invitation': {
        name: 'Invitation from Saudi Arabia',
        detail:
          'The foreign ministry’s number, your relative’s iqama and a paper that shows how you are related.',
      },
    },
    steps: [
      {
        title: 'Choose dates and hotels',
        text: 'These are the steps for Umrah; tourist and family visits go through Tasheer. We show two or three hotels by walking time to the Haram, and the flights that fit.',
        when: 'Week 1',
      },
      {
        title: 'Vaccine and papers',
        text: 'Meningitis vaccine at a government centre, photograph, passport.',
        when: 'Week 1',
      },
      {
        title: 'Contract, then visa',
        text: 'Hotels and transport are registered first. Then we apply for your visa under our Umrah licence.',
        when: 'Week 2',
      },
      {
        title: 'Visa by e-mail',
        text: 'Print it. Download Nusuk and book the Rawdah time in it: slots go fast.',
        when: '2 to 5 working days',
      },
      {
        title: 'Fly within a month',
        text: 'If you don’t enter within 30 days of issue, the Umrah visa lapses.',
        when: 'Before day 30',
      },
    ],
    goodToKnow: [
      'Only agencies licensed by the Ministry of Religious Affairs may send Umrah pilgrims. Ask to see the licence number before you pay anyone; ours is at the foot of every page.',
      'Umrah visas stop a few weeks after Eid ul-Fitr and start again after Hajj. Ramadan is the most expensive time: hotels near the Haram cost three to five times as much in the last ten nights.',
      'Under Saudi rules a woman may go for Umrah without a mahram. Airport officers here sometimes ask who she is travelling with, so we send women in a group with a named leader.',
      'No visit, tourist or Umrah visa allows Hajj. Being in Makkah without a Hajj permit in that season brings a fine of up to 20,000 riyals, deportation and a ten-year ban.',
    ],
    faq: questions({
      'Can I perform Umrah on a tourist or family visit visa?':
        'Yes, outside the Hajj season, with a free permit from the Nusuk app.',
      'I have a US, UK or Schengen visa. Can I get the Saudi e-visa at once?':
        'Often yes: if that visa is valid and has been used once, you may apply for the tourist e-visa online or on arrival. We check your visa against the current rule first.',
      'How long may I stay for Umrah?':
        'Up to 90 days, but no longer than the end of the Umrah season shown on the visa. Most packages are 9 to 14 nights.',
      'Do small children need an Umrah visa?':
        'Yes. Each child needs a passport and a visa of their own. The fee is the same.',
      'Why do I pay for hotels before the visa?':
        'Saudi Arabia ties the visa to registered hotels and transport. We choose bookings whose cancellation terms we show you in writing.',
    }),
    seo: { title: 'Saudi Arabia and Umrah visa for Bangladeshis' },
  },
  bn: {
    title: 'সৌদি আরব',
    summary:
      'হোটেল আর পরিবহন আগে বুক করে অনলাইনে ওমরাহ ভিসা, দুই থেকে পাঁচ কর্মদিবসে। ট্যুরিস্ট ও ফ্যামিলি ভিজিট হয় তাশির সেন্টারের মাধ্যমে।',
    kinds: {
      umrah: {
        name: 'ওমরাহ ই-ভিসা',
        note: 'ইস্যুর এক মাসের মধ্যে ঢুকতে হবে, ওমরাহ মৌসুমে সর্বোচ্চ ৯০ দিন থাকা যায়। সারা দেশ ঘোরা যায়।',
      },
      tourist: {
        name: 'ট্যুরিস্ট ভিসা, সিঙ্গেল এন্ট্রি',
        note: '২০২৫ সাল থেকে বাংলাদেশি পাসপোর্টে শুধু সিঙ্গেল এন্ট্রি, ৩০ দিনের। আঙুলের ছাপ ঢাকার তাশির সেন্টারে।',
      },
      'family-visit': {
        name: 'ফ্যামিলি ভিজিট ভিসা',
        note: 'ইকামাধারী আত্মীয় আগে সৌদি পররাষ্ট্র মন্ত্রণালয় থেকে আমন্ত্রণ নম্বর নেবেন।',
      },
    },
    fees: {
      centreName: 'গ্রাউন্ড সার্ভিস বা ভিসা সেন্টার',
      embassy: 'সৌদি ভিসা ফি, বাধ্যতামূলক স্বাস্থ্যবিমাসহ। ভিসা না হলে ফেরত নেই।',
      centre: 'ওমরাহয় সৌদি অপারেটরের গ্রাউন্ড সার্ভিস; অন্য ভিসায় ঢাকার তাশির সেন্টার।',
      service: 'কাগজ দেখা, বুকিংয়ের সঙ্গে ভিসা মেলানো, ফাইলের খোঁজ। আমাদের ভুলে তারিখ ফসকালে ফেরত।',
    },
    details: {
      passport: 'ঢোকার দিন অন্তত ছয় মাস মেয়াদ, দুটি খালি পাতা। ট্যুরিস্ট ও ফ্যামিলি ভিজিটে পাসপোর্ট সপ্তাহখানেক সেন্টারে থাকে।',
      vaccination:
        'মেনিনজাইটিস (এসিডব্লিউওয়াই) টিকা, যাত্রার অন্তত ১০ দিন আগে; টিকাভেদে তিন থেকে পাঁচ বছরের বেশি পুরোনো নয়। ওমরাহ করলে লাগবেই, ভিসা যেটিই হোক।',
      'bank-statement': 'শুধু ট্যুরিস্ট ভিসায়। ওমরাহয় লাগে না।',
      noc: 'ট্যুরিস্ট ও ফ্যামিলি ভিজিটে। ওমরাহয় ভিজিটিং কার্ড হলেই হয়।',
    },
    ownPapers: {
      'umrah-contract': {
        name: 'হোটেল ও পরিবহনের চুক্তি',
        detail:
          'মক্কা-মদিনার হোটেল আর পরিবহন, নুসুক মাসার প্ল্যাটফর্মে নিবন্ধিত। আমরাই করে দিই; এটি ছাড়া ভিসার আবেদন জমা হয় না।',
      },
      'saudi-invitation': {
        name: 'সৌদি আরব থেকে আমন্ত্রণ',
        detail: 'পররাষ্ট্র মন্ত্রণালয়ের নম্বর, আত্মীয়ের ইকামা আর সম্পর্কের প্রমাণ।',
      },
    },
    steps: [
      {
        title: 'তারিখ ও হোটেল ঠিক করুন',
        text: 'এখানকার ধাপগুলো ওমরাহর; ট্যুরিস্ট ও ফ্যামিলি ভিজিট হয় তাশিরের মাধ্যমে। হারাম শরিফ থেকে হেঁটে কত মিনিট, সেই হিসাবে দু-তিনটি হোটেল আর মানানসই ফ্লাইট দেখাই।',
        when: 'সপ্তাহ ১',
      },
      { title: 'টিকা ও কাগজ', text: 'সরকারি কেন্দ্রে মেনিনজাইটিসের টিকা, ছবি, পাসপোর্ট।', when: 'সপ্তাহ ১' },
      {
        title: 'আগে চুক্তি, পরে ভিসা',
        text: 'প্রথমে হোটেল ও পরিবহন নিবন্ধন। তারপর আমাদের ওমরাহ লাইসেন্সে ভিসার আবেদন জমা দিই।',
        when: 'সপ্তাহ ২',
      },
      {
        title: 'ইমেইলে ভিসা',
        text: 'প্রিন্ট নিন। নুসুক অ্যাপে রিয়াজুল জান্নায় ঢোকার সময় বুক করুন; তাড়াতাড়ি ফুরায়।',
        when: '২ থেকে ৫ কর্মদিবস',
      },
      {
        title: 'এক মাসের মধ্যে রওনা',
        text: 'ইস্যুর ৩০ দিনের মধ্যে না ঢুকলে ওমরাহ ভিসা বাতিল হয়ে যায়।',
        when: '৩০ দিনের আগে',
      },
    ],
    goodToKnow: [
      'ধর্ম মন্ত্রণালয়ের লাইসেন্স ছাড়া কেউ ওমরাহযাত্রী পাঠাতে পারে না। টাকা দেওয়ার আগে লাইসেন্স নম্বর দেখে নিন; আমাদেরটা প্রতি পাতার নিচে লেখা আছে।',
      'ঈদুল ফিতরের কয়েক সপ্তাহ পর ওমরাহ ভিসা বন্ধ হয়, খোলে হজের পরে। খরচ সবচেয়ে বেশি রমজানে; শেষ দশ রাতে হারাম শরিফের কাছের হোটেলের ভাড়া তিন থেকে পাঁচ গুণ হয়ে যায়।',
      'সৌদি নিয়মে মাহরাম ছাড়াও নারীরা ওমরাহয় যেতে পারেন। এখানকার এয়ারপোর্টে কখনো কখনো সঙ্গী নিয়ে প্রশ্ন করে, তাই নারীদের আমরা দলের সঙ্গে পাঠাই, দলনেতার নাম আগেই জানিয়ে দিই।',
      'ভিজিট, ট্যুরিস্ট বা ওমরাহ—কোনো ভিসাতেই হজ করা যায় না। হজের মৌসুমে অনুমতি ছাড়া মক্কায় থাকলে ২০,০০০ রিয়াল পর্যন্ত জরিমানা, ফেরত পাঠানো আর দশ বছরের নিষেধাজ্ঞা।',
    ],
    faq: questions({
      'ট্যুরিস্ট বা ফ্যামিলি ভিজিট ভিসায় ওমরাহ করা যায়?': 'যায়, হজের মৌসুম বাদে। নুসুক অ্যাপ থেকে বিনা খরচে অনুমতি নিতে হয়।',
      'আমেরিকা, যুক্তরাজ্য বা শেনজেন ভিসা থাকলে কি সরাসরি ই-ভিসা?':
        'বেশির ভাগ সময় হ্যাঁ। সেই ভিসা চালু আর একবার ব্যবহার করা থাকলে অনলাইনে বা নামার পর ট্যুরিস্ট ভিসার আবেদন করা যায়। আপনার ভিসা এখনকার নিয়মে পড়ে কি না, আগে দেখে দিই।',
      'ওমরাহয় কত দিন থাকা যায়?':
        'সর্বোচ্চ ৯০ দিন, তবে ভিসায় লেখা মৌসুমের শেষ দিনের বেশি নয়। বেশির ভাগ প্যাকেজ ৯ থেকে ১৪ রাতের।',
      'ছোট শিশুরও কি ওমরাহ ভিসা লাগে?': 'লাগে। প্রত্যেক শিশুর আলাদা পাসপোর্ট ও ভিসা; ফি একই।',
      'ভিসার আগেই হোটেলের টাকা কেন?':
        'সৌদি আরব ভিসাকে নিবন্ধিত হোটেল ও পরিবহনের সঙ্গে বেঁধে দিয়েছে। আমরা এমন বুকিং নিই, যার বাতিলের শর্ত আপনাকে লিখে দেখাতে পারি।',
    }),
    seo: { title: 'সৌদি আরব ও ওমরাহ ভিসা: খরচ, কাগজ, কত দিন' },
  },
};
