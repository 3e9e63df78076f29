import { useQuery } from '@tanstack/react-query';
import { MapPinPlus } from 'lucide-react';
import { useMe } from '#dashboard/api/me.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { openPlace } from './place-form.tsx';
import { placesQuery } from './places-client.ts';

/** A place that isn't in the list yet is added without leaving the form of the package. */
export function AddPlace() {
  const me = useMe();
  const { data = [] } = useQuery(placesQuery);
  return (
    <MayButton
      refused={needsPermission(me, 'documents.publish')}
      variant="subtle"
      size="compact-sm"
      leftSection={<Icon of={MapPinPlus} />}
      onClick={() => openPlace({ known: data })}
    >
      {m.office_place_add()}
    </MayButton>
  );
}
