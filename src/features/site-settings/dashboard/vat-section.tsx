import { NativeSelect } from '@mantine/core';
import { NumberInput } from '#dashboard/form/fields/number-input.tsx';
import { m } from '#messages/messages.js';
import type { SettingsForm } from './settings-form.ts';
import { SettingsSection } from './settings-section.tsx';

const rates = [
  ['own', m.office_set_vat_own],
  ['official', m.office_set_vat_official],
  ['supplier', m.office_set_vat_supplier],
  ['fee', m.office_set_vat_fee],
] as const;

/** The VAT of what is sold from now on. */
export function VatSection({ form }: { form: SettingsForm }) {
  // What papers alone said before: it counts no more once somebody says it here.
  const settle = () => {
    const { papers } = form.getValues();
    if (papers !== undefined && papers.vat !== 0) {
      form.setFieldValue('papers', { ...papers, vat: 0 });
    }
  };
  return (
    <SettingsSection part="vat" title={m.office_set_vat_title()} text={m.office_set_vat_text()}>
      <NativeSelect
        label={m.office_set_vat_mode()}
        data={[
          { value: 'inclusive', label: m.office_set_vat_inclusive() },
          { value: 'added', label: m.office_set_vat_added() },
        ]}
        {...form.getInputProps('sales.vat.mode')}
      />
      <div className="of-both">
        {rates.map(([charge, label]) => {
          const { onChange, ...props } = form.getInputProps(`sales.vat.${charge}`);
          return (
            <NumberInput
              key={charge}
              decimal
              label={label()}
              {...props}
              onChange={(rate) => {
                settle();
                onChange(rate);
              }}
            />
          );
        })}
      </div>
    </SettingsSection>
  );
}
