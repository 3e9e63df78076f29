import { Button, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { m } from '#messages/messages.js';
import { addDays, type CalendarDate } from '#platform/calendar-date.ts';
import { dhakaToday } from '#platform/clock.ts';
import { sameContent } from '#platform/compare.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { Notice } from '../site-settings.contract.ts';
import { BothField } from './both-field.tsx';
import { RemoveLine } from './remove-line.tsx';
import { SettingsDate } from './settings-date.tsx';
import type { SettingsForm } from './settings-form.ts';
import { SettingsSection } from './settings-section.tsx';

interface WhenProps {
  notice: Notice;
  today: CalendarDate;
  /** As it is in the form. */
  saved: boolean;
}

/** Whether the notice is shown now, as a document state. */
function When({ notice: { from, until }, today, saved }: WhenProps) {
  const [state, words] = !saved
    ? ['draft', m.office_set_notice_unsaved()]
    : today < from
      ? ['scheduled', m.office_set_notice_later()]
      : today > until
        ? ['unpublished', m.office_set_notice_over()]
        : ['published', m.office_set_notice_now()];
  return (
    <span className="of-state" data-state={state}>
      {words}
    </span>
  );
}

/** Notices above every public page, each between two dates. */
export function NoticesSection({ form }: { form: SettingsForm }) {
  const today = dhakaToday();
  const savedNotices = form.getInitialValues().notices;
  const isSaved = (notice: Notice) => savedNotices.some((each) => sameContent(each, notice));
  return (
    <SettingsSection part="notices" title={m.office_set_notices()} text={m.office_set_notices_text()}>
      {form.getValues().notices.map((notice, index) => (
        <div className="of-notice-line" key={form.key(`notices.${index}`)}>
          <BothField form={form} path={`notices.${index}.texts`} label={m.office_set_notice()} />
          <div className="of-row">
            <SettingsDate form={form} path={`notices.${index}.from`} label={m.office_set_notice_from()} />
            <SettingsDate form={form} path={`notices.${index}.until`} label={m.office_set_notice_until()} />
            <TextInput
              label={m.office_set_notice_link()}
              placeholder={m.office_set_notice_link_help()}
              {...form.getInputProps(`notices.${index}.link`)}
            />
            <When notice={notice} today={today} saved={isSaved(notice)} />
            <RemoveLine form={form} list="notices" index={index} />
          </div>
        </div>
      ))}
      <Button
        variant="default"
        leftSection={<Icon of={Plus} />}
        onClick={() =>
          form.insertListItem('notices', {
            texts: { en: '', bn: '' },
            link: '',
            from: today,
            until: addDays(today, 7),
          })
        }
      >
        {m.office_set_notice_add()}
      </Button>
    </SettingsSection>
  );
}
