import type { ReactNode } from 'react';
import { NumberInput } from '#dashboard/form/fields/number-input.tsx';
import type { TravelDays } from '#features/departures/departures.rules.ts';
import type { Party } from '#features/tour-packages/party/party-parts.rules.ts';
import { partIn, requestedParts } from './requested-party.ts';

interface PartyFieldsProps {
  readonly days: TravelDays;
  readonly party: Party;
  /** What is wrong, by path in a request. */
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly set: (party: Party) => void;
}

/** Who travels, as numbers. */
export const PartyFields = ({ days, party, errors, set }: PartyFieldsProps) => (
  <div className="dep-book-party">
    {requestedParts(party, days).map(({ part, label, least }) => (
      <NumberInput
        key={part}
        label={label()}
        min={least}
        max={40}
        value={party[part]}
        error={errors[`party.${part}`] ?? (part === 'adults' ? errors.party : undefined)}
        onChange={(value) => set({ ...party, [part]: partIn(value ?? '', least) })}
      />
    ))}
  </div>
);
