import { ends, letters, signsBefore, signsBehind } from './bijoy.data.ts';
import { bijoyParts, bijoyText, bijoyWord } from './bijoy.rules.ts';
import { isEmpty, sheetError, shown, tidied } from './empties.rules.ts';
import type { Reading } from './faults.contract.ts';
import { likeness, likenessOfPair, ofAccents, ofLargeAccents, ofOthers } from './likeness.data.ts';
import { looksGarbled, ungarbled } from './mojibake.rules.ts';

/** From here on a cell is taken for Bijoy: some names of two or three letters could be either below it. */
const clearly = 50;
/** What makes no words though it is Bijoy from here on is refused. */
const surely = 100;
/** Where other cells of the row are in Bijoy. */
const likely = 25;
/** A word that stands in a cell of the other writing: below the first one it is English, above the second one Bijoy. */
const isForeign = { english: -40, bijoy: 85 } as const;

const smallAccents = /[\u00df-\u00f6\u00f8-\u00feš-žœ‘’“”–—…•™®°]/;
const largeAccents = /[\u00c0-\u00d6\u00d8-\u00deŠŽŒŸ]/;

function weightOf(sign: string, place: number): number {
  if (smallAccents.test(sign) || (place === 0 && largeAccents.test(sign))) {
    return ofAccents;
  }
  return likeness.get(sign) ?? (largeAccents.test(sign) ? ofLargeAccents : ofOthers);
}

/** How likely a word is Bijoy. The pairs of letters of an abbreviation say nothing. */
function scoreOf(word: string): number {
  const signs = [...word];
  const isAbbreviation = /^[A-Z]+$/.test(word);
  return signs.reduce(
    (sum, sign, place) =>
      sum + weightOf(sign, place) + (isAbbreviation ? 0 : likenessOfPair(signs[place - 1] ?? '', sign)),
    0,
  );
}

/** Whether a vowel sign or a ligature is in it: words of single consonants alone are mostly abbreviations. */
const hasSigns = (text: string): boolean =>
  [...text].some(
    (sign) =>
      signsBefore.has(sign) ||
      signsBehind.has(sign) ||
      ends.has(sign) ||
      (letters.has(sign) && sign > '\u007f' && !smallAccents.test(sign)),
  );

/** Addresses of mail and pages, and text with letters that no font of Windows-1252 has: it is in Unicode already. */
const isPlain = (text: string): boolean =>
  /@|:\/\/|\bwww\./i.test(text) || /(?![ƒˆŠŒŸŽšœž])[\u0100-\u1fff\u2c00-\uffee]/.test(text);

const nothingNear = () => false;

/**
 * Whether a text is typed in a font of Bijoy, by how likely its letters are.
 * @param isNear whether other cells of its row are in Bijoy, so that less tells that this one is; asked only where it matters
 * @returns 'mixed' when some of its words are and others aren’t
 */
export function writingOf(text: string, isNear: () => boolean = nothingNear): 'bijoy' | 'plain' | 'mixed' {
  if (isPlain(text)) {
    return 'plain';
  }
  const words = bijoyParts(text).map((word) => ({ word, score: scoreOf(word) }));
  const score = words.reduce((sum, { score: own }) => sum + own, 0);
  const scores = words.filter(({ word }) => word.length > 2);
  // A sign by itself is one of measures: `5 × 3`.
  const isWorded = words.some(({ word }) => word.length > 1) && hasSigns(text);
  if (isWorded && score >= likely && (score >= clearly || isNear())) {
    if (scores.some((each) => each.score <= isForeign.english)) {
      return 'mixed';
    }
    // A foreign name of few letters makes no word: `Ivy`.
    return bijoyText(text) !== undefined ? 'bijoy' : score >= surely ? 'mixed' : 'plain';
  }
  const isMixed = scores.some(
    ({ word, score: own }) => own >= isForeign.bijoy && hasSigns(word) && bijoyWord(word) !== undefined,
  );
  return isMixed ? 'mixed' : 'plain';
}

/** Bangla that was saved in an encoding without its letters: `????? ???`. */
const isLost = (text: string): boolean =>
  text.includes('\ufffd') || (/\?{2}/.test(text) && !/\p{L}/u.test(text));

/** Signs that steer a machine, and marks of direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

/** A cell as this program’s own files write what could be a formula: `'=…`. */
const shielded = /^'(?=\s*[=+\-@])/;

/**
 * The text of a cell in Unicode: what is typed in Bijoy (`gvgyb`) or was read in a wrong encoding (`à¦°à¦¾`) is turned back, or is a fault, and
 * never stored as it stands.
 * @param isNear as `writingOf` has it
 */
export function textIn(cell: string, isNear: () => boolean = nothingNear): Reading<string> {
  const error = sheetError(cell);
  if (error !== undefined) {
    return { fault: { code: 'sheet-error', value: error } };
  }
  // Before blanks are tidied: some of those are bytes of a letter.
  if (looksGarbled(cell)) {
    const mended = ungarbled(cell);
    return mended === undefined
      ? { fault: { code: 'text-garbled', value: shown(cell) } }
      : { value: tidied(mended.replace(unseen, '')) };
  }
  const text = tidied(cell.replace(unseen, '')).replace(shielded, '');
  if (isLost(text)) {
    return { fault: { code: 'text-garbled', value: shown(text) } };
  }
  if (isEmpty(text)) {
    return { value: undefined };
  }
  const writing = writingOf(text, isNear);
  if (writing === 'plain') {
    return { value: text };
  }
  const converted = writing === 'bijoy' ? bijoyText(text) : undefined;
  return converted === undefined
    ? { fault: { code: 'text-bijoy', value: shown(text) } }
    : { value: converted.normalize('NFC') };
}

/** The lines of a cell of tags: told apart by comma, semicolon or `:::`; what Google adds of its own (`* myContacts`) left out. */
export function tagsIn(cell: string): Reading<readonly string[]> {
  const read = textIn(cell.replaceAll(':::', ','));
  if (read.fault !== undefined) {
    return read;
  }
  const tags = (read.value ?? '')
    .split(/[,;\n]/)
    .map((tag) => tag.replace(/^\s*\*\s*/, '').trim())
    .filter((tag) => tag !== '' && !/^(?:mycontacts|starred)$/i.test(tag));
  return { value: tags.length === 0 ? undefined : [...new Set(tags)] };
}
