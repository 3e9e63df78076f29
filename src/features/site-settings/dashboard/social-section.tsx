import { TextInput } from '@mantine/core';
import { m } from '#messages/messages.js';
import { socialNetworks } from '../site-settings.contract.ts';
import type { SettingsForm } from './settings-form.ts';
import { networkNames } from './settings-search.ts';
import { SettingsSection } from './settings-section.tsx';

/** The agency’s pages on networks. */
export function SocialSection({ form }: { form: SettingsForm }) {
  return (
    <SettingsSection part="social" title={m.office_set_social()} text={m.office_set_social_text()}>
      {socialNetworks.map((network) => (
        <TextInput
          key={network}
          type="url"
          label={networkNames[network]}
          {...form.getInputProps(`social.${network}`)}
        />
      ))}
    </SettingsSection>
  );
}
