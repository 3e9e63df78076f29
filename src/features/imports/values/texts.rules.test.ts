import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { faultWords } from './faults.rules.ts';
import { tagsIn, textIn, writingOf } from './texts.rules.ts';

/** How Bijoy writes ligatures, as a typist strikes them: written down by hand from the key charts of the font, not from our table. */
const ligatures: Readonly<Record<string, string>> = {
  চ্ছ: '”Q',
  চ্চ: '”P',
  ক্ষ: 'ÿ',
  ক্ক: '°',
  ক্ট: '±',
  ক্ত: '³',
  ক্ম: '´',
  ক্র: 'µ',
  ক্স: '·',
  ক্ল: 'K¬',
  গ্ধ: '»',
  ঙ্ক: '¼',
  ঙ্গ: '½',
  ঙ্খ: '•L',
  জ্জ: '¾',
  জ্ঞ: 'Á',
  ঞ্চ: 'Â',
  ঞ্ছ: 'Ã',
  ঞ্জ: 'Ä',
  ট্ট: 'Æ',
  ড্ড: 'Ç',
  ণ্ট: 'È',
  ণ্ঠ: 'É',
  ণ্ড: 'Ê',
  ত্ত: 'Ë',
  ত্থ: 'Ì',
  ত্র: 'Î',
  ত্ম: 'Z¥',
  ত্ব: 'Z¡',
  দ্দ: 'Ï',
  দ্ধ: '×',
  দ্ব: 'Ø',
  দ্ম: 'Ù',
  দ্ভ: '™¢',
  ন্ট: '›U',
  ন্ঠ: 'Ú',
  ন্ড: 'Û',
  ন্ত: 'šÍ',
  ন্ত্র: 'š¿',
  ন্থ: 'š’',
  ন্দ: '›`',
  ন্ধ: 'Ü',
  ন্ন: 'bœ',
  ন্ম: 'b¥',
  ন্স: 'Ý',
  প্ট: 'Þ',
  প্ত: 'ß',
  প্প: 'à',
  প্র: 'cÖ',
  প্ল: 'cø',
  ফ্ল: 'd¬',
  ফ্র: 'd«',
  ব্জ: 'â',
  ব্দ: 'ã',
  ব্ধ: 'ä',
  ব্ব: 'eŸ',
  ব্র: 'eª',
  ব্ল: 'eø',
  ভ্র: 'å',
  ম্প: '¤ú',
  ম্ব: '¤^',
  ম্ভ: '¤¢',
  ম্ম: '¤§',
  ম্ন: 'gœ',
  ল্ক: 'é',
  ল্গ: 'ê',
  ল্ট: 'ë',
  ল্ড: 'ì',
  ল্প: 'í',
  ল্ফ: 'î',
  ল্ল: 'jø',
  শ্চ: 'ð',
  শ্ব: 'k¦',
  শ্ন: 'kœ',
  শ্র: 'kÖ',
  ষ্ণ: 'ò',
  ষ্ট: 'ó',
  ষ্ঠ: 'ô',
  ষ্ক: '®‹',
  ষ্প: '®ú',
  ষ্ম: '®§',
  স্ক: '¯‹',
  স্ট: '÷',
  স্ত: '¯Í',
  স্ত্র: '¯¿',
  স্থ: '¯’',
  স্ন: 'mœ',
  স্প: '¯ú',
  স্ফ: 'ù',
  স্ব: '¯^',
  স্ম: '¯§',
  হ্ন: 'ý',
  হ্ম: 'þ',
  গ্র: 'MÖ',
  দ্র: '`ª',
  ট্র: 'Uª',
  ড্র: 'Wª',
  ধ্ব: 'aŸ',
};
const single: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'ক K খ L গ M ঘ N ঙ O চ P ছ Q জ R ঝ S ঞ T ট U ঠ V ড W ঢ X ণ Y ত Z থ _ দ ` ধ a ন b প c ফ d ব e ভ f ম g য h র i ল j শ k ষ l স m হ n'.matchAll(
      /(\S) (\S)/gu,
    ),
    ...'ৎ r ং s ঃ t ঁ u অ A ই B ঈ C উ D ঊ E ঋ F এ G ঐ H ও I ঔ J া v ী x ু y ূ ~ ৃ „ । |'.matchAll(/(\S) (\S)/gu),
  ].map(([, from, to]) => [from ?? '', to ?? '']),
);
const whole: Readonly<Record<string, string>> = { ...single, ড়: 'o', ঢ়: 'p', য়: 'q', আ: 'Av' };
const syllable = /(র্(?=[ক-হ]))?((?:[ক-হ]়?্)*[ক-হ]়?)?([ািীুূৃেৈোৌ])?/uy;

