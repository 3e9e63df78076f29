import { findAgency } from '#features/site-settings/site-settings.queries.ts';
import { bindSheets } from '../watermark/binding.gateway.ts';
import type { Sheet } from '../watermark/binding.rules.ts';
import { markOf, type Opening, pdfResponse, sheetsOf } from '../watermark/watermark.queries.ts';
import { type Bundle, coverLines } from './bundle.rules.ts';
import { drawCover } from './cover.gateway.ts';

/**
 * All that came for a case, or for one applicant, as one PDF behind a cover that says on which pages each paper is.
 * @throws Failure conflict `files.unreadable`, `files.key-lost`
 */
export async function bundleResponse({ deps, files }: Opening, bundle: Bundle): Promise<Response> {
  const { reference, country, kind, applicants } = bundle;
  const { agency } = await findAgency(deps.db);
  const sheets: Sheet[] = [];
  for (const paper of applicants.flatMap((applicant) => applicant.papers)) {
    sheets.push(...(await sheetsOf(files, paper, 'among others')));
  }
  const only = applicants.length === 1 ? (applicants[0]?.name ?? '') : '';
  const mark = await markOf(deps, { reference, country, applicant: only });
  const bytes = await bindSheets(sheets, mark, (pages) =>
    drawCover({
      agency: agency.name.en,
      title: `${country}: ${kind}`,
      about: reference,
      lines: coverLines(bundle, pages),
    }),
  );
  return pdfResponse(bytes, reference);
}
