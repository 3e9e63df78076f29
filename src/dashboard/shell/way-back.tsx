import { Button } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';

/** The address of a page that a step of the guided start sends to, and from which one comes back to that step. */
export const fromStep = (path: string, step: string): string => `${path}?start=${step}`;

/** Leads back to the step of the guided start from which one came; nothing for who came otherwise. */
export function WayBack() {
  const step = useSearchParams()[0].get('start') ?? '';
  return /^[a-z]+$/.test(step) ? (
    <Button
      component={Link}
      to={`/dashboard/start/${step}`}
      variant="subtle"
      size="compact-sm"
      leftSection={<Icon of={ArrowLeft} />}
    >
      {m.office_start_way_back()}
    </Button>
  ) : null;
}
