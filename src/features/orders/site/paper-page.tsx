import { data } from 'react-router';
import { findCover } from '#features/fares/covers/covers.queries.ts';
import { coverView } from '#features/fares/covers/covers.rules.ts';
import { cityIn } from '#features/fares/fares.queries.ts';
import { paperName } from '#features/papers/paper-labels.rules.ts';
import { isSerialNumber } from '#features/papers/papers.rules.ts';
import { PaperSheet } from '#features/papers/site/paper-sheet.tsx';
import { findPaper } from '#features/payments/papers/papers.queries.ts';
import { m } from '#messages/messages.js';
import { pageContext } from '#platform/http/page-context.ts';
import { secretMeta } from '#site/page-meta.ts';
import { passedOrder } from '../customer/passes.rules.ts';
import type { Route } from './+types/paper-page.ts';

export async function loader({ context, params: { token, number } }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { language, siteUrl } = page;
  const paper = isSerialNumber(number.toUpperCase())
    ? await findPaper(page.personal(), {
        token,
        number,
        language,
        siteUrl,
        orderId: passedOrder(token, number, page.today),
      })
    : undefined;
  if (!paper) {
    throw data(null, { status: 404 });
  }
  const cover = paper.kind === 'ticket-cover' ? await findCover(page.personal(), paper.number) : undefined;
  return {
    paper: cover ? { ...paper, cover: coverView(cover, { language, cityOf: cityIn(language) }) } : paper,
  };
}

export function meta(args: Route.MetaArgs) {
  const { paper } = args.loaderData ?? {};
  return paper === undefined
    ? []
    : secretMeta(args, () => `${paperName[paper.kind]()} ${paper.number}`, m.papers_description);
}

/** /orders/{token}/papers/{number}: a paper to read, print or save. It is in this feature because fares know all papers. */
export default function PaperPage({ loaderData: { paper } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap paper-page">
      <div className="paper-tools">
        <button className="btn btn-line btn-sm" type="button" onClick={() => window.print()}>
          {m.papers_print()}
        </button>
      </div>
      <PaperSheet paper={paper} />
    </main>
  );
}
