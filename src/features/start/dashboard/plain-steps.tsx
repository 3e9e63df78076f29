import { Button } from '@mantine/core';
import { UserPlus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { openForm } from '#dashboard/form/form-frame.tsx';
import { fromStep } from '#dashboard/shell/way-back.tsx';
import { InviteForm } from '#features/identity/dashboard/invite-form.tsx';
import { OpenInvitations } from '#features/identity/dashboard/open-invitations.tsx';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { StartDetails, StartStep } from '../start.contract.ts';
import { lookAgain, sayDone } from './start-client.ts';
import { StepBox } from './step-box.tsx';
import { pathAfter } from './step-labels.ts';

interface StepProps {
  readonly missing: readonly string[];
  readonly details: StartDetails;
}

/** Goes on from a step, and says that it is done where only a person can say it. */
export function useGoOn({ details }: Pick<StepProps, 'details'>, step: StartStep) {
  const navigate = useNavigate();
  return async (isSaid: boolean) => {
    if (!isSaid || (await sayDone(details, step))) {
      await lookAgain();
      await navigate(pathAfter(step));
    }
  };
}

/** The samples: what there is of them, and the page on which they are sent away. */
export function SamplesStep({ missing, details }: StepProps) {
  const goOn = useGoOn({ details }, 'samples');
  const isGone = details.samples === 0;
  return (
    <StepBox
      step="samples"
      missing={missing}
      onward={
        isGone ? (
          <Button color="marigold.5" onClick={() => void goOn(false)}>
            {m.office_start_go_on()}
          </Button>
        ) : (
          <Button color="marigold.5" component={Link} to={fromStep('/dashboard/samples', 'samples')}>
            {m.office_start_to_samples()}
          </Button>
        )
      }
    >
      <p>{isGone ? m.office_start_samples_gone() : m.office_start_samples_text()}</p>
    </StepBox>
  );
}

/** Colleagues: invited here as they are on the page of users. */
export function ColleaguesStep({ missing, details }: StepProps) {
  const me = useMe();
  const goOn = useGoOn({ details }, 'colleagues');
  const isAlone = missing.length > 0;
  return (
    <StepBox
      step="colleagues"
      missing={missing}
      onward={
        <Button color="marigold.5" onClick={() => void goOn(isAlone)}>
          {isAlone ? m.office_start_alone_on() : m.office_start_go_on()}
        </Button>
      }
    >
      <OpenInvitations />
      <div className="start-actions">
        <Button
          variant="default"
          leftSection={<Icon of={UserPlus} />}
          onClick={() => openForm(m.office_invite(), <InviteForm may={me.may} />)}
        >
          {m.office_invite()}
        </Button>
        <Button variant="default" component={Link} to={fromStep('/dashboard/users', 'colleagues')}>
          {m.office_start_users()}
        </Button>
      </div>
    </StepBox>
  );
}

/** What comes along from elsewhere; that there is nothing only the owner can say. */
export function DataStep({ missing, details }: StepProps) {
  const goOn = useGoOn({ details }, 'data');
  return (
    <StepBox
      step="data"
      missing={missing}
      onward={
        <Button color="marigold.5" onClick={() => void goOn(true)}>
          {missing.length > 0 ? m.office_start_nothing_to_bring() : m.office_start_go_on()}
        </Button>
      }
    >
      <p>{m.office_start_data_text()}</p>
      <div className="start-actions">
        <Button variant="default" component={Link} to={fromStep('/dashboard/import', 'data')}>
          {m.office_start_import()}
        </Button>
      </div>
    </StepBox>
  );
}
