import type { VisaEntry } from '../entry.ts';
import { questions } from '../questions.ts';
import { carried, onlyFor, papers, scanned } from './paper-lines.ts';

export const sriLanka: VisaEntry = (calendar) => ({
  slug: 'sri-lanka',
  cover: 'visa-sri-lanka',
  facts: {
    country: 'LK',
    region: 'south-asia',
    kinds: [
      {
        key: 'tourist',
        form: 'e-visa',
        purpose: 'tourism',
        entries: 'double',
        stayDays: 30,
        validityDays: 180,
        workingDays: { min: 1, max: 3 },
        fees: {
          embassy: { poisha: 245_000, quoted: { minor: 2_000, currency: 'USD' } },
          centre: { poisha: 0 },
          service: { poisha: 80_000 },
        },
      },
      {
        key: 'business',
        form: 'e-visa',
        purpose: 'business',
        entries: 'multiple',
        stayDays: 30,
        validityDays: 180,
        workingDays: { min: 2, max: 5 },
        fees: {
          embassy: { poisha: 367_500, quoted: { minor: 3_000, currency: 'USD' } },
          centre: { poisha: 0 },
          service: { poisha: 120_000 },
        },
      },
      {
        key: 'on-arrival',
        form: 'on-arrival',
        purpose: 'tourism',
        entries: 'double',
        stayDays: 30,
        workingDays: { min: 0, max: 0 },
        fees: {
          embassy: { poisha: 306_000, quoted: { minor: 2_500, currency: 'USD' } },
          centre: { poisha: 0 },
          service: { poisha: 0 },
        },
      },
    ],
    papers: {
      common: [
        ...onlyFor(['tourist', 'business'], scanned('passport')),
        ...onlyFor(['on-arrival'], papers('passport')),
        ...papers('return-ticket', 'hotel-booking', 'dollar-endorsement', 'arrival-card'),
        ...carried('nid'),
        ...onlyFor(['business'], papers('invitation-letter')),
      ],
      byProfile: {
        'job-holder': [...papers('noc'), ...carried('office-id')],
        'business-owner': carried('trade-licence', 'visiting-card'),
        student: [...carried('student-id'), ...papers('leave-letter')],
        retired: carried('pension-book'),
        homemaker: carried('marriage-certificate', 'spouse-papers'),
        child: [...carried('birth-certificate', 'parents-passports'), ...papers('parents-consent')],
        'government-employee': papers('government-noc', 'office-id'),
        professional: carried('professional-registration', 'visiting-card'),
      },
    },
    ownPapers: [{ key: 'arrival-card', group: 'journey', shape: { prints: 1 } }],
    preparation: { workingDays: 1, spareDays: 2 },
    closedDays: [],
    handedInAt: 'online',
    checkedOn: calendar.daysAgo(17),
    source: 'https://www.eta.gov.lk/slvisa/',
  },
  texts: {
    en: {
      title: 'Sri Lanka',
      summary:
        'An online travel authorisation (ETA), usually answered within a day or two; the visa itself is stamped at Colombo, for 30 days.',
      kinds: {
        tourist: {
          name: 'Tourist ETA',
          note: 'Two entries within the 30 days, so a side trip to the Maldives fits. It can be extended in Colombo.',
        },
        business: {
          name: 'Business ETA',
          note: 'For meetings, fairs and short training, with an invitation from a company in Sri Lanka.',
        },
        'on-arrival': {
          name: 'Visa on arrival',
          note: 'At Colombo airport for a few dollars more. In October 2025 it was stopped and allowed again within days, so we advise the ETA.',
        },
      },
      fees: {
        embassy:
          'Sri Lanka’s fee for SAARC citizens: about USD 20 for the tourist ETA, 30 for business, 25 on arrival. Children under 12 pay nothing. Not refundable.',
        centre: 'There is no visa centre.',
        service:
          'Form filled in and fee paid with our card. Refunded if we miss the date through our own fault. Nothing for the visa on arrival.',
      },
      details: {
        passport:
          'Valid at least six months from arrival. For the ETA, a clear scan of the photo page; the passport stays with you.',
        'return-ticket': 'Paid: home, or onward to another country. The airline asks for it in Dhaka.',
        'hotel-booking':
          'For every night that you don’t spend with family or in hospital. Names as in the passport, dates as in the ticket.',
        'dollar-endorsement': 'USD 200 to 300 a person for a week, in the passport or on a card.',
        noc: 'Sri Lanka doesn’t ask for it. The officer in Dhaka may.',
        'invitation-letter':
          'Business ETA only: from the company in Sri Lanka, with its registration number.',
      },
      ownPapers: {
        'arrival-card': {
          name: 'Online arrival card',
          detail:
            'Filled in on Sri Lanka Immigration’s site within three days before landing. Free. Paper cards are given on the plane if you miss it.',
        },
      },
      steps: [
        {
          title: 'Send the passport scan',
          text: 'For the ETA, with your flight dates and the first hotel; for business, the invitation too. No photo and no bank paper is needed. For the visa on arrival, only the last step counts.',
          when: 'Day 1',
        },
        {
          title: 'We apply and pay',
          text: 'You read the form first. A wrong passport number makes the ETA worthless, and the fee isn’t refunded.',
          when: 'Day 1',
        },
        {
          title: 'Answer by e-mail',
          text: 'Often within hours, sometimes up to three working days, or five for business.',
          when: 'Day 2 to 4',
        },
        {
          title: 'Stamp at Colombo',
          text: 'Show ETA, return ticket and hotel at Bandaranaike airport; without an ETA, pay for the visa there first. The officer stamps 30 days.',
          when: 'On arrival',
        },
      ],
      goodToKnow: [
        'Use only eta.gov.lk. Pages that look alike charge USD 60 or more for the same thing.',
        'Rules have changed often since 2024: a private portal, its end, then the ETA made compulsory, and eased again. We look at the High Commission’s notice on the day you apply.',
        'The dry season moves round the island: the south and west coast from December to March, the east coast from May to September. Each full moon, a Poya day, is a public holiday: many shops are shut and no alcohol is sold.',
        'The direct flight from Dhaka to Colombo takes about 3 hours 20 minutes and doesn’t operate every day. Connections via Chennai need an Indian visa if you leave the airport.',
      ],
      faq: questions({
        'Is the ETA a visa?':
          'It is the permission to come. The visa is the stamp at Colombo, and the officer may still ask about hotel, money and return.',
        'How much is it for my family of four?':
          'With two children under 12, two adults pay: about ৳4,900 in ETA fees, besides our charge.',
        'Can I extend beyond 30 days?':
          'Yes, online or at the Department of Immigration in Battaramulla, up to 90 days at first. The fee is higher than the ETA’s.',
        'May I work or trade on it?':
          'No. The tourist ETA is for holidays, family and short treatment. For meetings take the business ETA.',
      }),
      seo: { title: 'Sri Lanka ETA for Bangladeshis: fee, days, on arrival' },
    },
    bn: {
      title: 'শ্রীলঙ্কা',
      summary: 'অনলাইনে ভ্রমণ অনুমতি (ইটিএ), উত্তর আসে সাধারণত এক-দুই দিনে; ভিসার সিল পড়ে কলম্বোতে, ৩০ দিনের জন্য।',
      kinds: {
        tourist: {
          name: 'ট্যুরিস্ট ইটিএ',
          note: '৩০ দিনের মধ্যে দুবার ঢোকা যায়, তাই মাঝে মালদ্বীপ ঘুরে আসতে পারেন। কলম্বোতে মেয়াদ বাড়ানো যায়।',
        },
        business: { name: 'বিজনেস ইটিএ', note: 'শ্রীলঙ্কার কোম্পানির আমন্ত্রণে মিটিং, মেলা বা ছোট প্রশিক্ষণের জন্য।' },
        'on-arrival': {
          name: 'অন অ্যারাইভাল ভিসা',
          note: 'কলম্বো এয়ারপোর্টে, কয়েক ডলার বেশি লাগে। ২০২৫ সালের অক্টোবরে বন্ধ হয়ে কয়েক দিনেই আবার চালু হয়, তাই আমরা ইটিএ নিতে বলি।',
        },
      },
      fees: {
        embassy:
          'সার্ক নাগরিকদের জন্য শ্রীলঙ্কার ফি: ট্যুরিস্ট ইটিএতে প্রায় ২০ ডলার, বিজনেসে ৩০, অন অ্যারাইভালে ২৫। ১২ বছরের কম বয়সীদের লাগে না। ফেরত নেই।',
        centre: 'কোনো ভিসা সেন্টার নেই।',
        service: 'ফর্ম পূরণ আর আমাদের কার্ডে ফি জমা। আমাদের ভুলে তারিখ ফসকালে ফেরত। অন অ্যারাইভালে কিছু নিই না।',
      },
      details: {
        passport: 'পৌঁছানোর দিন থেকে অন্তত ছয় মাস মেয়াদ। ইটিএর জন্য ছবির পাতার পরিষ্কার স্ক্যান; পাসপোর্ট আপনার কাছেই থাকে।',
        'return-ticket': 'কেনা টিকেট, ফেরার বা অন্য দেশে যাওয়ার। ঢাকায় এয়ারলাইন দেখতে চায়।',
        'hotel-booking': 'আত্মীয়ের বাসা বা হাসপাতালের রাত বাদে প্রতি রাতের। নাম পাসপোর্টের মতো, তারিখ টিকেটের সঙ্গে মেলানো।',
        'dollar-endorsement': 'এক সপ্তাহের জন্য জনপ্রতি ২০০ থেকে ৩০০ ডলার, পাসপোর্টে বা কার্ডে।',
        noc: 'শ্রীলঙ্কা চায় না। ঢাকার অফিসার দেখতে চাইতে পারেন।',
        'invitation-letter': 'শুধু বিজনেস ইটিএতে: শ্রীলঙ্কার কোম্পানির চিঠি, নিবন্ধন নম্বরসহ।',
      },
      ownPapers: {
        'arrival-card': {
          name: 'অনলাইন অ্যারাইভাল কার্ড',
          detail:
            'নামার আগের তিন দিনের মধ্যে শ্রীলঙ্কা ইমিগ্রেশনের সাইটে পূরণ করা। টাকা লাগে না। বাদ পড়লে বিমানে কাগজের কার্ড দেয়।',
        },
      },
      steps: [
        {
          title: 'পাসপোর্টের স্ক্যান পাঠান',
          text: 'ইটিএর জন্য; সঙ্গে ফ্লাইটের তারিখ আর প্রথম হোটেলের নাম, বিজনেসে আমন্ত্রণপত্রও। ছবি বা ব্যাংকের কাগজ লাগে না। অন অ্যারাইভাল ভিসায় শুধু শেষ ধাপটিই লাগে।',
          when: 'দিন ১',
        },
        {
          title: 'আবেদন ও ফি',
          text: 'ফর্ম আগে আপনি পড়ে দেখেন। পাসপোর্ট নম্বর ভুল হলে ইটিএ কাজে লাগে না, ফিও ফেরত নেই।',
          when: 'দিন ১',
        },
        {
          title: 'ইমেইলে উত্তর',
          text: 'অনেক সময় কয়েক ঘণ্টায়, কখনো তিন কর্মদিবসও লাগে, বিজনেসে পাঁচ।',
          when: 'দিন ২ থেকে ৪',
        },
        {
          title: 'কলম্বোতে সিল',
          text: 'বন্দরনায়েকে এয়ারপোর্টে ইটিএ, ফেরার টিকেট আর হোটেল দেখান; ইটিএ না থাকলে আগে সেখানেই ভিসার ফি দিন। অফিসার ৩০ দিনের সিল দেন।',
          when: 'নামার পর',
        },
      ],
      goodToKnow: [
        'শুধু eta.gov.lk ব্যবহার করুন। দেখতে একই রকম অন্য সাইট একই জিনিসের জন্য ৬০ ডলার বা তারও বেশি নেয়।',
        '২০২৪ সাল থেকে নিয়ম বারবার বদলেছে: বেসরকারি পোর্টাল, সেটি বাতিল, তারপর ইটিএ বাধ্যতামূলক, আবার শিথিল। আবেদনের দিন হাইকমিশনের নোটিশ আমরা দেখে নিই।',
        'কোন দিকে রোদ থাকবে, তা মাসের ওপর নির্ভর করে: ডিসেম্বর থেকে মার্চ দক্ষিণ ও পশ্চিম উপকূল, মে থেকে সেপ্টেম্বর পূর্ব উপকূল। পূর্ণিমার দিন “পোয়া”, সরকারি ছুটি; অনেক দোকান বন্ধ থাকে, মদ বিক্রি হয় না।',
        'ঢাকা-কলম্বো সরাসরি ফ্লাইট প্রায় ৩ ঘণ্টা ২০ মিনিটের, তবে রোজ নেই। চেন্নাই হয়ে গেলে এয়ারপোর্টের বাইরে বের হতে ভারতের ভিসা লাগে।',
      ],
      faq: questions({
        'ইটিএ আর ভিসা কি এক?':
          'ইটিএ হলো যাওয়ার অনুমতি। ভিসা কলম্বোর সিল। হোটেল, টাকা আর ফেরার কথা অফিসার তখনও জানতে চাইতে পারেন।',
        'চারজনের পরিবারে কত লাগবে?': 'দুই সন্তান ১২ বছরের কম হলে শুধু বড় দুজনের ফি: প্রায় ৳৪,৯০০, আমাদের চার্জ আলাদা।',
        '৩০ দিনের বেশি থাকা যায়?':
          'যায়। অনলাইনে বা বাত্তারামুল্লার ইমিগ্রেশন অফিসে, প্রথমে ৯০ দিন পর্যন্ত। ফি ইটিএর চেয়ে বেশি।',
        'এই ভিসায় কাজ বা ব্যবসা করা যাবে?':
          'না। ট্যুরিস্ট ইটিএ বেড়ানো, আত্মীয়ের বাসা আর ছোটখাটো চিকিৎসার জন্য। মিটিং থাকলে বিজনেস ইটিএ নিন।',
      }),
      seo: { title: 'শ্রীলঙ্কার ইটিএ: ফি, কত দিন, অন অ্যারাইভাল' },
    },
  },
});
