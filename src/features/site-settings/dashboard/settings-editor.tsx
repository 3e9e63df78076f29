import { notifications } from '@mantine/notifications';
import { type FormEvent, useRef, useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { read, write } from '#dashboard/api/operations.ts';
import { queryClient } from '#dashboard/api/query-client.ts';
import { refusedFields } from '#dashboard/api/refusal-texts.ts';
import { ApiProblem } from '#dashboard/api/request.ts';
import { actorName } from '#dashboard/documents/document-labels.ts';
import { formatMoment } from '#dashboard/documents/moment.tsx';
import { LeaveQuestion } from '#dashboard/form/leave-question.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { notifyError } from '#dashboard/run-mutation.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { m } from '#messages/messages.js';
import {
  type SettingsConflict as Conflict,
  type SettingsVersion,
  settingsConflict,
} from '../site-settings.contract.ts';
import { AgencySection } from './agency-section.tsx';
import { HolidaysSection } from './holidays-section.tsx';
import { HomeSection } from './home-section.tsx';
import { LettersSection } from './letters-section.tsx';
import { LookSection } from './look-section.tsx';
import { type EventNames, MessagesSection } from './messages-section.tsx';
import { NoticesSection } from './notices-section.tsx';
import { OfficeSection } from './office-section.tsx';
import { PaymentMarksSection } from './payment-marks-section.tsx';
import { ReceivingSection } from './receiving-section.tsx';
import { SalesSection } from './sales-section.tsx';
import { SettingsConflict } from './settings-conflict.tsx';
import { useSettingsForm } from './settings-form.ts';
import { SettingsIndex } from './settings-index.tsx';
import { SettingsSave } from './settings-save.tsx';
import { TemplatesSection } from './templates-section.tsx';
import { VatSection } from './vat-section.tsx';
import './settings-page.css';

/** The settings form. A save over a newer version is refused and keeps the input. */
export function SettingsEditor({
  saved: start,
  eventNames,
}: {
  saved: SettingsVersion;
  /** What customers are told of, in words. */
  eventNames: EventNames;
}) {
  const me = useMe();
  const form = useSettingsForm(start.settings);
  const [version, setVersion] = useState(start.version);
  const [isPending, setPending] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const sheet = useRef<HTMLFormElement>(null);
  const refused = needsPermission(me, 'settings.write');

  const showWrong = () =>
    requestAnimationFrame(() => sheet.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());

  async function save(basedOn: number) {
    if (form.validate().hasErrors) {
      showWrong();
      return;
    }
    setPending(true);
    try {
      const saved = await write('PUT /settings', form.getValues(), { basedOn });
      // As the server wrote it: a telephone number in one form, however it was typed.
      const now = { ...form.getValues(), ...saved.settings };
      form.setInitialValues(now);
      form.setValues(now);
      form.resetDirty(now);
      setConflict(undefined);
      setVersion(saved.version);
      notifications.show({ message: m.office_settings_saved() });
      queryClient.setQueryData(['settings'], saved);
    } catch (cause) {
      if (cause instanceof ApiProblem && cause.status === 409) {
        setConflict(settingsConflict.safeParse(cause.details).data);
      } else {
        if (cause instanceof ApiProblem && cause.fields.length > 0) {
          form.setErrors(
            Object.fromEntries(refusedFields(cause).map(({ path, message }) => [path, message])),
          );
          showWrong();
        }
        notifyError(cause);
      }
    }
    setPending(false);
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(version);
  };

  /** Saves over the newer version, after the user has seen it. */
  async function saveOver() {
    await save((await read('GET /settings', {})).version);
  }

  async function takeTheirs() {
    form.resetDirty();
    setConflict(undefined);
    await queryClient.invalidateQueries({ queryKey: ['settings'] });
  }

  return (
    <PageFrame
      title={m.office_nav_settings()}
      text={m.office_settings_text({ name: actorName(start.updatedBy), when: formatMoment(start.updatedAt) })}
    >
      <LeaveQuestion isUnsaved={form.isDirty} text={m.office_leave_unsaved()} />
      {conflict && <SettingsConflict conflict={conflict} onOver={saveOver} onTheirs={takeTheirs} />}
      {refused !== undefined && <p className="of-settings-refused">{refused}</p>}
      <div className="of-settings-page">
        <SettingsIndex />
        <form data-kept ref={sheet} className="of-settings" onSubmit={submit} noValidate>
          <fieldset disabled={refused !== undefined}>
            <AgencySection form={form} />
            <LookSection form={form} />
            <PaymentMarksSection form={form} />
            <OfficeSection form={form} />
            <SalesSection form={form} />
            <VatSection form={form} />
            <ReceivingSection form={form} />
            <HolidaysSection form={form} />
            <NoticesSection form={form} />
            <TemplatesSection form={form} />
            <MessagesSection form={form} names={eventNames} />
            <LettersSection form={form} />
            <HomeSection form={form} />
          </fieldset>
          <SettingsSave form={form} refused={refused} isPending={isPending} />
        </form>
      </div>
    </PageFrame>
  );
}
