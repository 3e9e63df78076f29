import { sinceTexts } from '../adjustment-texts.rules.ts';
import type { PaperData } from '../papers.contract.ts';

/** What was moved or written off since a paper was issued. */
export const PaperSince = ({ paper }: { paper: PaperData }) =>
  paper.since.length > 0 && (
    <ul className="paper-since num">
      {sinceTexts(paper).map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are in the order of their days
        <li key={at}>{text}</li>
      ))}
    </ul>
  );
