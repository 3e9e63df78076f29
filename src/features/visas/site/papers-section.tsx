import { m } from '#messages/messages.js';
import { papersOfKind } from '../visa-checklist/visa-checklist.rules.ts';
import type { GuideView, KindView } from '../visa-guide/visa-guide.rules.ts';
import { profileName } from '../visa-names.rules.ts';
import { ChoiceLink } from './choice-link.tsx';
import { PaperSheet } from './paper-sheet.tsx';
import type { VisaChoice } from './visa-choice.ts';

const where: Readonly<Record<KindView['handedInAt'], () => string>> = {
  embassy: m.visas_papers_embassy,
  'visa-centre': m.visas_papers_visa_centre,
  online: m.visas_papers_online,
  airport: m.visas_papers_airport,
  agency: m.visas_papers_agency,
};

interface PapersSectionProps {
  guide: GuideView;
  choice: VisaChoice;
  /** The document's id, part of the storage key of the ticks. */
  guideId: string;
}

/** The checklist of the chosen applicant profile, to tick and print. */
export function PapersSection({ guide, choice, guideId }: PapersSectionProps) {
  const { profile } = choice;
  return (
    <section className="papers" id="papers">
      <h2>{m.visas_papers()}</h2>
      <p className="papers-where">
        {guide.kinds.length > 1 && <b>{m.visas_papers_of_kind({ kind: choice.kind.name })} </b>}
        {where[choice.kind.handedInAt]()}
      </p>
      {guide.profiles.length > 1 && (
        <nav aria-label={m.visas_you_are()}>
          <ul className="profiles">
            {guide.profiles.map((each) => (
              <li key={each.profile}>
                <ChoiceLink
                  to={choice.pathWith({ profile: each.profile })}
                  anchor="papers"
                  chosen={each.profile === profile?.profile}
                >
                  {profileName[each.profile]()}
                </ChoiceLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {profile && (
        <PaperSheet
          key={profile.profile}
          guide={guide}
          kind={choice.kind}
          list={{ ...profile, groups: papersOfKind(profile.groups, choice.kind.key) }}
          address={choice.address}
          ticksOf={`${guideId}:${profile.profile}`}
        />
      )}
    </section>
  );
}
