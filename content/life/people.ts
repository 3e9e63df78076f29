import type { Language } from '#platform/language.ts';

/** A customer of the sample agency. Names, numbers and addresses are invented, and nothing is ever sent to them. */
export interface Person {
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  readonly email: string | undefined;
  /** In which they are written to. */
  readonly language: Language;
}

/** Names as customers write them: in Bangla where they write in Bangla. `@`: they have an e-mail address. */
const written = [
  'Abdul Malek',
  'রোকেয়া সুলতানা',
  'Shahin Alam @',
  'মো. জাহিদুল ইসলাম',
  'Farzana Yasmin @',
  'কামরুন নাহার',
  'Mizanur Rahman',
  'সাইফুল ইসলাম',
  'Tasnim Ahmed @',
  'আয়েশা সিদ্দিকা',
  'Rezaul Karim @',
  'মাহমুদা খাতুন',
  'Sharmin Akhter @',
  'আনোয়ার হোসেন',
  'Nazmul Huda',
  'শামীমা আক্তার',
  'Kazi Ashraf @',
  'দেলোয়ার হোসেন',
  'Rumana Haque @',
  'বিলকিস বেগম',
  'Ariful Haque',
  'তাহমিনা রহমান',
  'Sadia Afrin @',
  'গোলাম মোস্তফা',
  'Habibur Rahman',
  'নাসরিন সুলতানা',
  'Monirul Islam @',
  'ফাতেমা তুজ জোহরা',
  'Shafiqul Alam',
  'জেসমিন আরা',
  'Iftekhar Uddin @',
  'রাবেয়া বসরী',
  'Mahfuzur Rahman @',
  'লুৎফর রহমান',
  'Sabrina Islam @',
  'খালেদা ইয়াসমিন',
  'Tariqul Islam',
  'হাসিনা মমতাজ',
  'Nadia Sultana @',
  'আব্দুর রাজ্জাক',
  'Ehsanul Haque @',
  'মর্জিনা বেগম',
  'Faisal Mahmud @',
  'সেলিনা পারভীন',
  'Jahangir Kabir',
  'নূরজাহান বেগম',
  'Anika Tabassum @',
  'শহীদুল হক',
  'Sohel Rahman',
  'মনোয়ারা বেগম',
  'Tahsin Chowdhury @',
  'রফিকুল আলম',
  'Priyanka Saha @',
  'সুব্রত দাস',
  'Biplob Barua',
  'অঞ্জলি রায়',
  'Samira Noor @',
  'আলমগীর হোসেন',
  'Zubair Hossain',
  'ইয়াসমিন আরা',
] as const;

const hasBangla = /[\u0980-\u09ff]/;

/** The 60 customers, in the order in which they came. */
export const people: readonly Person[] = written.map((text, place) => {
  const name = text.replace(/ @$/, '');
  const local = name.toLowerCase().replaceAll(' ', '.');
  return {
    name,
    phone: `+88017000${String(10_100 + place)}`,
    email: text.endsWith('@') ? `${local}@sample.shofor.example` : undefined,
    language: hasBangla.test(name) ? 'bn' : 'en',
  };
});

/** A customer by their place in the list. @throws Error for one that isn't there */
export function person(place: number): Person {
  const found = people[place];
  if (found === undefined) {
    throw new Error(`There is no sample customer ${place}.`);
  }
  return found;
}

/** How they stand on an order, a booking or a case. */
export const contactOf = ({ name, phone, email }: Person) => ({
  name,
  phone,
  ...(email !== undefined && { email }),
});
