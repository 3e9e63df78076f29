import { ActionIcon } from '@mantine/core';
import { X } from 'lucide-react';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { shortDate } from '#platform/format/dates.ts';
import { digits } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { Segment } from '../paste/paste.contract.ts';

const at = (local: string) =>
  `${shortDate(local.slice(0, 10), officeLanguage())}, ${digits(local.slice(11), officeLanguage())}`;

interface SegmentListProps {
  readonly segments: readonly Segment[];
  /** Absent: they stay. */
  readonly onRemove?: (segment: Segment) => void;
}

/** Flights in their order, times local at each airport. */
export function SegmentList({ segments, onRemove }: SegmentListProps) {
  return (
    <ol className="fare-segments num">
      {segments.map((segment) => {
        const { airline, flight, from, to, departs, arrives, bookingClass } = segment;
        return (
          <li key={`${airline} ${flight} ${departs}`}>
            <b>{`${airline} ${flight} ${bookingClass}`}</b>
            <span>{`${from} ${at(departs)} → ${to} ${at(arrives)}`}</span>
            {onRemove !== undefined && (
              <ActionIcon
                variant="subtle"
                size={32}
                aria-label={m.office_flight_remove({ flight: `${airline} ${flight}` })}
                onClick={() => onRemove(segment)}
              >
                <Icon of={X} />
              </ActionIcon>
            )}
          </li>
        );
      })}
    </ol>
  );
}
