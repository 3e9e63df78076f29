import { ColorInput } from '@mantine/core';
import { m } from '#messages/messages.js';
import { PictureSetting } from './picture-setting.tsx';
import type { SettingsForm } from './settings-form.ts';
import { SettingsSection } from './settings-section.tsx';

/** Colours to begin with; any other one can be typed. */
const swatches = {
  brand: ['#1f6650', '#1d4f91', '#5b2a86', '#8a1538', '#7a4a12', '#33414e'],
  accent: ['#f6a81c', '#f26b38', '#e5484d', '#d6409f', '#3b82f6', '#30a46c'],
};

/** The logo and the two colours of the site. Each shade is as light as the standard one, so every text stays legible. */
export function LookSection({ form }: { form: SettingsForm }) {
  return (
    <SettingsSection part="look" title={m.office_set_look()} text={m.office_set_look_text()}>
      <PictureSetting
        title={m.office_set_logo()}
        text={m.office_set_logo_text()}
        value={form.getValues().look?.logo ?? ''}
        standard={m.office_set_logo_standard()}
        onChange={(id) => form.setFieldValue('look.logo', id)}
      />
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
    </SettingsSection>
  );
}
