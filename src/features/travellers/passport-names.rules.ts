interface Names {
  readonly surname?: string | null | undefined;
  readonly givenNames?: string | null | undefined;
}
type NameField = keyof Names;

/** What stands before or behind a name, and is none. */
export const titles = new Set(['MR', 'MRS', 'MS', 'MISS', 'MSTR', 'MASTER', 'CHD', 'INF', 'DR', 'HAJI']);
/** What airlines write for a name that somebody hasn't: first name unknown, last name unknown. */
export const standIns = new Set(['FNU', 'LNU']);

/** Pilgrims are called so, and it is a name of its own in passports. */
const alsoNames = new Set(['HAJI']);

/** Whether a word is a title, such as `Mrs.`, and not a name. */
export const isTitleWord = (word: string): boolean => {
  const bare = word.replaceAll('.', '').toUpperCase();
  return titles.has(bare) && !alsoNames.has(bare);
};

const isTitle = (name: string): boolean =>
  name
    .toUpperCase()
    .split(/[ .]/)
    .every((word) => word === '' || (titles.has(word) && !alsoNames.has(word)));

const isLatin = (name: string): boolean => /^\p{Script=Latin}[\p{Script=Latin}\p{M} .'’-]*$/u.test(name);

const told = (name: string | null | undefined): string => name?.trim() ?? '';
const isStandIn = (name: string): boolean => standIns.has(name.toUpperCase());

/**
 * The fields that can't be somebody's name, for travellers, applicants and passengers alike. One of the two may be empty, as in a
 * passport with a single name; a title alone is no name, nor is what airlines write for a missing one.
 * @param asInPassport in Latin letters, as for whoever crosses a border or flies
 */
function wrongNames(names: Names, asInPassport: boolean): NameField[] {
  const fields = (['surname', 'givenNames'] as const).filter((field) => {
    const name = told(names[field]);
    return name !== '' && ((asInPassport && !isLatin(name)) || isTitle(name));
  });
  return fields.length === 0 && isNameless(names) ? ['surname'] : fields;
}

const isNameless = ({ surname, givenNames }: Names): boolean =>
  [surname, givenNames].every((name) => told(name) === '' || isStandIn(told(name)));

/** The same as fields of a request below a path, with what to do. */
export function nameFields(names: Names, path: string, asInPassport: boolean) {
  const message = asInPassport
    ? 'Write the name in Latin letters, as in the passport, and without a title.'
    : 'Write the name without a title.';
  return wrongNames(names, asInPassport).map((field) => ({ path: `${path}.${field}`, message }));
}

/** Whether a name is there, and could be in a passport. */
export const isNamed = (names: Names, asInPassport: boolean): boolean =>
  wrongNames(names, asInPassport).length === 0;

/** The names that somebody has, without stand-ins. */
export const ownNames = ({ surname, givenNames }: Names): string[] =>
  [told(surname), told(givenNames)].filter((name) => name !== '' && !isStandIn(name));

/** The names as airlines take them: who has only one has it as the surname, with `FNU` as the given names. */
export function airlineNames(names: Names): { readonly surname: string; readonly givenNames: string } {
  const [only = '', other] = ownNames(names);
  return other === undefined
    ? { surname: only, givenNames: 'FNU' }
    : { surname: told(names.surname), givenNames: told(names.givenNames) };
}
