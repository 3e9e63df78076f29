import { useQuery } from '@tanstack/react-query';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import type { NameError, CaseNames as Names } from '../names/names.contract.ts';
import type { OfficeCase } from '../visa-cases.contract.ts';
import { isEnded } from '../visa-cases.rules.ts';
import { caseNamesOf } from './names-client.ts';
import { openPassport } from './passport-form.tsx';

interface CaseNamesProps {
  readonly of: OfficeCase;
  readonly refused: RefusalReason;
  /** Takes the paper with another name in hand. */
  readonly onChoose: (paper: string) => void;
}

/** The names of a case beside each other: each passport, what is wrong with it, and the papers in another name. */
export function CaseNames({ of, refused, onChoose }: CaseNamesProps) {
  const { data } = useQuery({ ...caseNamesOf(of.id), enabled: refused === undefined });
  if (data === undefined || of.purgedAt !== null) {
    return null;
  }
  const isFine = data.applicants.every(
    ({ passport, faults, papers }) =>
      passport !== null && faults.length === 0 && papers.every(({ differs }) => !differs),
  );
  return (
    <section className="of-panel" aria-labelledby="vc-names">
      <h2 id="vc-names">{m.office_case_names()}</h2>
      {isFine && <p>{m.office_case_names_fine()}</p>}
      <ul className="vc-names">
        {data.applicants.map((applicant) => (
          <li key={applicant.id}>
            <Passport {...{ of, refused, applicant }} />
            <ul className="vc-faults">
              {applicant.faults.map((fault) => (
                <li key={fault}>{errorLabel(fault, applicant, data.validUntil)}</li>
              ))}
              {applicant.papers
                .filter(({ differs }) => differs)
                .map(({ id, name, written }) => (
                  <li key={id}>
                    <button type="button" onClick={() => onChoose(id)}>
                      {(applicant.passport === null
                        ? m.office_case_name_differs_case
                        : m.office_case_name_differs)({ paper: name, written: written ?? '' })}
                    </button>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Applicant = Names['applicants'][number];

const nameIn = ({ passport }: Applicant) =>
  [passport?.givenNames, passport?.surname].filter(Boolean).join(' ');

function errorLabel(fault: NameError, applicant: Applicant, validUntil: string): string {
  switch (fault) {
    case 'mrz.malformed':
      return m.office_case_error_malformed();
    case 'mrz.check-digit':
      return m.office_case_error_misread();
    case 'passport.expired':
      return m.office_case_error_expired();
    case 'passport.expires':
      return m.office_case_error_expires({ until: fullDate(validUntil, officeLanguage()) });
    case 'passport.twice':
      return m.office_case_error_twice();
    case 'name.single':
      return m.office_case_error_single();
    case 'name.differs':
      return m.office_case_error_differs({ passport: nameIn(applicant), name: applicant.name ?? '' });
  }
}

function Passport({
  of,
  refused,
  applicant,
}: Pick<CaseNamesProps, 'of' | 'refused'> & { applicant: Applicant }) {
  const { passport } = applicant;
  const name = applicant.name ?? m.office_case_nameless();
  return (
    <div className="vc-passport">
      <div>
        <strong>{passport === null ? name : nameIn(applicant)}</strong>
        <small className="num">
          {passport === null
            ? m.office_case_names_unread()
            : passport.expiresOn !== null &&
              m.office_case_names_valid({ day: fullDate(passport.expiresOn, officeLanguage()) })}
        </small>
      </div>
      {!isEnded(of.state) && (
        <MayButton
          refused={refused}
          variant="default"
          size="compact-sm"
          aria-label={(passport === null ? m.office_case_names_read_of : m.office_case_names_change_of)({
            name,
          })}
          onClick={() => openPassport(of.id, applicant)}
        >
          {passport === null ? m.office_case_names_read() : m.office_case_names_change()}
        </MayButton>
      )}
    </div>
  );
}
