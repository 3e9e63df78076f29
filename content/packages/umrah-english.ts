import type { TourPackageTexts } from '#features/tour-packages/tour-packages.contract.ts';
import { questions } from '../questions.ts';

export const umrahEnglish: TourPackageTexts = {
  title: 'Umrah: five nights in Makkah, four in Madinah',
  summary:
    'Ten days with a scholar in the group: direct flight to Jeddah, a hotel 10 to 12 minutes on foot from the Haram and one 5 minutes from Masjid an-Nabawi, Umrah visa, ziyarah and Bangladeshi meals.',
  intro:
    'This is an act of worship before it is a journey, and we plan it that way. The days in both cities are left open for the five prayers in congregation. There are two mornings of ziyarah, a short talk each evening, and no shopping stops.\n\nThe distances we give are walking distances from the hotel’s door to the courtyard. Hotels are named to you in writing before you pay. Umrah visas are issued only through licensed Umrah agencies, and ours are filed by one; its licence number is on your papers.',
  highlights: [
    'A scholar who goes with the group from Dhaka and stays until the return',
    'Umrah performed together on arrival, at a pace that suits the oldest',
    'Hotel in Makkah 650 to 800 m from the Haram; in Madinah 300 to 400 m from the mosque',
    'Ziyarah in both cities by coach, with water and a guide who speaks Bangla',
    'Help with the Nusuk app and the permit for the Rawdah',
    'Haramain train from Makkah to Madinah, about 2 h 20 min',
  ],
  itinerary: [
    {
      title: 'Dhaka to Jeddah, Makkah, and Umrah',
      text: 'Men put on the ihram at home or at Dhaka airport, after a bath; women wear their ordinary modest clothes. Direct flight, about 7 hours; Saudi Arabia is three hours behind Dhaka. The miqat lies on the way, Yalamlam or Qarn al-Manazil by the route of the aircraft. The crew announces it, usually 30 to 45 minutes before landing: make the intention and begin the talbiyah before that. By most scholars Jeddah itself is too late.\n\nCoach to Makkah, 85 km, about an hour and a half. After rooms and a meal the scholar leads the group: tawaf, two rak’ah, Zamzam, sa’i, then shaving or cutting the hair. Those who are tired may do it the next morning, and stay in ihram until then.',
      stay: '3-star hotel off Ibrahim Al Khalil Road, Makkah, 650 to 800 m from the Haram',
    },
    {
      title: 'Makkah: rest and worship',
      text: 'No programme. We show the way to the gates, the women’s prayer areas, the ablution places and the wheelchair desk. After Isha a short talk: what is permitted now, and what people commonly get wrong.',
      stay: 'Same hotel in Makkah',
    },
    {
      title: 'Ziyarah in Makkah',
      text: 'By coach after Fajr and breakfast: Jabal Thawr, the plain of Arafat with Jabal ar-Rahmah, Muzdalifah and Mina from the road, and Jabal an-Nur, where the cave of Hira is. We stop at the foot; the climb takes an hour or more on steep steps and isn’t part of the rites. Back before Zuhr.',
      stay: 'Same hotel in Makkah',
    },
    {
      title: 'Makkah: a day in the Haram',
      text: 'The day is free for tawaf, recitation and prayer. The upper floors are wider and calmer in the hours after Fajr. On a Friday come to the mosque by ten, as the doors fill early.',
      stay: 'Same hotel in Makkah',
    },
    {
      title: 'Makkah: a day in the Haram',
      text: 'Scholars differ on a second Umrah in one journey. Those who wish to make it go with the scholar to Masjid Aisha at Tan’im, 7 km away, to take the ihram. The others stay in the Haram. A second Umrah may need its own permit in Nusuk.',
      stay: 'Same hotel in Makkah',
    },
    {
      title: 'By train to Madinah',
      text: 'Whoever wishes makes a last tawaf after Fajr. Haramain train, about 450 km in 2 h 20 min; if seats can’t be had, a coach of five to six hours with a stop for prayer. We are in Madinah for Maghrib. The scholar explains the manners of greeting before we go to the mosque.',
      stay: '3-star hotel north of the mosque, Madinah, 300 to 400 m from the courtyard',
    },
    {
      title: 'Madinah: Masjid an-Nabawi',
      text: 'Prayer in the mosque, and the greeting at the grave of the Prophet (peace be upon him) and his two companions, Abu Bakr and Umar (RA). The Rawdah is entered by a Nusuk permit with a fixed time, separate for men and women. It may fall on any of our four days. Men may visit al-Baqi’ after Fajr and Asr when the gate is open.',
      stay: 'Same hotel in Madinah',
    },
    {
      title: 'Ziyarah in Madinah',
      text: 'Make wudu at the hotel and pray two rak’ah in Masjid Quba, 3.5 km away. Then Masjid al-Qiblatayn, the place of the Trench, and Uhud, where Hamza (RA) and the martyrs lie. Back before Zuhr.',
      stay: 'Same hotel in Madinah',
    },
    {
      title: 'Madinah: the last full day',
      text: 'A free day in the mosque. Dates are best bought in the wholesale market south-west of it: Ajwa, Safawi, Sukkari. In the evening we weigh the bags together, so that nothing surprises anybody at the airport.',
      stay: 'Same hotel in Madinah',
    },
    {
      title: 'Home to Dhaka',
      text: 'Coach to Madinah airport, 20 km. The flight is direct or has one stop, as the ticket says. Zamzam travels only as the sealed five-litre box sold at the airport, and only if your airline takes it; loose bottles are refused.',
    },
  ],
  included: [
    'Economy flights Dhaka to Jeddah and Madinah to Dhaka',
    'Umrah visa with its compulsory insurance, filed by a licensed agency',
    'Nine nights, two to a room, in 3-star hotels at the walking distances named',
    'Breakfast and dinner from a Bangladeshi kitchen; in Ramadan suhoor and iftar',
    'AC coach for transfers and ziyarah, Haramain train in economy class',
    'Scholar (mu’allim) with the group, and a woman assistant when ten or more women travel',
    'One evening of instruction in Dhaka, ihram cloth or scarf, bag and printed guide',
  ],
  excluded: [
    'Lunches, about 15 to 25 riyals each',
    'Wheelchairs and electric carts in the mosque',
    'Vaccination and its certificate',
    'Excess baggage and Zamzam',
    'Things of your own, sadaqah',
  ],
  hotel: '3-star: Makkah 10 to 12 minutes on foot from the Haram, Madinah 5 minutes from the mosque',
  travel:
    'Direct flight to Jeddah, about 7 h; back from Madinah direct or with one stop; train between the cities',
  childPolicy:
    'Infants under 2 fly on a lap, but need a visa of their own, which is in the price. Children from 2 to 11 pay with or without a bed. Crowds are dense in Ramadan: for small children we advise other months. Every child gets a wristband with the hotel’s name and our telephone number.',
  cancellation:
    'A visa once issued can’t be returned, nor can hotel contracts entered in the Saudi system; the ladder holds what we lose. If the visa is refused, we keep its cost and the airline’s charge only. In case of death or serious illness in the family, call: we return all that we can get back.',
  departureNotes: { ramadan: 'In Ramadan' },
  faq: questions({
    'What does the visa need?':
      'A passport valid six months beyond the journey, a photograph and your national ID or birth certificate. Hotels and transport must be contracted in the Saudi system first, so no visa is issued without them. Once issued it has to be used within the time printed on it, at present about a month. See our Saudi Arabia guide.',
    'How does Nusuk work?':
      'It is the app of the Saudi Hajj ministry for permits to Umrah and the Rawdah. You sign in with passport and visa number. We set it up with you in Dhaka. The Rawdah is given about once in 365 days to each person, and not everyone finds a slot.',
    'Can a woman travel without a mahram?':
      'Saudi rules have allowed it since 2022. On the religious side scholars differ; please ask one whom you trust. Women who travel alone share rooms with women, and the woman assistant is with them.',
    'Is a vaccination needed?':
      'Saudi Arabia asks for the ACWY meningitis vaccine, given at least ten days before arrival. How strictly it is checked has changed more than once. We tell you what holds for your date, and where it is given in Dhaka.',
    'My father can’t walk far. Is it possible?':
      'Yes. Wheelchairs with a licensed helper, and electric carts on the upper floor, can be hired for tawaf and sa’i. We can also offer a hotel within 300 m, for ৳35,000 to ৳70,000 more by season.',
    'Can four of us share one room?':
      'Yes. With four to a room the price falls by about ৳21,000 for each person, with three by about ৳13,000. In Ramadan more.',
  }),
  seo: {
    title: 'Umrah package from Dhaka: 10 days, Makkah and Madinah',
    description:
      'Ten days of Umrah from Dhaka with a scholar: direct flight, visa, hotels near the Haram and Masjid an-Nabawi, ziyarah, meals. Dates and prices.',
  },
};
