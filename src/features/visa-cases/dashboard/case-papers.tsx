import { officeLanguage } from '#dashboard/language.ts';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { profileName } from '#features/visas/visa-names.rules.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { CasePaperView, OfficeCase } from '../visa-cases.contract.ts';
import { officePaperLabels, standInLabels } from './office-case-labels.ts';
import { SaveBundle } from './save-bundle.tsx';

interface CasePapersProps {
  readonly of: OfficeCase;
  readonly refused: RefusalReason;
  readonly applicant: OfficeCase['applicants'][number];
  /** The paper that is looked at. */
  readonly hand: string | undefined;
  readonly onChoose: (paper: CasePaperView) => void;
}

const labelOf = ({ state, standIn }: CasePaperView) =>
  standIn === null ? officePaperLabels[state]() : standInLabels[standIn.kind]();

/** The papers of one applicant and how they stand; one is in hand. */
export function CasePapers({ of, refused, applicant, hand, onChoose }: CasePapersProps) {
  const { name, profile, papers } = applicant;
  const met = papers.filter(({ isMet }) => isMet).length;
  return (
    <section className="of-panel" aria-label={name ?? m.office_case_nameless()}>
      <h2>{name ?? m.office_case_nameless()}</h2>
      <p className="vc-profile num">
        {profileName[profile]()}, {count(met, officeLanguage())}/{count(papers.length, officeLanguage())}
      </p>
      <ul className="vc-papers">
        {papers.map((paper) => (
          <li
            key={paper.id}
            id={`paper-${paper.id}`}
            className="vc-paper"
            data-state={paper.isMet ? 'accepted' : paper.state}
          >
            <button
              type="button"
              aria-current={paper.id === hand || undefined}
              onClick={() => onChoose(paper)}
            >
              <span>{paper.name}</span>
              <strong className="vc-state">{labelOf(paper)}</strong>
            </button>
          </li>
        ))}
      </ul>
      {of.applicants.length > 1 && papers.some(({ files }) => files.length > 0) && (
        <SaveBundle {...{ of, refused, applicant: applicant.id }}>
          {m.office_case_save_applicant()}
        </SaveBundle>
      )}
    </section>
  );
}
