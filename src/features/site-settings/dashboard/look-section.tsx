import { Button, ColorInput, Group } from '@mantine/core';
import { ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import { PicturePicker } from '#dashboard/pictures/picture-picker.tsx';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { SettingsForm } from './settings-form.ts';
import { SettingsSection } from './settings-section.tsx';

/** Colours to begin with; any other one can be typed. */
const swatches = {
  brand: ['#1f6650', '#1d4f91', '#5b2a86', '#8a1538', '#7a4a12', '#33414e'],
  accent: ['#f6a81c', '#f26b38', '#e5484d', '#d6409f', '#3b82f6', '#30a46c'],
};

/** The logo and the two colours of the site. Each shade is as light as the standard one, so every text stays legible. */
export function LookSection({ form }: { form: SettingsForm }) {
  const [open, setOpen] = useState(false);
  const logo = form.getValues().look?.logo ?? '';
  return (
    <SettingsSection part="look" title={m.office_set_look()} text={m.office_set_look_text()}>
      <fieldset className="of-look-logo">
        <legend>{m.office_set_logo()}</legend>
        {logo !== '' && <img src={`/media/${logo}/640.webp`} alt="" />}
        <p className="of-dim">{m.office_set_logo_text()}</p>
        <Group gap="xs">
          <Button variant="default" leftSection={<Icon of={ImagePlus} />} onClick={() => setOpen(true)}>
            {logo === '' ? m.writing_choose_picture() : m.writing_change_picture()}
          </Button>
          {logo !== '' && (
            <Button
              variant="default"
              leftSection={<Icon of={X} />}
              onClick={() => form.setFieldValue('look.logo', '')}
            >
              {m.office_set_logo_standard()}
            </Button>
          )}
        </Group>
      </fieldset>
      <div className="of-both">
        {(['brand', 'accent'] as const).map((name) => {
          const { onChange, ...props } = form.getInputProps(`look.${name}`);
          return (
            <ColorInput
              key={name}
              label={name === 'brand' ? m.office_set_brand() : m.office_set_accent()}
              placeholder={m.office_set_colour_standard()}
              format="hex"
              swatches={swatches[name]}
              closeOnColorSwatchClick
              withEyeDropper={false}
              {...props}
              onChange={(typed) => onChange(typed.toLowerCase())}
            />
          );
        })}
      </div>
      {open && (
        <PicturePicker
          title={m.office_set_logo()}
          most={1}
          onClose={() => setOpen(false)}
          onChoose={([id = '']) => {
            form.setFieldValue('look.logo', id);
            setOpen(false);
          }}
        />
      )}
    </SettingsSection>
  );
}
