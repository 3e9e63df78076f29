import { useState } from 'react';
import { profileName } from '#features/visas/visa-names.rules.ts';
import { m } from '#messages/messages.js';
import { count, megabytes } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import type { VisitorCase } from '../visa-cases.contract.ts';
import { caseLimits, type PaperState } from '../visa-cases.rules.ts';
import type { CaseResult } from '../visitor/visitor.contract.ts';
import { CasePaper } from './case-paper.tsx';
import { CasePassport } from './case-passport.tsx';

type Applicant = VisitorCase['applicants'][number];

/** What has to be done again comes first, then what is wanted, what we look at, and what is accepted. */
const order: Readonly<Record<PaperState, number>> = { again: 0, wanted: 1, received: 2, accepted: 3 };

const orderOf = ({ state, standIn }: Applicant['papers'][number]) =>
  standIn === null ? order[state] : order.accepted;

const decisionLabels = {
  approved: m.visacase_decision_approved,
  refused: m.visacase_decision_refused,
} as const;

interface CaseApplicantProps {
  readonly applicant: Applicant;
  readonly token: string;
  readonly isFirst: boolean;
  readonly takesPapers: boolean;
  /** All of the case, by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** What became of a form about a paper. */
  readonly said: { readonly paper: string; readonly result: CaseResult } | undefined;
}

/** The papers of one applicant. Those of the others are folded, unless something is wanted again. */
export function CaseApplicant({ applicant, token, isFirst, takesPapers, names, said }: CaseApplicantProps) {
  const language = usePageLanguage();
  const { papers, profile, decision, passport } = applicant;
  const sharerOf = ({ standIn }: Applicant['papers'][number]) =>
    names.get(standIn?.applicant ?? '') ?? m.visacase_nameless();
  const helpId = `limits-${applicant.id}`;
  const name = applicant.name ?? m.visacase_nameless();
  const accepted = papers.filter(({ isMet }) => isMet).length;
  const come = papers.filter(({ state, isMet }) => state === 'received' && !isMet).length;
  const isSaid = papers.some(({ id, key }) => said?.paper === id || said?.paper === key);
  const share = (some: number) => (papers.length === 0 ? 0 : Math.round((some * 100) / papers.length));
  const isOpen =
    isFirst || isSaid || papers.some(({ state, standIn }) => state === 'again' && standIn === null);
  // A paper that changes while the page is open stays where it is.
  const [places] = useState(() => papers.toSorted((a, b) => orderOf(a) - orderOf(b)).map(({ id }) => id));
  const sorted = papers.toSorted((a, b) => places.indexOf(a.id) - places.indexOf(b.id));
  return (
    <details className="order-box vcase-one" open={isOpen}>
      <summary>
        <h2>{m.visacase_papers_of({ name })}</h2>
        <span className="small num">
          {profileName[profile]()},{' '}
          {m.visacase_accepted_of({ some: count(accepted, language), all: count(papers.length, language) })}
        </span>
      </summary>
      {passport !== null && <CasePassport passport={passport} />}
      {decision !== null && <p className="vcase-decision">{decisionLabels[decision]()}</p>}
      <svg className="vcase-meter" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="8" />
        <rect className="vcase-meter-come" width={share(accepted + come)} height="8" />
        <rect className="vcase-meter-accepted" width={share(accepted)} height="8" />
      </svg>
      {takesPapers && (
        <p className="small muted" id={helpId}>
          {m.visacase_limits({
            megabytes: megabytes(caseLimits.bytes, language),
            files: count(caseLimits.files, language),
          })}
        </p>
      )}
      <ul className="vcase-papers">
        {sorted.map((paper) => (
          <CasePaper
            key={paper.id}
            paper={paper}
            said={said?.paper === paper.id || said?.paper === paper.key ? said.result : undefined}
            sharer={sharerOf(paper)}
            helpId={helpId}
            sendTo={
              takesPapers && paper.state !== 'accepted' && paper.standIn === null
                ? `/api/visitor/visa-cases/${token}/applicants/${applicant.id}/papers/${paper.id}`
                : undefined
            }
          />
        ))}
      </ul>
    </details>
  );
}
