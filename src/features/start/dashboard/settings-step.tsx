import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { LeaveQuestion } from '#dashboard/form/leave-question.tsx';
import { SettingsConflict } from '#features/site-settings/dashboard/settings-conflict.tsx';
import type { SettingsForm } from '#features/site-settings/dashboard/settings-form.ts';
import { useSettingsSave } from '#features/site-settings/dashboard/use-settings-save.ts';
import type { SettingsVersion } from '#features/site-settings/site-settings.contract.ts';
import { m } from '#messages/messages.js';
import type { StartDetails, StartStep } from '../start.contract.ts';
import { lookAgain, sayDone } from './start-client.ts';
import { StepBox } from './step-box.tsx';
import { pathAfter } from './step-labels.ts';
import '#features/site-settings/dashboard/settings-page.css';

interface SettingsStepProps {
  readonly step: StartStep;
  readonly missing: readonly string[];
  readonly details: StartDetails;
  readonly saved: SettingsVersion;
  /** Whether going on says that it is right as it stands. */
  readonly isSaid?: boolean;
  /** Sections of the settings. */
  readonly children: (form: SettingsForm) => ReactNode;
  /** What stands beside them and follows what is typed. */
  readonly beside?: (form: SettingsForm) => ReactNode;
}

/** A step whose form is a part of the settings: it is saved as the settings are, and one goes on. */
export function SettingsStep({
  step,
  missing,
  details,
  saved,
  isSaid = false,
  children,
  beside,
}: SettingsStepProps) {
  const navigate = useNavigate();
  const { form, sheet, isPending, conflict, save, saveOver, takeTheirs } = useSettingsSave(saved);

  async function goOn(): Promise<void> {
    if (form.isDirty() && !(await save())) {
      return;
    }
    if (isSaid && !(await sayDone(details, step))) {
      return;
    }
    await lookAgain();
    await navigate(pathAfter(step));
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void goOn();
  };
  return (
    <>
      <form data-kept ref={sheet} className="start-form of-settings" onSubmit={submit} noValidate>
        <LeaveQuestion isUnsaved={form.isDirty} text={m.office_leave_unsaved()} />
        {conflict && <SettingsConflict conflict={conflict} onOver={saveOver} onTheirs={takeTheirs} />}
        <StepBox
          step={step}
          missing={missing}
          onward={
            <Button type="submit" color="marigold.5" loading={isPending}>
              {form.isDirty() || !isSaid ? m.office_start_save_on() : m.office_start_is_right()}
            </Button>
          }
        >
          {children(form)}
        </StepBox>
      </form>
      {beside && <aside className="start-beside">{beside(form)}</aside>}
    </>
  );
}
