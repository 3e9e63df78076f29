/** An applicant with the papers that are asked, as far as files are matched with them. */
export interface FilePlace {
  readonly id: string;
  /** As in the passport; none once the papers were deleted. */
  readonly name: string | null;
  readonly papers: readonly { readonly id: string; readonly key: string; readonly name: string }[];
}

/** Where a file belongs by its name; undefined is what the name doesn't say. */
export interface FileMatch {
  readonly applicant: string | undefined;
  readonly paper: string | undefined;
  /** Whether staff should look: only a part of the name fits. */
  readonly isUnsure: boolean;
}

/** Said of so many that they tell nobody apart. */
const titles = new Set(
  ['md', 'mohammad', 'mohammed', 'muhammad', 'mohd', 'mst', 'mosammat', 'mr', 'mrs', 'miss', 'ms'].concat([
    'dr',
    'haji',
    'al',
    'el',
    'bin',
    'ibn',
  ]),
);

/** What customers call a paper in a file's name, by its key in the library. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  passport: ['pp', 'bio page', 'passport copy'],
  'photo-35x45': ['photo', 'pic', 'picture', 'photograph'],
  'photo-2x2': ['photo', 'pic', 'picture', 'photograph'],
  'photo-digital': ['photo', 'pic', 'picture', 'photograph'],
  nid: ['national id', 'voter id'],
  'flight-booking': ['ticket', 'air ticket', 'itinerary ticket'],
  'bank-statement': ['statement', 'bank'],
  solvency: ['bank solvency', 'solvency certificate'],
  noc: ['no objection', 'no objection certificate'],
  'trade-licence': ['trade license'],
  'tin-certificate': ['tin', 'etin'],
  'tax-return': ['return acknowledgement', 'tax'],
  'visiting-card': ['business card'],
};

/** In the names of too many papers to say which one it is. */
const plain = new Set(['certificate', 'letter', 'paper', 'card', 'copy', 'form', 'page', 'booking', 'scan']);

/** The words of a name or a path: `KarimUddin_Passport-2.pdf` are karim, uddin, passport and 2. */
function wordsOf(text: string): string[] {
  return text
    .replace(/\.[a-z0-9]{2,4}$/i, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (/^[a-z]{4,}s$/.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word));
}

/** The only one with most points; undefined when two have as many, or none has any. */
function bestOf<Each>(of: readonly Each[], points: (each: Each) => number): Each | undefined {
  const ranked = of.map((each) => ({ each, has: points(each) })).toSorted((one, two) => two.has - one.has);
  const [first, second] = ranked;
  return first !== undefined && first.has > 0 && first.has > (second?.has ?? 0) ? first.each : undefined;
}

/** Words written as one are found too: `karimuddin` holds karim. */
const holds = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(word) || (word.length > 4 && [...words].some((each) => each.includes(word)));

const nameWordsOf = (name: string | null): string[] => {
  const words = wordsOf(name ?? '');
  const own = words.filter((word) => !titles.has(word));
  return own.length === 0 ? words : own;
};

function matchPaper(words: ReadonlySet<string>, { papers }: FilePlace): string | undefined {
  const asked = papers.map(({ id, key, name }) => ({
    id,
    phrases: [key, name, ...(alsoCalled[key] ?? [])].map(wordsOf),
    key: wordsOf(key),
  }));
  const lengthIn = ({ phrases }: (typeof asked)[number]) =>
    Math.max(
      ...phrases.map((phrase) =>
        phrase.length > 0 && phrase.every((word) => words.has(word)) ? phrase.length : 0,
      ),
    );
  if (asked.some((paper) => lengthIn(paper) > 0)) {
    return bestOf(asked, lengthIn)?.id;
  }
  // A word that only one of the papers has says it too: insurance, salary.
  const isOwn = (word: string) =>
    !plain.has(word) && asked.filter(({ key }) => key.includes(word)).length === 1;
  return bestOf(asked, ({ key }) => key.filter((word) => words.has(word) && isOwn(word)).length)?.id;
}

/**
 * Whose paper a file is, and which: by its name and the folders that it lies in. What fits two as well is left open, so
 * that nobody's paper gets to somebody else.
 * @param path such as `Pilgrims/Karim Uddin/passport.pdf`
 */
export function matchFile(path: string, places: readonly FilePlace[]): FileMatch {
  const words = new Set(path.split('/').flatMap(wordsOf));
  const people = places.map((place) => {
    const name = nameWordsOf(place.name);
    const found = name.filter((word) => holds(words, word)).length;
    return { place, found, isWhole: found === name.length };
  });
  const most = Math.max(0, ...people.map(({ found }) => found));
  const closest = most === 0 ? [] : people.filter(({ found }) => found === most);
  const [only, another] = closest.length > 1 ? closest.filter(({ isWhole }) => isWhole) : closest;
  // With one applicant a file needs no name on it.
  const [alone] = places.length === 1 ? places : [];
  const person = alone ?? (another === undefined ? only?.place : undefined);
  if (person === undefined) {
    return { applicant: undefined, paper: undefined, isUnsure: true };
  }
  const paper = matchPaper(words, person);
  const isUnsure = paper === undefined || (alone === undefined && only?.isWhole !== true && most < 2);
  return { applicant: person.id, paper, isUnsure };
}

/** Files in the order of their pages: by path, 2 before 10. */
export const inPageOrder = <Each extends { readonly path: string }>(files: readonly Each[]): Each[] =>
  files.toSorted((one, two) => one.path.localeCompare(two.path, 'en', { numeric: true }));
