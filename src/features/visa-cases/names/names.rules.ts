import { parseMrz } from '#features/travellers/mrz.rules.ts';
import {
  addMonths,
  checkTravellers,
  namesDiffer,
  sameNameKey,
} from '#features/travellers/travellers.rules.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { type CaseNames, type NameError, nameErrors, type PassportPage } from './names.contract.ts';

/** What staff have read in a case: passports by applicant, names by paper. */
export interface NamesRead {
  readonly passports: Readonly<Record<string, PassportPage>>;
  readonly papers: Readonly<Record<string, string>>;
}

interface CheckedApplicant {
  readonly id: string;
  readonly name: string | null;
  readonly papers: readonly { readonly id: string; readonly name: string; readonly files: number }[];
}

interface Days {
  readonly departsOn: CalendarDate | null;
  readonly returnsOn: CalendarDate | null;
  readonly today: CalendarDate;
}

const isNameError = (code: string): code is NameError => nameErrors.some((each) => each === code);

/** The same words in any order. */
const sameWords = (one: string, other: string): boolean => sameNameKey(one) === sameNameKey(other);

/**
 * Puts the names of a case beside each other: each passport beside the name that the case has, and each paper beside the
 * passport. Embassies refuse papers in another spelling, so a short form such as `Md.` for `Mohammad` counts as another name.
 */
export function checkNames(
  applicants: readonly CheckedApplicant[],
  read: NamesRead,
  { departsOn, returnsOn, today }: Days,
): CaseNames {
  const leaves = departsOn ?? today;
  const journey = { departsOn: leaves, returnsOn: returnsOn ?? leaves };
  const held = applicants.flatMap(({ id, name }) => {
    const page = read.passports[id];
    return page === undefined ? [] : [{ id, typed: { ...page, ...(name && { ticketName: name }) } }];
  });
  const checked = checkTravellers(
    held.map(({ typed }) => typed),
    journey,
    today,
  ).travellers;
  const passports = new Map(held.map(({ id }, index) => [id, checked[index]]));
  return {
    applicants: applicants.map(({ id, name, papers }) => {
      const passport = passports.get(id);
      const { surname, givenNames, expiresOn } = passport?.fields ?? {};
      const mrz = read.passports[id]?.mrz;
      const isCut = mrz !== undefined && parseMrz(mrz, today)?.isNameCut === true;
      const isOther = (written: string) =>
        passport === undefined
          ? name !== null && !sameWords(name, written)
          : namesDiffer(surname ?? '', givenNames ?? '', written, isCut);
      return {
        id,
        name,
        passport:
          passport === undefined
            ? null
            : { surname: surname ?? null, givenNames: givenNames ?? null, expiresOn: expiresOn ?? null },
        faults: [...new Set(passport?.warnings.map(({ code }) => code).filter(isNameError))],
        papers: papers
          .filter(({ files }) => files > 0)
          .map((paper) => {
            const written = read.papers[paper.id] ?? null;
            return { id: paper.id, name: paper.name, written, differs: written !== null && isOther(written) };
          }),
      };
    }),
    validUntil: addMonths(journey.returnsOn, 6),
  };
}
