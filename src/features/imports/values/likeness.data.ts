/**
 * How much likelier a letter is in a Bangla word typed in Bijoy than in English, as ten times the logarithm to base two: 50 is 32 times. Counted over
 * the different words of this repository’s own Bangla and English texts (7,000 and 2,700), with names of people and places here; of Z
 * less was counted than Polish and Chinese names have.
 */
const counted = `
  A8 B18 C-47 D-4 E-50 F-50 G15 H-50 I19 J-50 K36 L11 M8 N-8 O-17 P7 Q37 R9 S-32 T-50 U36 V-1 W9 X-1 Y17
  Z30 a-46 b19 c-2 d-23 e-18 f-5 g4 h-30 i2 j43 k2 l-49 m4 n-23 o-32 p-50 q35 r-50 s-36 t-50 u-28 v34 w23
  x8 y7 z-50 _50 \`50 ^40 ~45
`;

export const likeness: ReadonlyMap<string, number> = new Map(
  counted
    .trim()
    .split(/\s+/)
    .map((pair) => [pair.slice(0, 1), Number(pair.slice(1))]),
);

/** Small letters with accents and quotation marks stand in names and texts of other languages, too. */
export const ofAccents = 0;
/** Large ones stand inside a word in Bijoy only: `cÖ`; and so do signs such as `†` and `¨`. */
export const ofLargeAccents = 80;
export const ofOthers = 100;

/** Which letters follow a letter in English words and in names of people and places here, counted over 5,500 of them. */
const followers = `
  Abcdfghijklmnprstuvy Baehiloruy Caehilortuvy Daehioruvy Eacdilmnqrsuvx Faeiloru Gaehimoruw Haeiouv
  Icfgmnstv Jaehosu Kaehimnoruy Laeiotuvy Madeiouy Naegiouv Obcflmnprtuvw Paehiloruvy Qu Raeiou
  Sacehiklmoprtuwyz Taehioruvwy Ubdmnpst Vaeiou Waehiorxy Xaiu Yaeouv Zbehilov aabcdfghijklmnopqrstuvwxyz
  babcdeijlmoprstuy cacdehiklmorstuy dabcdefghilmnoprstuvwy eabcdefghijklmnopqrstuvwxy fabcefgilorstuy
  gabeghilmnorstuvz habdeilmnoprstuy iabcdefgjklmnopqrstuvxz jaeopsv kabdefgilnostuy
  labcdefghiklmnoprstuvwy mabcdegijlmnoprsuxy nabcdefghijklmnopqstuvwxy oabcdefghijklmnoprstuvwxyz
  pacdeghiklmnoprstuy qlu rabcdefghiklmnoprstuvwy sabcdefhiklmnopqrstuvwxy tabcdefghilmnoprstuwxy
  uabcdefgiklmnoprstxyz vaegiosty wabdehilnorsw xaceilpstxy yabcegiklmnoprstwy zaeiloyz
`;

const known: ReadonlyMap<string, string> = new Map(
  followers
    .trim()
    .split(/\s+/)
    .map((row) => [row.slice(0, 1), row.slice(1)]),
);

const unknownPair = 25;
/** A large letter behind a small one: `XvKv`. */
const largeInside = 55;

/** How much likelier a pair of letters is in Bijoy: `kv` stands in no English word. */
export function likenessOfPair(first: string, second: string): number {
  if (!/^[A-Za-z]{2}$/.test(first + second) || (known.get(first) ?? '').includes(second)) {
    return 0;
  }
  return /^[a-z][A-Z]$/.test(first + second) ? largeInside : unknownPair;
}
