import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { write } from '#dashboard/api/operations.ts';
import { DialogForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { m } from '#messages/messages.js';
import type { readMoney } from '../arrivals/arrivals.contract.ts';
import { smsRequest } from '../sms/sms.contract.ts';
import { moneyKey } from './money-client.ts';
import { ReadItems } from './read-items.tsx';

/** Reads pasted messages, and says what wasn't understood. */
export function SmsForm() {
  const [read, setRead] = useState<z.output<typeof readMoney>>();
  const form = useOfficeForm({
    start: { text: '' },
    schema: smsRequest,
    request: (typed) => typed,
    send: ({ text }) => write('POST /money/sms', { text }),
    changes: moneyKey,
    after: setRead,
  });
  return read === undefined ? (
    <DialogForm form={form} waits send={m.office_money_read_it()}>
      <Textarea
        data-autofocus
        label={m.office_money_paste_label()}
        autosize
        minRows={5}
        maxLength={20_000}
        {...form.field('text')}
      />
    </DialogForm>
  ) : (
    <ReadItems read={read} />
  );
}
