import { Button } from '@mantine/core';
import { ArrowLeft, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { StartStep } from '../start.contract.ts';
import { pathAfter, pathBefore, stepLabels } from './step-labels.ts';

interface StepBoxProps {
  readonly step: StartStep;
  /** What lacks, in sentences. */
  readonly missing: readonly string[];
  readonly children: ReactNode;
  /** The button that goes on. */
  readonly onward: ReactNode;
}

/** A step: what it is called and why, what lacks, what is done there, and the ways on and back. */
export function StepBox({ step, missing, children, onward }: StepBoxProps) {
  const { name, why } = stepLabels[step];
  const back = pathBefore(step);
  return (
    <section className="start-box" aria-labelledby="start-step">
      <h2 id="start-step" tabIndex={-1}>
        {name()}
      </h2>
      <p className="start-why">{why()}</p>
      {missing.length > 0 && step !== 'live' && (
        <div className="start-missing">
          <Icon of={TriangleAlert} />
          <div>
            <h3>{m.office_start_missing()}</h3>
            <ul>
              {missing.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {children}
      <div className="start-foot">
        {back !== undefined && (
          <Button component={Link} to={back} variant="subtle" leftSection={<Icon of={ArrowLeft} />}>
            {m.office_start_back()}
          </Button>
        )}
        <Button component={Link} to={pathAfter(step)} variant="subtle">
          {m.office_start_later()}
        </Button>
        {onward}
      </div>
    </section>
  );
}
