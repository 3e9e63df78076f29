import type { FormEvent } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { actorName } from '#dashboard/documents/document-labels.ts';
import { formatMoment } from '#dashboard/documents/moment.tsx';
import { LeaveQuestion } from '#dashboard/form/leave-question.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { m } from '#messages/messages.js';
import type { SettingsVersion } from '../site-settings.contract.ts';
import { AgencySection } from './agency-section.tsx';
import { HolidaysSection } from './holidays-section.tsx';
import { HomeSection } from './home-section.tsx';
import { LettersSection } from './letters-section.tsx';
import { LicencesSection } from './licences-section.tsx';
import { LookSection } from './look-section.tsx';
import { type EventNames, MessagesSection } from './messages-section.tsx';
import { NoticesSection } from './notices-section.tsx';
import { OfficeSection } from './office-section.tsx';
import { PaymentMarksSection } from './payment-marks-section.tsx';
import { ReceivingSection } from './receiving-section.tsx';
import { SalesSection } from './sales-section.tsx';
import { SellsSection } from './sells-section.tsx';
import { SettingsConflict } from './settings-conflict.tsx';
import { SettingsIndex } from './settings-index.tsx';
import { SettingsSave } from './settings-save.tsx';
import { SocialSection } from './social-section.tsx';
import { TemplatesSection } from './templates-section.tsx';
import { useSettingsSave } from './use-settings-save.ts';
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
  const { form, sheet, isPending, conflict, save, saveOver, takeTheirs } = useSettingsSave(start);
  const refused = needsPermission(me, 'settings.write');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

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
            <LicencesSection form={form} />
            <SocialSection form={form} />
            <LookSection form={form} />
            <PaymentMarksSection form={form} />
            <OfficeSection form={form} />
            <SellsSection form={form} />
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
