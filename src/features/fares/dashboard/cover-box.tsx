import { Button } from '@mantine/core';
import { Printer, Ticket } from 'lucide-react';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { Ticketing } from '../tickets/tickets.contract.ts';
import { faresKey } from './fares-client.ts';

interface CoverBoxProps extends Pick<Ticketing, 'cover' | 'passengers'> {
  readonly id: string;
}

/** The ticket cover: issued once for these tickets, then opened to be printed. */
export function CoverBox({ id, cover, passengers }: CoverBoxProps) {
  const isTicketed = passengers.every(({ tickets }) => tickets.length > 0);
  const refused =
    needsPermission(useMe(), 'orders.write') ??
    (isTicketed ? undefined : m.office_fare_cover_later()) ??
    (passengers.some(({ surname }) => surname === '') ? m.office_fare_cover_forgotten() : undefined);
  return (
    <p className="of-panel">
      {cover === null ? (
        <MayButton
          refused={refused}
          variant="default"
          leftSection={<Icon of={Ticket} />}
          onClick={() =>
            void runMutation(faresKey, m.office_fare_notify_cover(), () =>
              write('POST /fares/{id}/cover', { id }),
            )
          }
        >
          {m.office_fare_cover()}
        </MayButton>
      ) : (
        <Button
          component="a"
          href={cover.path}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<Icon of={Printer} />}
        >
          {m.office_fare_cover_open({ number: cover.number })}
        </Button>
      )}
    </p>
  );
}
