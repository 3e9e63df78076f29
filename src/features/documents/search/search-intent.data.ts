// Words that say what somebody looks for without naming it, as people in Bangladesh type them.

/** Words that say which sort of page is meant. */
export const intentWords = {
  visa: ['visa', 'evisa', 'ভিসা'],
  'tour-package': [
    ...['tour', 'package', 'trip', 'holiday', 'vacation', 'travel', 'berano', 'bhromon', 'ghurte'],
    ...['ট্যুর', 'টুর', 'প্যাকেজ', 'প্যাকেট', 'ভ্রমণ', 'বেড়ানো', 'বেড়াতে', 'ঘুরতে', 'ট্রিপ'],
  ],
  'air-ticket': [
    ...['ticket', 'tiket', 'flight', 'air', 'airline', 'airfare', 'fare', 'plane', 'biman', 'bhara'],
    ...['টিকেট', 'টিকিট', 'ফ্লাইট', 'বিমান', 'প্লেন', 'এয়ার', 'ভাড়া'],
  ],
  post: ['blog', 'news', 'article', 'ব্লগ', 'খবর', 'সংবাদ'],
} as const;

export type Intent = keyof typeof intentWords;

/** Words that say nothing about the page, unless there are no others. */
export const emptyWords = [
  ...['a', 'an', 'and', 'apply', 'at', 'bd', 'best', 'booking', 'by', 'can', 'cheap', 'cost', 'day', 'days'],
  ...['do', 'e', 'for', 'from', 'get', 'how', 'i', 'in', 'is', 'low', 'me', 'my', 'need', 'night', 'of'],
  ...['on', 'online', 'plan', 'price', 'process', 'processing', 'rate', 'requirement', 'requirements', 'the'],
  ...['to', 'want', 'what', 'with', 'bangladesh', 'bangladeshi'],
  ...['dam', 'din', 'jabo', 'jete', 'jonno', 'koto', 'khoroch', 'kivabe', 'lage', 'theke', 'rat', 'er'],
  ...['আমি', 'ই', 'এর', 'ও', 'কত', 'কম', 'করতে', 'করব', 'কী', 'কি', 'কীভাবে', 'কিভাবে', 'খরচ', 'চাই', 'জন্য'],
  ...['থেকে', 'দাম', 'দিন', 'প্রসেস', 'বাংলাদেশ', 'বাংলাদেশি', 'মূল্য', 'যাব', 'যেতে', 'রাত', 'লাগে', 'সস্তা'],
] as const;
