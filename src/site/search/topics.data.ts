/** What people ask of the agency itself, in words with a comma between. */
interface TopicTerms {
  /** One of these, all of its words, must be in the search. */
  readonly asks: string;
  /** Words that may stand beside it. */
  readonly beside: string;
}

export const topics = [
  'contact',
  'paying',
  'refunds',
  'refusal',
  'privacy',
  'terms',
  'about',
  'team',
  'bookings',
  'visa-free',
  'on-arrival',
  'e-visa',
] as const;
export type Topic = (typeof topics)[number];

export const topicTerms: Readonly<Record<Topic, TopicTerms>> = {
  contact: {
    asks: 'address, location, office address, office location, office time, phone, phone number, mobile number, contact, hotline, helpline, whatsapp, email, opening hours, office open, office koi, office kothay, thikana, jogajog, chittagong office, sylhet office, dhaka office, ঠিকানা, যোগাযোগ, ফোন, ফোন নম্বর, মোবাইল নম্বর, হোয়াটসঅ্যাপ, ইমেইল, অফিস কোথায়, অফিস খোলে, অফিস খোলা, অফিসের সময়, ঢাকা অফিস',
    beside:
      'dhaka, chittagong, chattogram, ctg, sylhet, gulshan, ঢাকা, চট্টগ্রাম, সিলেট, গুলশান, office, number, shofor, agency, your, map, hours, time, friday, today, us, call, অফিস, নম্বর, নাম্বার, কয়টায়, কখন, আপনাদের, শুক্রবার, কোথায়, ম্যাপ',
  },
  paying: {
    asks: 'payment, pay, bkash, bikash, nagad, rocket, upay, credit card, debit card, visa card, mastercard, emi, installment, kisti, deposit, advance, bank account, বিকাশ, বিকাশে, নগদ, রকেট, পেমেন্ট, কিস্তি, কিস্তিতে, কার্ডে, অগ্রিম, টাকা পাঠাব, টাকা দেব',
    beside:
      'method, number, system, option, card, bank, transfer, money, send, by, with, diye, tour, visa, ticket, account, accept, facility, নম্বর, টাকা, দিয়ে, কার্ড, মাধ্যম, পাঠাব, দেব, যায়, সুবিধা, নাকি',
  },
  refunds: {
    asks: 'refund, refund policy, money back, cancel, cancellation, cancel booking, taka ferot, booking batil, batil, রিফান্ড, টাকা ফেরত, বাতিল, বাতিল করব, ক্যানসেল',
    beside:
      'policy, charge, fee, rule, tour, ticket, visa, package, booking, order, deposit, full, পলিসি, নিয়ম, চার্জ, বুকিং, ট্যুর, টিকেট, পাব, করলে',
  },
  refusal: {
    asks: 'visa rejection, visa reject, visa rejected, visa refused, visa refusal, visa denied, visa guarantee, visa na hole, ভিসা রিজেক্ট, ভিসা না হলে, ভিসা বাতিল, ভিসা প্রত্যাখ্যান',
    beside: 'refund, money, reason, after, fee, why, rate, হলে, টাকা, ফেরত, কারণ, না, পাব',
  },
  privacy: {
    asks: 'privacy, privacy policy, personal data, গোপনীয়তা, প্রাইভেসি, প্রাইভেসি পলিসি',
    beside: 'policy, passport, data, নীতি',
  },
  terms: {
    asks: 'terms, terms conditions, conditions, শর্ত, শর্তাবলি, নিয়মাবলি',
    beside: 'condition, booking, ট্যুরের',
  },
  about: {
    asks: 'about us, about shofor, who are you, licence, license, iata, atab, trusted, trust, fraud, fake, registered, লাইসেন্স, আমাদের সম্পর্কে, আপনারা কারা, বিশ্বস্ত',
    beside: 'number, agency, member, travel, company, your, shofor, এজেন্সি, ট্রাভেল, নম্বর, আপনাদের',
  },
  team: {
    asks: 'our team, team, staff, কর্মী, আমাদের টিম',
    beside: 'shofor, members, your',
  },
  bookings: {
    asks: 'my booking, my order, my ticket, my visa, booking status, visa status, order status, visa track, track, tracking, invoice, receipt, amar booking, amar visa, আমার বুকিং, আমার ভিসা, আমার অর্ডার, আমার টিকেট, ভিসার খবর, ভিসার অবস্থা, রসিদ',
    beside:
      'visa, application, booking, order, status, check, my, file, where, ki, obostha, download, ভিসা, কই, অবস্থা, খবর, কত, দূর',
  },
  'visa-free': {
    asks: 'visa free, without visa, no visa, visa chara, ভিসা ছাড়া, ভিসা ফ্রি, ভিসামুক্ত',
    beside: 'country, countries, list, travel, jaowa, jay, desh, যে, দেশ, দেশে, কোন, যাওয়া, যায়, তালিকা',
  },
  'on-arrival': {
    asks: 'visa on arrival, on arrival, arrival visa, অন অ্যারাইভাল, অন এরাইভাল',
    beside: 'visa, country, countries, list, ভিসা, দেশ, কোন',
  },
  'e-visa': {
    asks: 'e visa, evisa, online visa, ই ভিসা, ইভিসা, অনলাইন ভিসা',
    beside: 'country, countries, list, কোন, দেশ',
  },
};
