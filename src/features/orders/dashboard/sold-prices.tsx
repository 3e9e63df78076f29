import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { write } from '#dashboard/api/operations.ts';
import { momentWords } from '#dashboard/documents/moment.tsx';
import { problemWords } from '#dashboard/doing.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { lineWords, sum } from './order-words.ts';
import { type TypedSold, wholeSold } from './sold-request.ts';

/** So many packages and visas one order has at most. */
export const mostSold = 20;

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
      {error !== null && <p>{problemWords(error)}</p>}
      <ul>
        {data?.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines come as a whole
          <li key={index}>
            <span>{lineWords(line.text)}</span>
            <span>
              {m.office_sold_times({
                quantity: count(line.quantity, officeLanguage()),
                unit: sum(line.unit),
              })}
            </span>
            <b>{sum(line.sum)}</b>
          </li>
        ))}
      </ul>
      {data?.heldUntil && <p>{m.office_sold_held({ time: momentWords(data.heldUntil) })}</p>}
    </div>
  );
}
