import type { Language } from '../language.ts';

/** Names of ours before CLDR's: where those are wrong, longer than anybody says, or not as newspapers in Bangladesh write. */
const ownNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    CD: 'DR Congo',
    HK: 'Hong Kong',
    MM: 'Myanmar',
    MO: 'Macao',
    PS: 'Palestine',
  },
  bn: {
    BH: 'বাহরাইন',
    CD: 'ডিআর কঙ্গো',
    CI: 'আইভরি কোস্ট',
    CZ: 'চেক প্রজাতন্ত্র',
    DM: 'ডমিনিকা',
    DO: 'ডমিনিকান প্রজাতন্ত্র',
    GF: 'ফরাসি গায়ানা',
    GL: 'গ্রিনল্যান্ড',
    GP: 'গুয়াদেলুপ',
    GR: 'গ্রিস',
    GY: 'গায়ানা',
    HK: 'হংকং',
    IL: 'ইসরায়েল',
    JO: 'জর্ডান',
    KG: 'কিরগিজস্তান',
    LU: 'লুক্সেমবার্গ',
    MD: 'মলদোভা',
    ME: 'মন্টেনেগ্রো',
    MK: 'উত্তর মেসিডোনিয়া',
    MM: 'মিয়ানমার',
    MO: 'ম্যাকাও',
    MR: 'মৌরিতানিয়া',
    PF: 'ফরাসি পলিনেশিয়া',
    PG: 'পাপুয়া নিউগিনি',
    PS: 'ফিলিস্তিন',
    SC: 'সেশেলস',
    SI: 'স্লোভেনিয়া',
    ST: 'সাও টোমে ও প্রিন্সিপে',
    SV: 'এল সালভাদর',
    TF: 'ফরাসি দক্ষিণাঞ্চল',
    US: 'যুক্তরাষ্ট্র',
    ZW: 'জিম্বাবুয়ে',
  },
};

const names: Readonly<Record<Language, Intl.DisplayNames>> = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  bn: new Intl.DisplayNames('bn', { type: 'region' }),
};

/** A country by its ISO 3166-1 alpha-2 code, as people in Bangladesh name it in the language: `Türkiye`, `তুরস্ক`. */
export function countryName(code: string, language: Language): string {
  return ownNames[language][code] ?? names[language].of(code) ?? code;
}
