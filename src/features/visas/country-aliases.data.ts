/**
 * What people in Bangladesh call a country and its cities, in English, Bangla and in Latin letters as they type, besides
 * the names of `countryName` and world-countries. By ISO 3166-1 alpha-2.
 */
export const countryAliases: Readonly<
  Record<string, { readonly names?: readonly string[]; readonly places: readonly string[] }>
> = {
  AE: {
    names: ['UAE', 'Emirates', 'ইউএই', 'আমিরাত'],
    places: ['Dubai দুবাই', 'Abu Dhabi আবুধাবি', 'Sharjah শারজাহ', 'Ajman আজমান'],
  },
  AU: {
    names: ['অস্ট্রেলিয়া'],
    places: ['Sydney সিডনি', 'Melbourne মেলবোর্ন', 'Brisbane ব্রিসবেন', 'Perth পার্থ'],
  },
  BT: { names: ['ভুটান'], places: ['Thimphu থিম্পু', 'Paro পারো', 'Punakha পুনাখা'] },
  CA: { names: ['কানাডা'], places: ['Toronto টরন্টো', 'Vancouver ভ্যাঙ্কুভার', 'Montreal মন্ট্রিয়ল', 'Ottawa অটোয়া'] },
  CN: {
    names: ['চীন', 'চিন', 'চায়না'],
    places: ['Beijing বেইজিং', 'Guangzhou গুয়াংজু', 'Shanghai সাংহাই', 'Kunming কুনমিং', 'Yiwu ইউ'],
  },
  DE: { names: ['জার্মানি'], places: ['Berlin বার্লিন', 'Munich মিউনিখ', 'Frankfurt ফ্রাঙ্কফুর্ট'] },
  EG: { names: ['Misr', 'মিসর', 'মিশর'], places: ['Cairo কায়রো', 'Alexandria আলেকজান্দ্রিয়া', 'pyramid পিরামিড'] },
  FR: { names: ['ফ্রান্স'], places: ['Paris প্যারিস', 'Nice নিস', 'Lyon'] },
  GB: {
    names: ['UK', 'Britain', 'England', 'Scotland', 'Wales', 'ইউকে', 'ব্রিটেন', 'বিলেত', 'ইংল্যান্ড', 'স্কটল্যান্ড'],
    places: ['London লন্ডন', 'Manchester ম্যানচেস্টার', 'Birmingham বার্মিংহাম', 'Europe ইউরোপ'],
  },
  HK: { names: ['Hongkong', 'হংকং'], places: ['Kowloon'] },
  ID: { names: ['ইন্দোনেশিয়া'], places: ['Bali বালি', 'Jakarta জাকার্তা', 'Lombok'] },
  IN: {
    names: ['Hindustan', 'Bharat', 'ইন্ডিয়া', 'ভারত', 'হিন্দুস্তান'],
    places: [
      'Kolkata কলকাতা',
      'Calcutta',
      'Delhi দিল্লি',
      'Chennai চেন্নাই',
      'Vellore ভেলোর',
      'Mumbai মুম্বাই',
      'Kashmir কাশ্মীর',
      'Darjeeling দার্জিলিং',
      'Siliguri শিলিগুড়ি',
      'Shillong শিলং',
      'Goa গোয়া',
      'Agra আগ্রা',
    ],
  },
  IT: { names: ['ইতালি', 'ইটালি'], places: ['Rome রোম', 'Milan মিলান', 'Venice ভেনিস'] },
  JP: { names: ['জাপান'], places: ['Tokyo টোকিও', 'Osaka ওসাকা', 'Kyoto কিয়োটো'] },
  KR: { names: ['Korea', 'কোরিয়া'], places: ['Seoul সিউল', 'Busan বুসান'] },
  LK: { names: ['Srilanka', 'Ceylon', 'শ্রীলঙ্কা', 'শ্রীলংকা'], places: ['Colombo কলম্বো', 'Kandy ক্যান্ডি'] },
  MV: { names: ['মালদ্বীপ'], places: ['Male মালে', 'Maafushi মাফুশি'] },
  MY: {
    names: ['মালয়েশিয়া'],
    places: ['Kuala Lumpur কুয়ালালামপুর', 'Langkawi লাংকাউই', 'Penang পেনাং', 'Genting গেনটিং'],
  },
  NP: { names: ['নেপাল'], places: ['Kathmandu কাঠমান্ডু', 'Pokhara পোখারা', 'Everest এভারেস্ট'] },
  OM: { names: ['ওমান'], places: ['Muscat মাসকাট', 'Salalah সালালাহ'] },
  QA: { names: ['কাতার'], places: ['Doha দোহা'] },
  SA: {
    names: ['KSA', 'Saudi', 'Soudi', 'সৌদি', 'সৌদি আরব', 'কেএসএ'],
    places: [
      'Makkah Mecca মক্কা',
      'Madinah Medina মদিনা',
      'Jeddah জেদ্দা',
      'Riyadh রিয়াদ',
      'Dammam দাম্মাম',
      'Hajj হজ',
    ],
  },
  SG: { names: ['সিঙ্গাপুর'], places: ['Sentosa সেন্টোসা'] },
  TH: {
    names: ['থাইল্যান্ড'],
    places: ['Bangkok ব্যাংকক', 'Pattaya পাতায়া', 'Phuket ফুকেট', 'Krabi ক্রাবি', 'Chiang Mai চিয়াং মাই'],
  },
  TR: {
    names: ['Turkey', 'Turkiye', 'তুরস্ক', 'টার্কি'],
    places: ['Istanbul ইস্তাম্বুল', 'Cappadocia কাপাডোকিয়া কাপাদোকিয়া', 'Antalya আনতালিয়া', 'Ankara আঙ্কারা'],
  },
  US: {
    names: ['USA', 'America', 'States', 'ইউএসএ', 'আমেরিকা', 'মার্কিন', 'যুক্তরাষ্ট্র'],
    places: [
      'New York নিউ ইয়র্ক',
      'Washington ওয়াশিংটন',
      'California ক্যালিফোর্নিয়া',
      'Florida ফ্লোরিডা',
      'Texas টেক্সাস',
    ],
  },
  VN: { names: ['ভিয়েতনাম'], places: ['Hanoi হ্যানয়', 'Saigon সাইগন', 'Da Nang দা নাং', 'Ha Long হা লং'] },
};
