/** What people write for the kinds of suppliers besides the words of the office, in lower case. */
export const supplierKindTexts = {
  airline: [
    ...['airline', 'airlines', 'air', 'consolidator', 'gsa', 'iata', 'ticket', 'ticketing', 'air ticket'],
    ...['carrier', 'bsp', 'এয়ারলাইন', 'এয়ারলাইন্স', 'কনসলিডেটর', 'টিকেট', 'টিকিট', 'বিমান'],
  ],
  hotel: [
    ...['hotel', 'hotels', 'resort', 'guest house', 'accommodation', 'rooms', 'apartment'],
    ...['হোটেল', 'রিসোর্ট', 'গেস্ট হাউস', 'আবাসন'],
  ],
  transport: [
    ...['transport', 'transportation', 'bus', 'coach', 'car', 'rent a car', 'vehicle', 'train', 'ship'],
    ...['launch', 'cruise', 'ferry', 'পরিবহন', 'বাস', 'গাড়ি', 'রেন্ট এ কার', 'লঞ্চ', 'জাহাজ', 'ট্রেন'],
  ],
  'visa-centre': [
    ...['visa', 'visas', 'visa centre', 'visa center', 'visa agent', 'visa processing', 'vfs', 'vfs global'],
    ...['visa-centre', 'visa-center', 'ভিসা', 'ভিসা সেন্টার', 'ভিসা এজেন্ট', 'ভিসা প্রসেসিং'],
  ],
  embassy: [
    ...['embassy', 'high commission', 'consulate', 'mission', 'দূতাবাস', 'হাইকমিশন', 'হাই কমিশন', 'কনস্যুলেট'],
  ],
  guide: ['guide', 'guides', 'tour guide', 'muallim', 'moallem', 'গাইড', 'ট্যুর গাইড', 'মোয়াল্লেম', 'মুয়াল্লিম'],
  other: [
    ...[
      'other',
      'others',
      'dmc',
      'ground handler',
      'land operator',
      'tour operator',
      'operator',
      'wholesaler',
    ],
    ...['insurance', 'restaurant', 'general', 'vendor', 'অন্যান্য', 'অন্য', 'ডিএমসি', 'ট্যুর অপারেটর', 'বীমা'],
  ],
} as const;
