import type { Language } from '../language.ts';
import { poishaPerTaka } from './money.rules.ts';

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Below a hundred. Bangla has a word of its own for each number; spelled as by the Bangla Academy. */
const bangla = `
  শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয়
  দশ এগারো বারো তেরো চৌদ্দ পনেরো ষোলো সতেরো আঠারো উনিশ
  বিশ একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আটাশ ঊনত্রিশ
  ত্রিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ ঊনচল্লিশ
  চল্লিশ একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ ঊনপঞ্চাশ
  পঞ্চাশ একান্ন বায়ান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন ঊনষাট
  ষাট একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি ঊনসত্তর
  সত্তর একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর ঊনআশি
  আশি একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি আটাশি ঊননব্বই
  নব্বই একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই`
  .trim()
  .normalize('NFC')
  .split(/\s+/);

function belowHundred(value: number, language: Language): string {
  if (language === 'bn') {
    return bangla[value] ?? '';
  }
  const rest = value % 10;
  const ten = tens[Math.floor(value / 10)] ?? '';
  return small[value] ?? (rest === 0 ? ten : `${ten}-${small[rest]}`);
}

const units = {
  en: { crore: ' crore', lakh: ' lakh', thousand: ' thousand', hundred: ' hundred' },
  bn: { crore: ' কোটি', lakh: ' লক্ষ', thousand: ' হাজার', hundred: 'শত' },
} as const;

/** A whole number above zero; crores are counted like any number, so that there is no largest unit. */
function counted(value: number, language: Language): string {
  const { crore, lakh, thousand, hundred } = units[language];
  const parts = [
    [Math.floor(value / 10_000_000), crore],
    [Math.floor(value / 100_000) % 100, lakh],
    [Math.floor(value / 1_000) % 100, thousand],
    [Math.floor(value / 100) % 10, hundred],
    [value % 100, ''],
  ] as const;
  return parts
    .flatMap(([size, unit]) => {
      if (size === 0) {
        return [];
      }
      return [`${size < 100 ? belowHundred(size, language) : counted(size, language)}${unit}`];
    })
    .join(' ');
}

/**
 * A sum in words, as receipts and cheques have it, counted in lakh and crore: `twelve thousand five hundred taka only`,
 * `বারো হাজার পাঁচশত টাকা মাত্র`. A negative one begins with `minus` or `ঋণাত্মক`.
 * @param poisha A whole number; every sum that a column holds can be written.
 * @throws RangeError when it isn't a whole number that is exact.
 */
export function amountInWords(poisha: number, language: Language): string {
  if (!Number.isSafeInteger(poisha)) {
    throw new RangeError('A sum in words is a whole number of poisha.');
  }
  const size = Math.abs(poisha);
  const whole = Math.floor(size / poishaPerTaka);
  const rest = size % poishaPerTaka;
  const words = (value: number) => (value === 0 ? belowHundred(0, language) : counted(value, language));
  const isBangla = language === 'bn';
  const taka = whole === 0 && rest > 0 ? [] : [`${words(whole)} ${isBangla ? 'টাকা' : 'taka'}`];
  const poishas = rest === 0 ? [] : [`${words(rest)} ${isBangla ? 'পয়সা' : 'poisha'}`];
  const sum = [...taka, ...poishas].join(isBangla ? ' ' : ' and ');
  const sign = poisha < 0 ? `${isBangla ? 'ঋণাত্মক' : 'minus'} ` : '';
  return `${sign}${sum} ${isBangla ? 'মাত্র' : 'only'}`.normalize('NFC');
}
