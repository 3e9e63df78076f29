import { Button, Group, Stack } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { dataUrlOf } from '#dashboard/api/data-url.ts';
import { requestFile } from '#dashboard/api/request.ts';
import { errorText } from '#dashboard/run-mutation.ts';
import { saveFile } from '#dashboard/table/export-table.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { methodLabel } from '#features/payments/dashboard/payment-labels.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { OrderSlip } from '../claims/slips/slips.contract.ts';
import './slip-view.css';

interface SlipViewProps {
  readonly slip: OrderSlip;
  /** What a saved file is called after. */
  readonly name: string;
}

const titleOf = ({ amount, method }: OrderSlip) =>
  m.office_money_slip_of({ sum: formatTaka(amount), method: methodLabel(method) });

/** A slip: its picture, or a PDF to save. */
function SlipView({ slip, name }: SlipViewProps) {
  const { data, error } = useQuery({
    queryKey: ['slip', slip.claim],
    queryFn: async () => {
      const file = await requestFile(`/money/claims/${slip.claim}/slip`, {});
      return { file, picture: slip.isPicture ? await dataUrlOf(file) : null };
    },
    // Each opening is noted, so it is fetched once while it is shown; nothing of it stays in memory afterwards.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return (
    <Stack gap="sm">
      <div className="mon-slip" aria-busy={data === undefined && error === null}>
        {error !== null ? (
          <p role="alert">{errorText(error)}</p>
        ) : data?.picture === null ? (
          <p>{m.office_money_slip_pdf()}</p>
        ) : (
          data !== undefined && <img src={data.picture} alt={titleOf(slip)} />
        )}
      </div>
      {slip.outside !== null && <p className="of-dim num">{slip.outside}</p>}
      <Group justify="end">
        <Button
          variant="default"
          leftSection={<Icon of={Download} />}
          disabled={data === undefined}
          onClick={() => data !== undefined && saveFile(data.file, `${name}-slip`)}
        >
          {m.office_save()}
        </Button>
        <Button onClick={() => modals.closeAll()}>{m.office_money_done()}</Button>
      </Group>
    </Stack>
  );
}

/** Opens a slip; that it was opened is in the log. */
export const openSlipView = (slip: OrderSlip, name: string) =>
  modals.open({ title: titleOf(slip), size: 'lg', children: <SlipView slip={slip} name={name} /> });
