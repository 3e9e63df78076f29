import type { VisaTexts } from '#features/visas/visas.contract.ts';
import type { Language } from '#platform/language.ts';
import { questions } from '../questions.ts';

export const indiaTexts: Record<Language, VisaTexts> = {
  en: {
    title: 'India',
    summary:
      'A sticker visa through the Indian Visa Application Centre (IVAC). Since August 2024 mostly medical and urgent cases are taken; ask before you plan a holiday.',
    kinds: {
      tourist: {
        name: 'Tourist visa',
        note: 'Restricted since August 2024. IVAC opens and closes appointments without much notice, and the officer decides the entries and days. Book nothing before the visa.',
      },
      medical: {
        name: 'Medical visa',
        note: 'For one patient and usually one or two attendants of the same family. This is the kind most often given at present.',
      },
      business: {
        name: 'Business visa',
        note: 'With an invitation from a registered Indian company. Appointments are few.',
      },
      'double-entry': {
        name: 'Double-entry visa',
        note: 'For people with an appointment at an embassy in Delhi that has no visa office in Dhaka.',
      },
    },
    fees: {
      embassy: 'India takes no visa fee from Bangladeshi citizens.',
      centre: 'IVAC processing fee, paid online before the appointment. Not refundable if refused.',
      service:
        'Form filled in, papers put in IVAC’s order, appointment looked for. Refunded if we find no appointment.',
    },
    details: {
      'photo-2x2':
        '2 × 2 inch, white background, taken within three months. The same picture is uploaded with the form.',
      'dollar-endorsement':
        'At least USD 150 a person, or an international card endorsed in the passport, or the bank statement of the last six months.',
      'bank-statement':
        'If nothing is endorsed, and for the medical visa in any case. Personal account, bank seal and signature on each page.',
      nid: 'NID, or the 17-digit birth certificate if you have no NID. The number you type in the form must be on it.',
      'invitation-letter':
        'Business visa only: from the Indian company, with its GST or incorporation paper.',
      'application-form':
        'Filled in online, printed and signed in two places. It is valid for only a few days, so we print it last.',
    },
    ownPapers: {
      'hospital-papers': {
        name: 'Hospital papers',
        detail:
          'Reports and prescription of your doctor in Bangladesh, the Indian hospital’s appointment letter with file number, and proof of the attendants’ relationship to the patient.',
      },
      'third-country-appointment': {
        name: 'Appointment at the embassy in Delhi',
        detail:
          'The e-mail or print with date, name and passport number, and the papers of that country’s visa.',
      },
    },
    steps: [
      {
        title: 'Ask what is open this week',
        text: 'We look at IVAC’s notice and tell you which kinds are being taken and at which centre. If yours is closed, we stop here and you pay nothing.',
        when: 'Day 1',
      },
      {
        title: 'Form and fee',
        text: 'We fill in the online form with you, check every spelling against the passport and pay the IVAC fee.',
        when: 'Day 2',
      },
      {
        title: 'Wait for an appointment',
        text: 'Dates open in small numbers. Medical cases with hospital papers come first.',
        when: 'Day 3 to 14',
      },
      {
        title: 'Hand in and give fingerprints',
        text: 'You go to IVAC yourself, in Dhaka at Jamuna Future Park, with the papers in the order of our list.',
        when: 'On the appointment day',
      },
      {
        title: 'Collect the passport',
        text: 'IVAC sends a message. Check the name, the dates and the port of entry before you leave the counter.',
        when: '3 to 21 working days later',
      },
    ],
    goodToKnow: [
      'Tourist visas were stopped in August 2024 and have come back only in part. What is open can change within a week, so take the days on this page as an estimate, not a promise.',
      'Bangladesh passports can’t use India’s e-visa. A site that offers an Indian e-visa for a Bangladesh passport is cheating you.',
      'The visa names the ports you may use, such as Benapole–Haridaspur, Darshana–Gede, Burimari–Changrabandha or “by air”. Choose with care: a change means a new application.',
      'The most common reason for a returned file is a difference in spelling between the passport, NID and form. The second is a utility bill of another address.',
      'India now asks foreign visitors to fill in an e-Arrival card online in the three days before they land. It is free.',
    ],
    faq: questions({
      'Can I get a tourist visa now?':
        'Perhaps. It depends on the week and the centre. Call us and we’ll tell you what IVAC’s notice says that day. If nothing is open, we say so and suggest Nepal, Bhutan or Sri Lanka instead.',
      'How many attendants may go with a patient?':
        'Usually one or two, from the close family, each with their own file and proof of relationship.',
      'Do I have to go to IVAC myself?':
        'Yes. Fingerprints and photo are taken there. IVAC has its own rules for children and very ill patients.',
      'Is a bank statement needed if I endorse dollars?':
        'According to IVAC’s list, either is enough. For medical visas bring both: the officer checks whether you can pay for the treatment.',
      'Can I go to Nepal or Bhutan by road on this visa?':
        'You need a transit visa that names both land ports, or a visa whose ports allow it. Transit visas are limited in the same way.',
    }),
    seo: { title: 'India visa for Bangladeshis: what is open, papers, IVAC fee' },
  },
  bn: {
    title: 'ভারত',
    summary:
      'ভারতীয় ভিসা সেন্টার (আইভ্যাক) হয়ে স্টিকার ভিসা। ২০২৪ সালের আগস্টের পর মূলত চিকিৎসা ও জরুরি আবেদনই নেওয়া হচ্ছে; বেড়ানোর পরিকল্পনার আগে জেনে নিন।',
    kinds: {
      tourist: {
        name: 'ট্যুরিস্ট ভিসা',
        note: '২০২৪ সালের আগস্ট থেকে সীমিত। আইভ্যাক কখন অ্যাপয়েন্টমেন্ট খোলে বা বন্ধ করে, আগে থেকে বলা যায় না। কতবার ও কত দিন, তা ঠিক করেন ভিসা অফিসার। ভিসার আগে কিছু বুক করবেন না।',
      },
      medical: {
        name: 'মেডিকেল ভিসা',
        note: 'রোগী একজন, সঙ্গে সাধারণত পরিবারের এক বা দুজন অ্যাটেনডেন্ট। এখন এই ভিসাই সবচেয়ে বেশি দেওয়া হচ্ছে।',
      },
      business: { name: 'বিজনেস ভিসা', note: 'ভারতের নিবন্ধিত কোম্পানির আমন্ত্রণপত্র লাগে। অ্যাপয়েন্টমেন্ট কম।' },
      'double-entry': {
        name: 'ডাবল এন্ট্রি ভিসা',
        note: 'যে দেশের ভিসা অফিস ঢাকায় নেই, দিল্লিতে তার দূতাবাসে যাঁদের অ্যাপয়েন্টমেন্ট আছে, তাঁদের জন্য।',
      },
    },
    fees: {
      embassy: 'বাংলাদেশি নাগরিকদের কাছ থেকে ভারত ভিসা ফি নেয় না।',
      centre: 'আইভ্যাকের প্রসেসিং ফি, অ্যাপয়েন্টমেন্টের আগে অনলাইনে দিতে হয়। ভিসা না হলে ফেরত নেই।',
      service: 'ফর্ম পূরণ, আইভ্যাক যেভাবে চায় সেভাবে কাগজ সাজানো, অ্যাপয়েন্টমেন্ট খোঁজা। তারিখ না পেলে ফেরত।',
    },
    details: {
      'photo-2x2': '২ × ২ ইঞ্চি, সাদা ব্যাকগ্রাউন্ড, তিন মাসের মধ্যে তোলা। ফর্মের সঙ্গে এই ছবিটিই আপলোড হয়।',
      'dollar-endorsement':
        'জনপ্রতি অন্তত ১৫০ ডলার, অথবা পাসপোর্টে এনডোর্স করা আন্তর্জাতিক কার্ড, নয়তো ছয় মাসের ব্যাংক স্টেটমেন্ট।',
      'bank-statement':
        'এনডোর্সমেন্ট না থাকলে লাগবে; মেডিকেল ভিসায় দিতেই হবে। ব্যক্তিগত হিসাবের, প্রতি পাতায় ব্যাংকের সিল-সই।',
      nid: 'এনআইডি; না থাকলে ১৭ অঙ্কের জন্মনিবন্ধন। ফর্মে যে নম্বর লিখবেন, সেটির কপিই দেবেন।',
      'invitation-letter': 'শুধু বিজনেস ভিসায়: ভারতীয় কোম্পানির চিঠি, সঙ্গে তাদের জিএসটি বা নিবন্ধনের কাগজ।',
      'application-form':
        'অনলাইনে পূরণ করে প্রিন্ট, দুই জায়গায় সই। ফর্মের মেয়াদ মাত্র কয়েক দিন, তাই আমরা সবার শেষে প্রিন্ট করি।',
    },
    ownPapers: {
      'hospital-papers': {
        name: 'হাসপাতালের কাগজ',
        detail:
          'দেশের চিকিৎসকের রিপোর্ট ও ব্যবস্থাপত্র, ভারতীয় হাসপাতালের ফাইল নম্বরসহ অ্যাপয়েন্টমেন্ট লেটার, আর রোগীর সঙ্গে অ্যাটেনডেন্টের সম্পর্কের প্রমাণ।',
      },
      'third-country-appointment': {
        name: 'দিল্লির দূতাবাসের অ্যাপয়েন্টমেন্ট',
        detail: 'তারিখ, নাম ও পাসপোর্ট নম্বরসহ ইমেইল বা প্রিন্ট, আর সেই দেশের ভিসার কাগজপত্র।',
      },
    },
    steps: [
      {
        title: 'এ সপ্তাহে কী চালু, জেনে নিন',
        text: 'আইভ্যাকের নোটিশ দেখে আমরা বলে দিই কোন ভিসা কোন সেন্টারে নেওয়া হচ্ছে। আপনারটা বন্ধ থাকলে কাজ এখানেই শেষ, কোনো টাকা লাগবে না।',
        when: 'দিন ১',
      },
      {
        title: 'ফর্ম ও ফি',
        text: 'আপনাকে সঙ্গে নিয়ে অনলাইন ফর্ম পূরণ করি, প্রতিটি বানান পাসপোর্টের সঙ্গে মিলিয়ে দেখি, আইভ্যাকের ফি জমা দিই।',
        when: 'দিন ২',
      },
      {
        title: 'অ্যাপয়েন্টমেন্টের অপেক্ষা',
        text: 'তারিখ খোলে অল্প করে। হাসপাতালের কাগজ আছে এমন রোগীরা আগে পান।',
        when: 'দিন ৩ থেকে ১৪',
      },
      {
        title: 'কাগজ জমা ও আঙুলের ছাপ',
        text: 'আইভ্যাকে আপনাকে নিজে যেতে হবে; ঢাকায় যমুনা ফিউচার পার্কে। কাগজ সাজিয়ে নিন আমাদের তালিকার মতো।',
        when: 'অ্যাপয়েন্টমেন্টের দিন',
      },
      {
        title: 'পাসপোর্ট ফেরত',
        text: 'আইভ্যাক মেসেজ পাঠায়। কাউন্টার ছাড়ার আগেই নাম, তারিখ আর কোন বন্দর লেখা, দেখে নিন।',
        when: 'জমার ৩ থেকে ২১ কর্মদিবস পর',
      },
    ],
    goodToKnow: [
      'ট্যুরিস্ট ভিসা বন্ধ হয় ২০২৪ সালের আগস্টে, এখনো পুরোপুরি ফেরেনি। কী খোলা আছে তা এক সপ্তাহেই বদলে যেতে পারে। এই পাতার দিনের হিসাব তাই অনুমান, প্রতিশ্রুতি নয়।',
      'বাংলাদেশি পাসপোর্টে ভারতের ই-ভিসা হয় না। কোনো সাইট ই-ভিসা করে দেবে বললে বুঝবেন কথাটা সত্যি নয়।',
      'কোন বন্দর দিয়ে ঢুকবেন, ভিসায় তা লেখা থাকে: বেনাপোল–হরিদাসপুর, দর্শনা–গেদে, বুড়িমারী–চ্যাংড়াবান্ধা বা বিমানপথ। ভেবে বাছুন, পরে বদলাতে নতুন আবেদন লাগে।',
      'ফাইল ফেরত আসার প্রধান কারণ পাসপোর্ট, এনআইডি আর ফর্মে বানানের গরমিল। তারপরই আছে অন্য ঠিকানার ইউটিলিটি বিল।',
      'বিদেশি যাত্রীদের এখন নামার আগের তিন দিনের মধ্যে অনলাইনে ই-অ্যারাইভাল কার্ড পূরণ করতে হয়। এতে টাকা লাগে না।',
    ],
    faq: questions({
      'এখন কি ট্যুরিস্ট ভিসা পাওয়া যাবে?':
        'হতে পারে। কোন সপ্তাহ, কোন সেন্টার, তার ওপর নির্ভর করে। ফোন করুন, সেদিনের নোটিশ পড়ে শোনাব। কিছু খোলা না থাকলে সেটাই বলব; তখন নেপাল, ভুটান বা শ্রীলঙ্কার কথা ভাবতে পারেন।',
      'রোগীর সঙ্গে কজন যেতে পারেন?': 'সাধারণত কাছের আত্মীয় এক বা দুজন। প্রত্যেকের আলাদা ফাইল আর সম্পর্কের প্রমাণ লাগে।',
      'আইভ্যাকে কি নিজেরই যেতে হবে?':
        'হ্যাঁ। আঙুলের ছাপ ও ছবি সেখানেই নেয়। শিশু ও গুরুতর রোগীদের বেলায় আইভ্যাকের আলাদা নিয়ম আছে।',
      'ডলার এনডোর্স করলে কি ব্যাংক স্টেটমেন্টও লাগবে?':
        'আইভ্যাকের তালিকা অনুযায়ী দুটির একটি হলেই চলে। তবে মেডিকেল ভিসায় দুটোই দিন; চিকিৎসার খরচ চালাতে পারবেন কি না, অফিসার সেটাই দেখেন।',
      'এই ভিসায় সড়কপথে নেপাল বা ভুটান যাওয়া যাবে?':
        'দুই পাশের স্থলবন্দরের নাম লেখা ট্রানজিট ভিসা লাগবে, অথবা এমন ভিসা যার বন্দর মিলে যায়। ট্রানজিট ভিসাও এখন একইভাবে সীমিত।',
    }),
    seo: { title: 'ভারতের ভিসা: কী চালু আছে, কাগজপত্র, আইভ্যাক ফি' },
  },
};
