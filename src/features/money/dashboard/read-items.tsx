import { Button, Group, Stack } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { z } from 'zod';
import { officeLanguage } from '#dashboard/language.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { methodLabel } from '#features/payments/dashboard/payment-labels.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { readMoney } from '../arrivals/arrivals.contract.ts';

/** What was read, and what wasn't understood. */
export function ReadItems({
  read: { items, unread, headLine },
}: {
  readonly read: z.output<typeof readMoney>;
}) {
  return (
    <Stack gap="sm">
      <p role="status">{m.office_money_was_read({ number: count(items.length, officeLanguage()) })}</p>
      {headLine !== undefined && (
        <p className="of-dim num">
          {m.office_money_heads_taken({ line: count(headLine, officeLanguage()) })}
        </p>
      )}
      <ul className="mon-read-items num">
        {items.slice(0, 20).map(({ provider, trx, amount, sender, note, direction }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <li key={index}>
            <b>
              {formatTaka(amount)}
              {direction === 'out' && ` (${m.office_money_out()})`}, {methodLabel(provider)} {trx}
            </b>{' '}
            <span className="of-dim">{[sender, note].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
      {unread.length > 0 && (
        <>
          <b>{m.office_money_unread()}</b>
          <p className="of-dim">{m.office_money_unread_stored()}</p>
          <ul className="mon-unread">
            {unread.slice(0, 20).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
              <li key={index}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <Group justify="end">
        <Button onClick={() => modals.closeAll()}>{m.office_money_done()}</Button>
      </Group>
    </Stack>
  );
}
