import { Button, Chip, Group } from '@mantine/core';
import { Plus, RotateCcw } from 'lucide-react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { templateGaps, templateKinds } from '../words/gaps.rules.ts';
import { ownTemplates } from '../words/words.rules.ts';
import { BothField } from './both-field.tsx';
import { RemoveLine } from './remove-line.tsx';
import type { SettingsForm } from './settings-form.ts';
import { SettingsSection } from './settings-section.tsx';

const kindLabels = {
  contact: () => m.inbox_kind_contact(),
  visa: () => m.inbox_kind_visa(),
  package: () => m.inbox_kind_package(),
  'air-ticket': () => m.inbox_kind_air(),
};

/** Replies written beforehand, for mail and WhatsApp. */
export function TemplatesSection({ form }: { form: SettingsForm }) {
  const templates = form.getValues().words?.templates ?? [];
  return (
    <SettingsSection
      part="templates"
      title={m.office_set_templates()}
      text={m.office_set_templates_text({ gaps: templateGaps.map((gap) => `{${gap}}`).join(', ') })}
    >
      {templates.map(({ key }, index) => (
        <div className="of-notice-line" key={key}>
          <BothField form={form} path={`words.templates.${index}.names`} label={m.office_column_name()} />
          <BothField
            form={form}
            path={`words.templates.${index}.texts`}
            label={m.office_set_template_text()}
            long
          />
          <div className="of-row">
            <Chip.Group multiple {...form.getInputProps(`words.templates.${index}.kinds`)}>
              <Group gap="xs" role="group" aria-label={m.office_set_template_kinds()}>
                {templateKinds.map((kind) => (
                  <Chip key={kind} value={kind}>
                    {kindLabels[kind]()}
                  </Chip>
                ))}
              </Group>
            </Chip.Group>
            <RemoveLine form={form} list="words.templates" index={index} />
          </div>
        </div>
      ))}
      <Group>
        <Button
          variant="default"
          leftSection={<Icon of={Plus} />}
          onClick={() =>
            form.insertListItem('words.templates', {
              key: `own-${crypto.randomUUID()}`,
              kinds: [...templateKinds],
              names: { en: '', bn: '' },
              texts: { en: '', bn: '' },
            })
          }
        >
          {m.office_set_template_add()}
        </Button>
        <Button
          variant="default"
          leftSection={<Icon of={RotateCcw} />}
          onClick={() => form.setFieldValue('words.templates', ownTemplates())}
        >
          {m.office_set_templates_reset()}
        </Button>
      </Group>
    </SettingsSection>
  );
}
