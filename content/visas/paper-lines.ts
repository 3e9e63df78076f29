import type { PaperLine } from '#features/visas/visas.contract.ts';

/** Children have no national identity card. */
const ageOf = (paper: string): Pick<PaperLine, 'age'> => (paper === 'nid' ? { age: 'adults' } : {});

/** Papers handed in the way the library describes them. */
export const papers = (...papers: string[]): PaperLine[] =>
  papers.map((paper) => ({ paper, ...ageOf(paper) }));

/** Papers uploaded with an online form: a scan stands for the original and every copy. */
export const scanned = (...papers: string[]): PaperLine[] =>
  papers.map((paper) => ({
    paper,
    original: false,
    photocopies: 0,
    prints: 0,
    scan: true,
    ...ageOf(paper),
  }));

/** Papers that stay in the traveller's own hand luggage, printed once. */
export const carried = (...papers: string[]): PaperLine[] =>
  papers.map((paper) => ({
    paper,
    original: false,
    photocopies: 0,
    prints: 1,
    scan: false,
    ...ageOf(paper),
  }));

/** Papers that only these kinds of the guide ask for. */
export const onlyFor = (kinds: string[], lines: PaperLine[]): PaperLine[] =>
  lines.map((line) => ({ ...line, kinds }));
