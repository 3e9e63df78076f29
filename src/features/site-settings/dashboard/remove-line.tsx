import { ActionIcon } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { SettingsForm } from './settings-form.ts';

interface RemoveLineProps {
  form: SettingsForm;
  list:
    | 'office.hours'
    | 'holidays'
    | 'notices'
    | 'sales.ladder'
    | 'receivingAccounts.wallets'
    | 'receivingAccounts.banks'
    | 'words.templates';
  index: number;
}

/** Removes a row from a list of the settings. */
export function RemoveLine({ form, list, index }: RemoveLineProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="red"
      size={40}
      aria-label={m.office_remove_line({ line: count(index + 1, officeLanguage()) })}
      onClick={() => form.removeListItem(list, index)}
    >
      <Icon of={Trash2} />
    </ActionIcon>
  );
}
