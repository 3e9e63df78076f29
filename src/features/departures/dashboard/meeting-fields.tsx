import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { maxPlace } from '../meeting-point/meeting-point.contract.ts';
import type { TypedDeparture } from './departure-start.ts';

interface MeetingFieldsProps {
  of: 'meeting' | 'meetingBack';
  typed: TypedDeparture;
  set: (part: Partial<TypedDeparture>) => void;
  faults: Readonly<Record<string, ReactNode>>;
}

const labels = {
  meeting: { time: m.office_dep_meet_time, en: m.office_dep_meet_en, bn: m.office_dep_meet_bn },
  meetingBack: { time: m.office_dep_back_time, en: m.office_dep_back_en, bn: m.office_dep_back_bn },
} as const;

/** Where and when a departure begins, or starts back. */
export function MeetingFields({ of, typed, set, faults }: MeetingFieldsProps) {
  const meeting = typed[of];
  const change = (part: Partial<typeof meeting>) => set({ [of]: { ...meeting, ...part } });
  const place = (language: 'en' | 'bn') => (
    <TextInput
      label={labels[of][language]()}
      lang={language}
      maxLength={maxPlace}
      value={meeting[language]}
      onChange={({ currentTarget: { value } }) => change({ [language]: value })}
      error={faults[`${of}.place.${language}`]}
    />
  );
  return (
    <div className="dep-meet">
      <TextInput
        type="time"
        label={labels[of].time()}
        value={meeting.time}
        onChange={({ currentTarget: { value } }) => change({ time: value })}
        error={faults[`${of}.time`]}
      />
      {place('en')}
      {place('bn')}
      {of === 'meeting' && <p className="of-dim">{m.office_dep_meet_help()}</p>}
    </div>
  );
}
