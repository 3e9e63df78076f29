/**
 * Which sign of Windows-1252 draws what in SutonnyMJ and the other fonts of Bijoy: facts of the fonts, gathered from the tables that converters
 * publish (github.com/bahar/BijoyToUnicode after Abdullah Ibne Alam, github.com/Mad-FOX/bijoy2unicode, joycse06/BijoyToUnicode),
 * where they agree. Signs on which they differ (`²`, `¹`, `Ñ`) aren’t here: a text with one isn’t turned into words.
 */
const pairs = (text: string): [string, string][] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]);

/** Vowels that stand for themselves; `Av` is আ. */
export const vowels: ReadonlyMap<string, string> = new Map(pairs('Aঅ Bই Cঈ Dউ Eঊ Fঋ Gএ Hঐ Iও Jঔ'));

/** Letters and ligatures that are whole. */
export const letters: ReadonlyMap<string, string> = new Map(
  pairs(`
    Kক Lখ Mগ Nঘ Oঙ Pচ Qছ Rজ Sঝ Tঞ Uট Vঠ Wড Xঢ Yণ Zত _থ \`দ aধ bন cপ dফ eব fভ gম hয iর jল kশ lষ mস nহ oড় pঢ় qয় rৎ
    °ক্ক ±ক্ট ³ক্ত ´ক্ম µক্র ¶ক্ষ ·ক্স ºগ্দ »গ্ধ ¼ঙ্ক ½ঙ্গ ¾জ্জ Àজ্ঝ Áজ্ঞ Âঞ্চ Ãঞ্ছ Äঞ্জ Åঞ্ঝ Æট্ট Çড্ড Èণ্ট Éণ্ঠ Êণ্ড Ðণ্ড
    Ëত্ত Ìত্থ Îত্র Ïদ্দ ×দ্ধ Øদ্ব Ùদ্ম Úন্ঠ Ûন্ড Üন্ধ Ýন্স Þপ্ট ßপ্ত àপ্প áপ্স âব্জ ãব্দ äব্ধ åভ্র çম্ফ
    éল্ক êল্গ ëল্ট ìল্ড íল্প îল্ফ ðশ্চ ñশ্ছ òষ্ণ óষ্ট ôষ্ঠ õষ্ফ öস্খ ÷স্ট ùস্ফ ýহ্ন þহ্ম ÿক্ষ
  `),
);

/** Ligatures that bring their vowel sign along. */
export const lettersWithSign: ReadonlyMap<string, readonly [letter: string, sign: string]> = new Map([
  ['¸', ['গ', 'ু']],
  ['ï', ['শ', 'ু']],
  ['û', ['হ', 'ু']],
  ['ü', ['হ', 'ৃ']],
]);

/** Beginnings of ligatures. */
export const halves: ReadonlyMap<string, string> = new Map(pairs('•ঙ্ ”চ্ ˜দ্ ™দ্ šন্ ›ন্ ¤ম্ ®ষ্ ¯স্'));

/** What is written below or behind a letter: the ends of ligatures. */
export const ends: ReadonlyMap<string, string> = new Map(
  pairs('^্ব ’্থ ‹্ক Œ্ক্র —্ত Í্ত œ্ন è্ন Ÿ্ব ¡্ব ¢্ভ £্ভ্র ¥্ম ¦্ব §্ম ¨্য ª্র «্র Ö্র ¬্ল \u00ad্ল ø্ল ú্প ¿্ত্র'),
);

/** Vowel signs that are written before their letter. */
export const signsBefore: ReadonlyMap<string, string> = new Map(pairs('wি †ে ‡ে ˆৈ ‰ৈ'));

export const signsBehind: ReadonlyMap<string, string> = new Map(pairs('vা xী yু zু “ু –ু æু ~ূ ‚ূ ƒূ „ৃ …ৃ Šৗ'));

/** What ends a syllable. */
export const marks: ReadonlyMap<string, string> = new Map(pairs('sং tঃ uঁ'));

/** Quotation marks and the full stop. */
export const punctuation: ReadonlyMap<string, string> = new Map([
  ['|', '।'],
  ['Ò', '“'],
  ['Ó', '”'],
  ['Ô', '‘'],
  ['Õ', '’'],
]);
