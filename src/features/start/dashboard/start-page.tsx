import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { read } from '#dashboard/api/operations.ts';
import { Loaded } from '#dashboard/shell/loaded.tsx';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { fromStep } from '#dashboard/shell/way-back.tsx';
import { AgencySection } from '#features/site-settings/dashboard/agency-section.tsx';
import { LicencesSection } from '#features/site-settings/dashboard/licences-section.tsx';
import { LookSection } from '#features/site-settings/dashboard/look-section.tsx';
import { OfficeSection } from '#features/site-settings/dashboard/office-section.tsx';
import { ReceivingSection } from '#features/site-settings/dashboard/receiving-section.tsx';
import { SalesSection } from '#features/site-settings/dashboard/sales-section.tsx';
import { SellsSection } from '#features/site-settings/dashboard/sells-section.tsx';
import { VatSection } from '#features/site-settings/dashboard/vat-section.tsx';
import type { SettingsVersion } from '#features/site-settings/site-settings.contract.ts';
import { m } from '#messages/messages.js';
import { type StartDetails, type StartState, type StartStep, startSteps } from '../start.contract.ts';
import { ChannelsStep } from './channels-step.tsx';
import { counted } from './counted.ts';
import { LiveStep } from './live-step.tsx';
import { ColleaguesStep, DataStep, SamplesStep } from './plain-steps.tsx';
import { SettingsStep } from './settings-step.tsx';
import { SitePreview } from './site-preview.tsx';
import { useStart, useStartDetails } from './start-client.ts';
import { stepNumber } from './step-labels.ts';
import { StepBars, StepRail } from './step-rail.tsx';
import { TermsExample } from './terms-example.tsx';
import './start.css';
import './start-steps.css';

interface StepProps {
  readonly step: StartStep;
  readonly missing: readonly string[];
  readonly details: StartDetails;
  readonly saved: SettingsVersion;
}

/** What was in the accounts when the books began is entered on a page of its own, and one comes back. */
function OpeningLink() {
  return (
    <section className="start-more" aria-labelledby="start-opening">
      <h2 id="start-opening">{m.office_start_opening()}</h2>
      <p className="of-dim">{m.office_start_opening_text()}</p>
      <Button variant="default" component={Link} to={fromStep('/dashboard/accounts/opening', 'accounts')}>
        {m.office_start_opening_open()}
      </Button>
    </section>
  );
}

/** What is done on each step. */
function Step({ step, ...given }: StepProps) {
  const { missing, details } = given;
  switch (step) {
    case 'name':
      return (
        <SettingsStep step={step} {...given} beside={(form) => <SitePreview typed={form.getValues()} />}>
          {(form) => (
            <>
              <AgencySection form={form} />
              <LookSection form={form} />
              <OfficeSection form={form} />
            </>
          )}
        </SettingsStep>
      );
    case 'licences':
      return (
        <SettingsStep step={step} {...given}>
          {(form) => <LicencesSection form={form} isAlone />}
        </SettingsStep>
      );
    case 'sells':
      return (
        <SettingsStep
          step={step}
          {...given}
          isSaid
          beside={(form) => <SitePreview typed={form.getValues()} />}
        >
          {(form) => <SellsSection form={form} isAlone />}
        </SettingsStep>
      );
    case 'accounts':
      return (
        <SettingsStep step={step} {...given} beside={() => <OpeningLink />}>
          {(form) => <ReceivingSection form={form} />}
        </SettingsStep>
      );
    case 'terms':
      return (
        <SettingsStep
          step={step}
          {...given}
          isSaid
          beside={(form) => <TermsExample typed={form.getValues().sales} />}
        >
          {(form) => (
            <>
              <SalesSection form={form} />
              <VatSection form={form} />
            </>
          )}
        </SettingsStep>
      );
    case 'samples':
      return <SamplesStep missing={missing} details={details} />;
    case 'colleagues':
      return <ColleaguesStep missing={missing} details={details} />;
    case 'channels':
      return <ChannelsStep missing={missing} details={details} />;
    case 'data':
      return <DataStep missing={missing} details={details} />;
    case 'live':
      return <LiveStep details={details} />;
  }
}

interface StartProps {
  readonly start: StartState;
  readonly details: StartDetails;
  readonly saved: SettingsVersion;
}

function Start({ start: { steps }, details, saved }: StartProps) {
  const { step: named } = useParams();
  const first = steps.find(({ state }) => state === 'open')?.step ?? 'live';
  const current = startSteps.find((step) => step === named) ?? first;
  const missing = steps.find(({ step }) => step === current)?.missing ?? [];
  useEffect(() => {
    // Who goes on by keyboard goes on in the next step, and a screen reader says its name; not when one has only just come.
    if (document.activeElement === document.body || document.activeElement?.closest('.start-page')) {
      document.querySelector<HTMLElement>(`[data-step=${current}] h2`)?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    }
  }, [current]);
  return (
    <div className="start-page" data-step={current}>
      <StepRail steps={steps} current={current} details={details} />
      <div className="start-now num">
        <span>
          {m.office_start_step_of({ step: counted(stepNumber(current)), total: counted(steps.length) })}
        </span>
        <StepBars steps={steps} current={current} />
      </div>
      <Step key={current} step={current} missing={missing} details={details} saved={saved} />
    </div>
  );
}

/** /dashboard/start and a place for each step, such as /dashboard/start/name. */
export default function StartPage() {
  const start = useStart();
  const details = useStartDetails();
  const settings = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => read('GET /settings', {}, signal),
    // Refetching would change the form while somebody edits it.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <PageFrame title={m.office_start()} text={m.office_start_text()}>
      <Loaded query={settings}>
        {(saved) => (
          <Loaded query={details}>
            {(found) => (
              <Loaded query={start}>
                {(state) => <Start start={state} details={found} saved={saved} />}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </PageFrame>
  );
}
