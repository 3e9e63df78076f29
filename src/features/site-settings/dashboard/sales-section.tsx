import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { NumberInput } from '#dashboard/form/fields/number-input.tsx';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { RemoveLine } from './remove-line.tsx';
import type { SettingsForm } from './settings-form.ts';
import { SettingsSection } from './settings-section.tsx';

/** The kinds of paper of a visa case. */
const sooner = [
  ['about-you', m.writing_group_about_you],
  ['work', m.writing_group_work],
  ['money', m.writing_group_money],
  ['family', m.writing_group_family],
  ['journey', m.writing_group_journey],
] as const;

/** How the agency sells: what is due when, who approves, and what a cancellation keeps. */
export function SalesSection({ form }: { form: SettingsForm }) {
  const ladder = form.getValues().sales?.ladder ?? [];
  const { error, onChange } = form.getInputProps('sales.approvalFrom');
  const writeOff = form.getInputProps('sales.writeOffUpTo');
  const earliest = Math.max(0, ...ladder.map(({ daysBefore }) => daysBefore));
  return (
    <SettingsSection part="sales" title={m.office_set_sales()} text={m.office_set_sales_text()}>
      <div className="of-both">
        <NumberInput
          label={m.office_set_deposit()}
          max={100}
          {...form.getInputProps('sales.depositPercent')}
        />
        <NumberInput
          label={m.office_set_rest_days()}
          max={365}
          {...form.getInputProps('sales.restDaysBefore')}
        />
      </div>
      <div className="of-both">
        <NumberInput
          label={m.office_set_quote_days()}
          min={1}
          max={365}
          {...form.getInputProps('sales.quoteDays')}
        />
        <NumberInput
          label={m.office_set_refund_days()}
          min={1}
          max={90}
          {...form.getInputProps('sales.refundDays')}
        />
      </div>
      <NumberInput
        label={m.office_set_hold_minutes()}
        min={1}
        max={120}
        {...form.getInputProps('booking.holdMinutes')}
      />
      <NumberInput
        label={m.office_set_later_days()}
        min={0}
        max={5}
        {...form.getInputProps('booking.laterDays')}
      />
      <NumberInput
        label={m.office_set_offer_hours()}
        min={1}
        max={168}
        {...form.getInputProps('booking.offerHours')}
      />
      <div className="of-both">
        <NumberInput
          label={m.office_set_travellers_until()}
          max={90}
          {...form.getInputProps('booking.travellersUntilDays')}
        />
        <NumberInput
          label={m.office_set_travellers_remind()}
          min={1}
          max={90}
          {...form.getInputProps('booking.travellersRemindDays')}
        />
      </div>
      <NumberInput
        label={m.office_set_passports_days()}
        min={1}
        max={365}
        {...form.getInputProps('booking.passportsKeptDays')}
      />
      <NumberInput
        label={m.office_set_case_files_days()}
        min={1}
        max={730}
        {...form.getInputProps('visaCases.filesKeptDays')}
      />
      <h3>{m.office_set_case_sooner()}</h3>
      <p>{m.office_set_case_sooner_text()}</p>
      <div className="of-row">
        {sooner.map(([group, label]) => (
          <NumberInput
            key={group}
            label={label()}
            min={1}
            max={730}
            {...form.getInputProps(`visaCases.sooner.${group}`)}
          />
        ))}
      </div>
      <h3>{m.office_set_case_keep()}</h3>
      <div className="of-row">
        <NumberInput
          label={m.office_set_case_keep_collecting()}
          max={100}
          {...form.getInputProps('visaCases.keep.collecting')}
        />
        <NumberInput
          label={m.office_set_case_keep_checking()}
          max={100}
          {...form.getInputProps('visaCases.keep.checking')}
        />
        <NumberInput
          label={m.office_set_case_keep_submitted()}
          max={100}
          {...form.getInputProps('visaCases.keep.submitted')}
        />
      </div>
      <MoneyInput
        label={m.office_set_approval_from()}
        value={form.getValues().sales?.approvalFrom}
        error={error}
        onChange={onChange}
      />
      <MoneyInput
        label={m.office_set_write_off_up_to()}
        value={form.getValues().sales?.writeOffUpTo}
        error={writeOff.error}
        onChange={writeOff.onChange}
      />
      <h3>{m.office_set_ladder()}</h3>
      {ladder.map((_, index) => (
        <div className="of-row" key={form.key(`sales.ladder.${index}`)}>
          <NumberInput
            label={m.office_set_ladder_days()}
            max={400}
            {...form.getInputProps(`sales.ladder.${index}.daysBefore`)}
          />
          <NumberInput
            label={m.office_set_ladder_keep()}
            max={100}
            {...form.getInputProps(`sales.ladder.${index}.keepPercent`)}
          />
          <RemoveLine form={form} list="sales.ladder" index={index} />
        </div>
      ))}
      <Button
        variant="default"
        leftSection={<Icon of={Plus} />}
        onClick={() =>
          form.insertListItem('sales.ladder', { daysBefore: Math.min(400, earliest + 15), keepPercent: 0 })
        }
      >
        {m.office_set_ladder_add()}
      </Button>
    </SettingsSection>
  );
}
