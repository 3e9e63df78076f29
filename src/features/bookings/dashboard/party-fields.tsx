import { NumberInput } from '@mantine/core';
import type { TravelDays } from '#features/departures/departures.rules.ts';
import { partIn, requestedParts, type TypedParty } from './typed-party.ts';

interface PartyFieldsProps {
  readonly days: TravelDays;
  readonly party: TypedParty;
  /** What is wrong, by path in a request. */
  readonly faults: Readonly<Record<string, string>>;
  readonly set: (party: TypedParty) => void;
}

/** Who travels, as numbers. */
export const PartyFields = ({ days, party, faults, set }: PartyFieldsProps) => (
  <div className="dep-book-party">
    {requestedParts(party, days).map(({ part, label, least }) => (
      <NumberInput
        key={part}
        label={label()}
        min={least}
        max={40}
        allowDecimal={false}
        value={party[part]}
        error={faults[`party.${part}`] ?? (part === 'adults' ? faults.party : undefined)}
        onChange={(value) => set({ ...party, [part]: partIn(value, least) })}
      />
    ))}
  </div>
);
