import { useQuery } from '@tanstack/react-query';
import { Tag } from 'lucide-react';
import { useMe } from '#dashboard/api/me.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { openTheme } from './theme-form.tsx';
import { themesQuery } from './themes-client.ts';

/** A theme of the agency's own is added beside the list of them, or without leaving the form of a package. */
export function AddTheme() {
  const me = useMe();
  const { data = [] } = useQuery(themesQuery);
  return (
    <MayButton
      refused={needsPermission(me, 'documents.publish')}
      variant="subtle"
      size="compact-sm"
      leftSection={<Icon of={Tag} />}
      onClick={() => openTheme({ known: data })}
    >
      {m.office_theme_add()}
    </MayButton>
  );
}
