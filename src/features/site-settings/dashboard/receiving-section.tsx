import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import {
  noReceivingAccounts,
  type Wallet,
  walletKinds,
  walletProviders,
} from '../receiving-accounts.contract.ts';
import { BothField } from './both-field.tsx';
import { PictureSetting } from './picture-setting.tsx';
import { RemoveLine } from './remove-line.tsx';
import type { SettingsForm } from './settings-form.ts';
import { SettingsSection } from './settings-section.tsx';
import { walletKindNames } from './wallet-labels.ts';

const providerNames = {
  bkash: m.office_set_wallet_bkash,
  nagad: m.office_set_wallet_nagad,
  rocket: m.office_set_wallet_rocket,
  upay: m.office_set_wallet_upay,
};

const newWallet: Wallet = { provider: 'bkash', number: '', kind: 'personal' };
const newBank = { bank: { en: '', bn: '' }, branch: '', holder: '', number: '', routing: '' };

/** The agency's own wallets and bank accounts, which the page of an order shows. */
export function ReceivingSection({ form }: { form: SettingsForm }) {
  const { wallets, banks, banglaQr } = form.getValues().receivingAccounts ?? noReceivingAccounts;
  return (
    <SettingsSection part="receiving" title={m.office_set_receiving()} text={m.office_set_receiving_text()}>
      {wallets.map((_, index) => (
        <div className="of-row" key={form.key(`receivingAccounts.wallets.${index}`)}>
          <NativeSelect
            label={m.office_set_wallet()}
            data={walletProviders.map((value) => ({ value, label: providerNames[value]() }))}
            {...form.getInputProps(`receivingAccounts.wallets.${index}.provider`)}
          />
          <TextInput
            label={m.office_set_number()}
            inputMode="tel"
            {...form.getInputProps(`receivingAccounts.wallets.${index}.number`)}
          />
          <NativeSelect
            label={m.office_set_wallet_kind()}
            data={walletKinds.map((value) => ({ value, label: walletKindNames[value]() }))}
            {...form.getInputProps(`receivingAccounts.wallets.${index}.kind`)}
          />
          <RemoveLine form={form} list="receivingAccounts.wallets" index={index} />
        </div>
      ))}
      {banks.map((_, index) => (
        <div className="of-notice-line" key={form.key(`receivingAccounts.banks.${index}`)}>
          <BothField form={form} path={`receivingAccounts.banks.${index}.bank`} label={m.office_set_bank()} />
          <div className="of-row">
            <TextInput
              label={m.office_set_branch()}
              {...form.getInputProps(`receivingAccounts.banks.${index}.branch`)}
            />
            <TextInput
              label={m.office_set_holder()}
              {...form.getInputProps(`receivingAccounts.banks.${index}.holder`)}
            />
            <TextInput
              label={m.office_set_number()}
              inputMode="numeric"
              {...form.getInputProps(`receivingAccounts.banks.${index}.number`)}
            />
            <TextInput
              label={m.office_set_routing()}
              inputMode="numeric"
              {...form.getInputProps(`receivingAccounts.banks.${index}.routing`)}
            />
            <RemoveLine form={form} list="receivingAccounts.banks" index={index} />
          </div>
        </div>
      ))}
      <PictureSetting
        title={m.office_set_bangla_qr()}
        text={m.office_set_bangla_qr_text()}
        value={banglaQr?.picture ?? ''}
        standard={m.office_set_bangla_qr_none()}
        onChange={(picture) =>
          form.setFieldValue(
            'receivingAccounts.banglaQr',
            picture === '' ? undefined : { name: '', ...banglaQr, picture },
          )
        }
      />
      {banglaQr !== undefined && (
        <TextInput
          label={m.office_set_bangla_qr_name()}
          {...form.getInputProps('receivingAccounts.banglaQr.name')}
        />
      )}
      <Group>
        <Button
          variant="default"
          leftSection={<Icon of={Plus} />}
          onClick={() => form.insertListItem('receivingAccounts.wallets', newWallet)}
        >
          {m.office_set_wallet_add()}
        </Button>
        <Button
          variant="default"
          leftSection={<Icon of={Plus} />}
          onClick={() => form.insertListItem('receivingAccounts.banks', newBank)}
        >
          {m.office_set_bank_add()}
        </Button>
      </Group>
    </SettingsSection>
  );
}
