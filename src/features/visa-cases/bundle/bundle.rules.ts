import type { Language } from '#platform/language.ts';
import type { PrivateFile } from '#platform/private-files/private-files.ts';

/** What one PDF of a case holds at most: of more, one is made for each applicant. */
export const bundleLimits = { files: 100, bytes: 64 * 1024 * 1024 } as const;

/** A paper of a bundle, with its name in both languages. */
interface BundledPaper {
  readonly name: Readonly<Record<Language, string>>;
  /** None when it is still wanted: the cover says so. */
  readonly files: readonly PrivateFile[];
}

interface BundledApplicant {
  /** Empty once the case's names are deleted. */
  readonly name: string;
  readonly papers: readonly BundledPaper[];
}

/** All that came for a case, or for one applicant of it. */
export interface Bundle {
  readonly reference: string;
  readonly country: string;
  readonly kind: string;
  readonly applicants: readonly BundledApplicant[];
}

/** A line of the cover: whose papers follow, or a paper with its pages. */
export type CoverLine =
  | { readonly kind: 'applicant'; readonly text: string }
  | { readonly kind: 'paper'; readonly text: string; readonly pages: string };

/** So many lines stand on one page of the cover. */
export const linesOnCover = 30;

const pagesLabel = (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`);

/**
 * The lines of a bundle's cover, in the order of its pages. Embassies read English.
 * @param pages how many pages each file has, in order, without the cover
 */
export function coverLines({ reference, applicants }: Bundle, pages: readonly number[]): CoverLine[] {
  const papers = applicants.reduce((sum, applicant) => sum + applicant.papers.length, 0);
  let next = Math.ceil((papers + applicants.length) / linesOnCover) + 1;
  let file = 0;
  const lines: CoverLine[] = [];
  for (const applicant of applicants) {
    lines.push({ kind: 'applicant', text: applicant.name === '' ? reference : applicant.name });
    for (const { name, files } of applicant.papers) {
      const first = next;
      for (const _ of files) {
        next += pages[file] ?? 0;
        file += 1;
      }
      lines.push({
        kind: 'paper',
        text: name.en,
        pages: files.length === 0 ? 'not here yet' : pagesLabel(first, next - 1),
      });
    }
  }
  return lines;
}
