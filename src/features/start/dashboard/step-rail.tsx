import { Button } from '@mantine/core';
import { Archive, ArchiveRestore, Check } from 'lucide-react';
import { Link } from 'react-router';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { StartDetails, StartState, StartStep } from '../start.contract.ts';
import { sayStart } from './start-client.ts';
import { stepLabels, stepNumber, stepPath } from './step-labels.ts';

type Steps = StartState['steps'];

/** How far it is: a bar for each step. */
export function StepBars({ steps, current }: { readonly steps: Steps; readonly current: StartStep }) {
  const language = officeLanguage();
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <div
      className="start-bars"
      role="img"
      aria-label={m.office_start_progress({
        done: count(done, language),
        total: count(steps.length, language),
      })}
    >
      {steps.map(({ step, state }) => (
        <i key={step} data-state={step === current ? 'now' : state} />
      ))}
    </div>
  );
}

/** The minutes of the first eight steps that are left. */
const minutesLeft = (steps: Steps): number =>
  steps.reduce((sum, { step, state }) => sum + (state === 'done' ? 0 : (stepLabels[step].minutes ?? 0)), 0);

function timeOf(step: StartStep, state: Steps[number]['state']): string {
  const { minutes } = stepLabels[step];
  if (state === 'done') {
    return m.office_start_is_done();
  }
  if (minutes !== undefined) {
    return m.office_start_minutes({ count: count(minutes, officeLanguage()) });
  }
  return step === 'data' ? m.office_start_any_time() : '';
}

interface StepRailProps {
  readonly steps: Steps;
  readonly current: StartStep;
  readonly details: StartDetails;
}

/** The steps, with how long each takes or that it is done; and putting the start away. */
export function StepRail({ steps, current, details }: StepRailProps) {
  const language = officeLanguage();
  const minutes = minutesLeft(steps);
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <nav className="start-rail" aria-label={m.office_start_steps()}>
      <p className="start-rail-head num">
        {m.office_start_progress({ done: count(done, language), total: count(steps.length, language) })}
      </p>
      <StepBars steps={steps} current={current} />
      <ol>
        {steps.map(({ step, state }) => (
          <li key={step}>
            <Link to={stepPath(step)} data-state={state} aria-current={step === current ? 'step' : undefined}>
              <i className="num">
                {state === 'done' ? <Icon of={Check} /> : count(stepNumber(step), language)}
              </i>
              <span>
                {stepLabels[step].name()}
                <small className="num">{timeOf(step, state)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <p className="of-dim num">
        {minutes === 0
          ? m.office_start_left_none()
          : m.office_start_left({ count: minutes, number: count(minutes, language) })}
      </p>
      <Button
        variant="subtle"
        leftSection={<Icon of={details.away ? ArchiveRestore : Archive} />}
        onClick={() => void sayStart({ said: details.said, away: !details.away })}
      >
        {details.away ? m.office_start_put_back() : m.office_start_put_away()}
      </Button>
      {details.away && (
        <p className="of-dim" role="status">
          {m.office_start_is_away()}
        </p>
      )}
    </nav>
  );
}
