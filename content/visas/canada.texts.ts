import type { VisaTexts } from '#features/visas/visas.contract.ts';
import type { Language } from '#platform/language.ts';
import { questions } from '../questions.ts';

export const canadaTexts: Record<Language, VisaTexts> = {
  en: {
    title: 'Canada',
    summary:
      'Online to IRCC, fingerprints at VFS in Dhaka, Chattogram or Sylhet, decided on the file alone. Two to five months, for the super visa up to six; begin early.',
    kinds: {
      visitor: {
        name: 'Visitor visa (TRV)',
        note: 'Officers choose single or multiple entry and how long it is valid: from the journey alone up to ten years or the end of the passport.',
      },
      'super-visa': {
        name: 'Super visa for parents and grandparents',
        note: 'Stays of up to five years with a child or grandchild who is a citizen or permanent resident. Medical and insurance first.',
      },
    },
    fees: {
      embassy:
        'IRCC: 100 Canadian dollars for the visa and 85 for fingerprints and photo. Not refundable if refused.',
      centre: 'VFS Global: sending the passport to the visa office and back, after approval.',
      service:
        'Papers arranged, translations checked, letter and form read with you. Refunded if we miss the date through our own fault.',
    },
    details: {
      passport:
        'Every page with a stamp, in one PDF. If it expires soon, renew it first, or the visa will end with it.',
      'bank-statement':
        'Last six months, with the source of large sums. For three weeks with a host we advise ৳8,00,000 or more, with regular income.',
      'invitation-letter':
        'If somebody there invites you. Dated and signed: full name, birth date, address, status, relationship, days, who pays.',
      'previous-visas': 'Especially visas of the USA, UK, Schengen, Australia and Japan.',
      'photo-digital': '35 × 45 mm, white background, not older than six months.',
    },
    ownPapers: {
      'family-information': {
        name: 'Family information form',
        detail:
          'IMM 5707 or 5645 as the site asks: parents, husband or wife, children, brothers and sisters, wherever they live.',
      },
      'canada-host': {
        name: 'Host’s papers from Canada (if you have a host)',
        detail:
          'Status card or passport, notice of assessment, employment letter. For the super visa: income over the limit and insurance of 100,000 Canadian dollars.',
      },
      'refusal-letters': {
        name: 'Earlier refusals, every country (if any)',
        detail: 'Hiding one is misrepresentation and bars you for five years.',
      },
      'medical-examination': {
        name: 'Immigration medical examination',
        detail:
          'Only for the super visa, done before you apply by a doctor on IRCC’s list. Upload the sheet that the doctor gives you.',
      },
    },
    steps: [
      {
        title: 'Purpose and papers',
        text: 'There is no interview to save a weak file. We look for what an officer would ask.',
        when: 'Week 1',
      },
      {
        title: 'Your own IRCC account',
        text: 'You open it and you submit. We sit beside you and read every line.',
        when: 'Week 2',
      },
      {
        title: 'Fingerprints at VFS',
        text: 'Within 30 days of the instruction letter. They stay valid for ten years.',
        when: 'Week 2 to 4',
      },
      {
        title: 'IRCC decides',
        text: 'Mostly through Singapore or in Canada. The time differs from file to file. The super visa takes up to 120 working days.',
        when: 'Month 2 to 5',
      },
      {
        title: 'Passport to VFS',
        text: 'Only after approval. About two to three weeks until it is back with the visa.',
        when: 'Last 3 weeks',
      },
    ],
    goodToKnow: [
      'By Canadian law only licensed consultants and lawyers may be paid to represent you. We prepare papers and read with you; the application is yours, in your own account. Be wary of anyone who keeps your password.',
      'Most visitor applications from Bangladesh have been refused in recent years, mainly for “purpose of visit” and “family ties and assets”. You can ask for the officer’s notes (GCMS) and apply again when you can answer them.',
      'A strong application has a reason with a date: a graduation, a wedding, the birth of a grandchild. “To see Niagara” with an empty travel record is seldom enough.',
      'Since late 2024 long multiple-entry visas are no longer the rule. Asylum claims by visitors have made officers stricter with everyone.',
    ],
    faq: questions({
      'Is there a family maximum for the Canadian fee?':
        'Yes, for those who apply together: 500 dollars for five or more visas and 170 for the fingerprints of two or more.',
      'Do children give fingerprints?': 'Not below 14. Applicants aged 14 to 79 give them.',
      'Can I study or work on a visitor visa?':
        'You may study for up to six months, but not work. Jobs offered on a visitor visa are a fraud.',
      'How high must my son’s income be for the super visa?':
        'Above the minimum for his family size, including you, by last year’s tax notice. We check this year’s table with him.',
      'Can you make it faster?':
        'Nobody outside IRCC can. For a funeral or serious illness there is an urgent request with proof.',
    }),
    seo: { title: 'Canada visitor visa for Bangladeshis: IRCC, VFS, super visa' },
  },
  bn: {
    title: 'কানাডা',
    summary:
      'আবেদন অনলাইনে আইআরসিসিতে, আঙুলের ছাপ ঢাকা, চট্টগ্রাম বা সিলেটের ভিএফএসে; সিদ্ধান্ত শুধু ফাইল দেখে। দুই থেকে পাঁচ মাস লাগে, সুপার ভিসায় ছয় মাস পর্যন্ত; তাই আগেভাগে শুরু করুন।',
    kinds: {
      visitor: {
        name: 'ভিজিটর ভিসা (টিআরভি)',
        note: 'সিঙ্গেল না মাল্টিপল, কত দিনের—অফিসার ঠিক করেন: শুধু ওই সফর থেকে দশ বছর বা পাসপোর্টের মেয়াদ পর্যন্ত।',
      },
      'super-visa': {
        name: 'মা-বাবা, দাদা-দাদি, নানা-নানির সুপার ভিসা',
        note: 'নাগরিক বা স্থায়ী বাসিন্দা সন্তান কিংবা নাতি-নাতনির কাছে একটানা পাঁচ বছর পর্যন্ত। আগে মেডিকেল ও বিমা।',
      },
    },
    fees: {
      embassy: 'আইআরসিসি: ভিসায় ১০০, আঙুলের ছাপ ও ছবিতে ৮৫ কানাডীয় ডলার। ভিসা না হলে ফেরত নেই।',
      centre: 'ভিএফএস গ্লোবাল: অনুমোদনের পর পাসপোর্ট ভিসা অফিসে পাঠানো ও আনা।',
      service: 'কাগজ সাজানো, অনুবাদ মেলানো, চিঠি ও ফর্ম আপনার সঙ্গে পড়া। আমাদের ভুলে তারিখ ফসকালে ফেরত।',
    },
    details: {
      passport: 'সিল থাকা সব পাতা এক পিডিএফে। মেয়াদ কম থাকলে আগে নতুন পাসপোর্ট করুন; নইলে ভিসাও পুরোনোটার সঙ্গে শেষ।',
      'bank-statement':
        'গত ছয় মাসের, বড় অঙ্কের উৎসসহ। আমন্ত্রণকারীর বাসায় তিন সপ্তাহ থাকলে আমরা বলি ৳৮,০০,০০০ বা বেশি, সঙ্গে নিয়মিত আয়।',
      'invitation-letter':
        'সেখানকার কেউ আমন্ত্রণ করলে। তারিখ ও সইসহ: পুরো নাম, জন্মতারিখ, ঠিকানা, স্ট্যাটাস, সম্পর্ক, কত দিন, খরচ কার।',
      'previous-visas': 'বিশেষ করে আমেরিকা, যুক্তরাজ্য, শেনজেন, অস্ট্রেলিয়া ও জাপানের ভিসা।',
      'photo-digital': '৩৫ × ৪৫ মিমি, সাদা ব্যাকগ্রাউন্ড, ছয় মাসের বেশি পুরোনো নয়।',
    },
    ownPapers: {
      'family-information': {
        name: 'পারিবারিক তথ্যের ফর্ম',
        detail: 'সাইট যা চায়, আইএমএম ৫৭০৭ বা ৫৬৪৫: মা-বাবা, স্বামী বা স্ত্রী, সন্তান, ভাইবোন—যে যেখানেই থাকুন।',
      },
      'canada-host': {
        name: 'কানাডার আমন্ত্রণকারীর কাগজ (কেউ থাকলে)',
        detail:
          'স্ট্যাটাস কার্ড বা পাসপোর্ট, নোটিশ অব অ্যাসেসমেন্ট, চাকরির চিঠি। সুপার ভিসায় সীমার ওপরে আয় আর ১,০০,০০০ কানাডীয় ডলারের বিমা।',
      },
      'refusal-letters': {
        name: 'আগের সব প্রত্যাখ্যান (থাকলে), যে দেশেরই হোক',
        detail: 'লুকালে ভুল তথ্য দেওয়ার অভিযোগে পাঁচ বছরের নিষেধাজ্ঞা।',
      },
      'medical-examination': {
        name: 'ইমিগ্রেশনের মেডিকেল পরীক্ষা',
        detail:
          'শুধু সুপার ভিসায়: আবেদনের আগেই আইআরসিসির তালিকার চিকিৎসকের কাছে করাতে হয়। তিনি যে কাগজ দেন, সেটি আপলোড করুন।',
      },
    },
    steps: [
      {
        title: 'উদ্দেশ্য ও কাগজ',
        text: 'দুর্বল ফাইল সামলানোর মতো কোনো সাক্ষাৎকার নেই। অফিসার যা জানতে চাইবেন, আমরা আগেই তা খুঁজে দেখি।',
        when: 'সপ্তাহ ১',
      },
      {
        title: 'নিজের আইআরসিসি অ্যাকাউন্ট',
        text: 'খুলবেন আপনি, জমাও দেবেন আপনি। আমরা পাশে বসে প্রতিটি লাইন পড়ি।',
        when: 'সপ্তাহ ২',
      },
      {
        title: 'ভিএফএসে আঙুলের ছাপ',
        text: 'নির্দেশপত্র পাওয়ার ৩০ দিনের মধ্যে। দশ বছর চলে।',
        when: 'সপ্তাহ ২ থেকে ৪',
      },
      {
        title: 'আইআরসিসির সিদ্ধান্ত',
        text: 'বেশির ভাগ সিঙ্গাপুরে বা কানাডায়। কত দিন লাগবে, একেক ফাইলে একেক রকম। সুপার ভিসায় ১২০ কর্মদিবস পর্যন্ত লাগে।',
        when: 'মাস ২ থেকে ৫',
      },
      { title: 'ভিএফএসে পাসপোর্ট', text: 'শুধু অনুমোদন হলে। ভিসাসহ ফিরতে দুই-তিন সপ্তাহ।', when: 'শেষ ৩ সপ্তাহ' },
    ],
    goodToKnow: [
      'কানাডার আইনে টাকা নিয়ে প্রতিনিধিত্ব করতে পারেন শুধু লাইসেন্সধারী পরামর্শক ও আইনজীবী। আমরা কাগজ গুছিয়ে দিই, আপনার সঙ্গে পড়ি; আবেদন আপনার, আপনার অ্যাকাউন্টে। পাসওয়ার্ড যে নিজের কাছে রাখে, তার থেকে সাবধান।',
      'কয়েক বছর ধরে বাংলাদেশ থেকে বেশির ভাগ ভিজিট আবেদন বাতিল হচ্ছে, মূলত “সফরের উদ্দেশ্য” আর “পারিবারিক বন্ধন ও সম্পদ” লিখে। অফিসারের নোট (জিসিএমএস) চেয়ে নেওয়া যায়; তার জবাব দিতে পারলে তবেই আবার আবেদন করুন।',
      'শক্ত আবেদনে নির্দিষ্ট তারিখের কোনো কারণ থাকে: সমাবর্তন, বিয়ে, নাতি-নাতনির জন্ম। আগে কোথাও না গিয়ে শুধু “নায়াগ্রা দেখতে” লিখলে কমই হয়।',
      '২০২৪ সালের শেষ থেকে লম্বা মেয়াদের মাল্টিপল ভিসা আর সচরাচর দেয় না। ভিজিট ভিসায় গিয়ে আশ্রয় চাওয়ার কারণে সবার বেলায় কড়াকড়ি বেড়েছে।',
    ],
    faq: questions({
      'কানাডার ফিতে পরিবারের সর্বোচ্চ সীমা আছে?':
        'আছে, একসঙ্গে আবেদন করলে: পাঁচজন বা বেশি হলে ভিসায় মোট ৫০০ ডলার, দুজন বা বেশির আঙুলের ছাপে মোট ১৭০।',
      'শিশুদের আঙুলের ছাপ লাগে?': '১৪ বছরের নিচে লাগে না। ১৪ থেকে ৭৯ বছর বয়সীদের লাগে।',
      'ভিজিট ভিসায় পড়া বা কাজ করা যায়?': 'ছয় মাস পর্যন্ত পড়া যায়, কাজ একেবারেই না। ভিজিট ভিসায় চাকরির প্রস্তাব মানে প্রতারণা।',
      'সুপার ভিসার জন্য ছেলের আয় কত হতে হবে?':
        'আপনাকে ধরে তাঁর পরিবারে যতজন, ততজনের জন্য নির্ধারিত ন্যূনতম আয়ের বেশি, গত বছরের কর নোটিশ অনুযায়ী। চলতি বছরের ছক তাঁর সঙ্গে মিলিয়ে দেখি।',
      'তাড়াতাড়ি করা যায়?': 'আইআরসিসির বাইরে কেউ পারে না। মৃত্যু বা গুরুতর অসুখে প্রমাণসহ জরুরি অনুরোধ করা যায়।',
    }),
    seo: { title: 'বাংলাদেশিদের কানাডা ভিজিট ভিসা: আইআরসিসি, ভিএফএস, সুপার ভিসা' },
  },
};
