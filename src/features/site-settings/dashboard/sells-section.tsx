import { Checkbox, Stack } from '@mantine/core';
import { m } from '#messages/messages.js';
import { sellsAll, soldKinds } from '../sells.contract.ts';
import type { SettingsForm } from './settings-form.ts';
import { soldNames } from './settings-search.ts';
import { SettingsSection } from './settings-section.tsx';

interface SellsSectionProps {
  readonly form: SettingsForm;
  /** On a page of its own, which has its heading and says what follows it. */
  readonly isAlone?: boolean;
}

/** What the agency sells: menu, home page and search follow it. */
export function SellsSection({ form, isAlone = false }: SellsSectionProps) {
  const sold = form.getValues().sells ?? sellsAll;
  return (
    <SettingsSection
      part="sells"
      title={m.office_set_sells()}
      {...(!isAlone && { text: m.office_set_sells_text() })}
      isAlone={isAlone}
    >
      <Stack gap="sm">
        {soldKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={soldNames[kind]()}
            checked={sold[kind]}
            onChange={({ currentTarget: { checked } }) =>
              form.setFieldValue('sells', { ...sold, [kind]: checked })
            }
          />
        ))}
      </Stack>
    </SettingsSection>
  );
}
