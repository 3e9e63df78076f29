import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { write } from '#dashboard/api/operations.ts';
import { formatMoment } from '#dashboard/documents/moment.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { errorText } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { formatTaka, lineLabel } from './order-labels.ts';
import { type TypedSold, wholeSold } from './sold-request.ts';

/** So many packages and visas one order has at most. */
export const maxSold = 20;

interface SoldPricesProps {
  readonly sold: readonly TypedSold[];
  /** Told what they cost together; poisha. */
  readonly onTotal: (total: number) => void;
}

/** What the chosen packages and visas cost today, computed by the program that sells them. */
export function SoldPrices({ sold, onTotal }: SoldPricesProps) {
  const whole = wholeSold(sold);
  const { data, error } = useQuery({
    queryKey: ['sellable', 'terms', whole],
    enabled: whole.length > 0,
    retry: false,
    queryFn: ({ signal }) => write('POST /orders/terms', { sold: whole }, { signal }),
  });
  const total = whole.length === 0 ? 0 : (data?.total ?? 0);
  useEffect(() => onTotal(total), [total, onTotal]);
  if (whole.length === 0) {
    return null;
  }
  return (
    <div className="ord-sold-prices num" aria-live="polite">
      {error !== null && <p>{errorText(error)}</p>}
      <ul>
        {data?.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines come as a whole
          <li key={index}>
            <span>{lineLabel(line.text)}</span>{' '}
            <span>
              {m.office_sold_times({
                quantity: count(line.quantity, officeLanguage()),
                unit: formatTaka(line.unit),
              })}
            </span>{' '}
            <b>{formatTaka(line.sum)}</b>
          </li>
        ))}
      </ul>
      {data?.heldUntil && <p>{m.office_sold_held({ time: formatMoment(data.heldUntil) })}</p>}
    </div>
  );
}