/** What somebody strikes who writes a Bangla text with Bijoy; undefined where this model knows a ligature not. */
function typedInBijoy(text: string): string | undefined {
  const plain = text.normalize('NFC').replaceAll('\u09cb', 'ো').replaceAll('\u09cc', 'ৌ');
  let out = '';
  let at = 0;
  while (at < plain.length) {
    syllable.lastIndex = at;
    const [all = '', reph, letters = '', sign = ''] = syllable.exec(plain) ?? [];
    if (letters === '') {
      const sign2 = plain[at] ?? '';
      const digit = '০১২৩৪৫৬৭৮৯'.indexOf(sign2);
      const struck =
        digit >= 0 ? String(digit) : (whole[sign2] ?? (/[\s.,()/:-]/.test(sign2) ? sign2 : undefined));
      if (struck === undefined || sign !== '') return undefined;
      out += struck;
      at += 1;
      continue;
    }
    const ya = letters.endsWith('্য') && letters.length > 2;
    const stem = ya ? letters.slice(0, -2) : letters;
    const struck = ligatures[stem] ?? whole[stem] ?? joined(stem);
    if (struck === undefined) return undefined;
    const isRu = stem === 'র' && (sign === 'ু' || sign === 'ূ');
    const before =
      'ি' === sign
        ? 'w'
        : 'েো ৌ'.includes(sign) && sign !== ''
          ? out === '' || /[\s(]$/.test(out)
            ? '†'
            : '‡'
          : sign === 'ৈ'
            ? out === '' || /[\s(]$/.test(out)
              ? 'ˆ'
              : '‰'
            : '';
    const behind =
      sign === 'ো'
        ? 'v'
        : sign === 'ৌ'
          ? 'Š'
          : isRu
            ? sign === 'ু'
              ? 'æ'
              : 'ƒ'
            : before === ''
              ? (single[sign] ?? '')
              : '';
    out += before + struck + (ya ? '¨' : '') + (reph === undefined ? '' : '©') + behind;
    at += all.length;
  }
  return out;
}
function joined(stem: string): string | undefined {
  const cut = stem.lastIndexOf('্');
  const [head, tail] = [stem.slice(0, cut), stem.slice(cut + 1)];
  const first = ligatures[head] ?? whole[head];
  const end = ({ র: 'ª', ব: '¡', ল: '¬', ন: 'œ', ম: '¥' } as Record<string, string>)[tail];
  return cut < 0 || first === undefined || end === undefined ? undefined : first + end;
}

const banglaCells = `
আব্দুল্লাহ আল মামুন
মোঃ রহিম উদ্দিন
মোছাঃ সালমা খাতুন
কাজী নজরুল ইসলাম
মোহাম্মদ শফিকুল ইসলাম
ড. মুহাম্মদ শহীদুল্লাহ
শেখ হাসান মাহমুদ
রোকেয়া সাখাওয়াত হোসেন
জাহানারা বেগম
সুফিয়া কামাল
তাহমিনা আক্তার
ফেরদৌসী মজুমদার
শ্রীমতী লক্ষ্মী রাণী দাস
প্রদীপ চন্দ্র সরকার
কৃষ্ণা বিশ্বাস
মির্জা আব্দুর রাজ্জাক
মোস্তাফিজুর রহমান
হুমায়ূন আহমেদ
জসীম উদ্দীন
সৈয়দ মুজতবা আলী
বাড়ি নং-১২, রোড-১১, উত্তরা, ঢাকা
গ্রাম: চাঁদপুর, পোঃ হাজীগঞ্জ, জেলা: কুমিল্লা
সাতক্ষীরা
ব্রাহ্মণবাড়িয়া
চট্টগ্রাম
নারায়ণগঞ্জ
কক্সবাজার সদর
মৌলভীবাজার, সিলেট
ধানমন্ডি, ঢাকা-১২০৯
মিরপুর-১০, ঢাকা
৪৫/২ পুরানা পল্টন
রাঙ্গামাটি পার্বত্য জেলা
ঝিনাইদহ
ঠাকুরগাঁও
ফ্ল্যাট ৫, গুলশান-২
বগুড়া
যশোর
শরীয়তপুর
পঞ্চগড়
খুলনা
`
  .trim()
  .split('\n');

const plainCells = `
Md. Anwarul Haque
Salma Khatun
House 4, Road 11
Abdullah Al Mamun
A.K.M. Fazlul Haque
S.M. Karim
Kazi Nazrul Islam
Vivek Sharma
Kevin O’Brien
José Müller
Zoë Nováková
François Lefèvre
Søren Kjær
Xavier Nguyen Van
Xu Wei
Yves Klein
Zbigniew Lewandowski
Levy
Dev
Ivy
Eva
Avi Cohen
Nova Travels
Maxwell Stamp
Flat 5B, House 12, Road 3, Sector 7, Uttara, Dhaka-1230
PO Box 12, GPO, Dhaka
NVR Tower (3rd Floor)
45/2 Purana Paltan, Dhaka
Vill: Chandpur, P.O: Hajiganj, Dist: Cumilla
DOHS Mohakhali
BRAC Centre, 75 Mohakhali
Kawran Bazar C/A
c/o Mr. Kabir, Khulna
Cox’s Bazar
Saint Martin’s Island
Pvt. Ltd.
M/S Rahman & Sons
Dr. Zafrullah Chowdhury
Ayesha (wife of Kamal)
VIP, vegetarian
wants window seat by the wing
Very good customer, pays by bKash
Give 5% off
umrah 2027, 4 pax
DAC-JED-DAC SV803
EK583/EK586
PNR: XKV4WZ
NID 1990123456
b/f from May
HVAC engineer
TV, DVD, AV
Ph.D.
UK visa x 2
Wx
kV line
Savar, Dhaka
Shyamoli
Wazed Miah
Rxvt
Nilkhet
Szymon
Hwang Yu-jin
Nguyễn Văn Anh
Bjørk
Kyiv, Ukraine
www.example.com
rahim_khan@example.com
https://example.com/_kv
`
  .trim()
  .split('\n');

/** The texts of this program in a language: some thousand sentences that nobody wrote for this test. */
const ownTexts = (language: 'en' | 'bn') =>
  readdirSync(`messages/${language}`).flatMap((file) =>
    Object.values(
      z
        .record(z.string(), z.unknown())
        .parse(JSON.parse(readFileSync(`messages/${language}/${file}`, 'utf8'))),
    ).flatMap((text) => (typeof text === 'string' ? [text.replace(/\{\w+\}/g, '').trim()] : [])),
  );

describe('a text in Bijoy', () => {
  test.each([
    ['Avãyjøvn Avj gvgyb', 'আব্দুল্লাহ আল মামুন'],
    ['mvZÿxiv', 'সাতক্ষীরা'],
    ['mvZ¶xiv', 'সাতক্ষীরা'],
    ['Avgvi †mvbvi evsjv', 'আমার সোনার বাংলা'],
    ['†KvgjMvÜvi|', 'কোমলগান্ধার।'],
    ['w¯Œb', 'স্ক্রিন'],
    ['`‚ieZ©x', 'দূরবর্তী'],
    ['†PŠayix', 'চৌধুরী'],
    ['nvwmbv (gv)', 'হাসিনা (মা)'],
  ])('%s is %s', (typed, bangla) => {
    expect(textIn(typed)).toEqual({ value: bangla.normalize('NFC') });
  });

  test.each(banglaCells)('%s is known and read back', (bangla) => {
    const typed = typedInBijoy(bangla);
    expect(typed).toBeDefined();
    expect([typed, textIn(typed ?? '')]).toEqual([typed, { value: bangla.normalize('NFC') }]);
  });

  test('is read back from whatever this program says in Bangla', () => {
    const cells = ownTexts('bn').flatMap((text) => {
      const typed = /[A-Za-z\n]/.test(text) || text.length < 8 ? undefined : typedInBijoy(text);
      return typed === undefined ? [] : [{ text: text.normalize('NFC').replace(/\s+/g, ' '), typed }];
    });
    expect(cells.length).toBeGreaterThan(3_000);
    const wrong = cells.filter(({ text, typed }) => textIn(typed).value !== text);
    const rubbish = wrong.filter(
      ({ text, typed }) => ![text, typed.replace(/\s+/g, ' ')].includes(textIn(typed).value ?? typed),
    );
    expect(rubbish).toEqual([]);
    expect(wrong.length / cells.length).toBeLessThan(0.01);
  });

  test('that can’t be turned into words is refused, never stored', () => {
    for (const cell of ['Salma, mvZÿxiv', 'gvgyb ² †gvt', '†gvt Anwarul Haque']) {
      expect([cell, textIn(cell).fault?.code]).toEqual([cell, 'text-bijoy']);
    }
    const { fault } = textIn('Salma, mvZÿxiv');
    expect(fault && faultWords(fault, 'en')).toBe(
      '“Salma, mvZÿxiv” is written in a font of Bijoy and can’t be turned into Unicode. Type it in Unicode.',
    );
  });

  test('of a short name is told by the cells beside it', () => {
    expect(textIn('iwng')).toEqual({ value: 'iwng' });
    expect(textIn('iwng', () => true)).toEqual({ value: 'রহিম' });
  });
});

describe('a text that isn’t in Bijoy', () => {
  test.each(plainCells)('%s stays as it is', (cell) => {
    expect(textIn(cell)).toEqual({ value: cell.normalize('NFC') });
  });

  test('of English as this program speaks it is never mistaken', () => {
    const texts = ownTexts('en');
    expect(texts.length).toBeGreaterThan(3_000);
    expect(texts.filter((text) => writingOf(text) !== 'plain')).toEqual([]);
  });

  test('in Unicode stays as it is', () => {
    expect(textIn('মোঃ রহিম')).toEqual({ value: 'মোঃ রহিম' });
  });
});

describe('a text that was read in a wrong encoding', () => {
  const misread = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

  test('is turned back, once or twice misread', () => {
    expect(misread('রা')).toBe('à¦°à¦¾');
    for (const bangla of banglaCells.map((cell) => cell.normalize('NFC'))) {
      expect(textIn(misread(bangla))).toEqual({ value: bangla });
      expect(textIn(misread(misread(bangla)))).toEqual({ value: bangla });
    }
  });

  test('is refused when letters were lost', () => {
    for (const cell of ['à¦°à¦¾à¦', '????? ???', '?? 12', 'রহি\ufffdম']) {
      expect([cell, textIn(cell).fault?.code]).toEqual([cell, 'text-garbled']);
    }
    expect(textIn('Really??')).toEqual({ value: 'Really??' });
  });
});

test('a text that this program wrote as a cell comes back', () => {
  expect(textIn("'=SUM of all")).toEqual({ value: '=SUM of all' });
});

test('the tags of a cell are told apart, those of Google left out', () => {
  expect(tagsIn('* myContacts ::: Umrah ::: VIP')).toEqual({ value: ['Umrah', 'VIP'] });
});
