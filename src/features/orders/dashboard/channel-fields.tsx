import { Checkbox, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { type Channel, channels } from '#platform/messages/messages.rules.ts';

const labels: Readonly<Record<Channel, () => string>> = {
  whatsapp: m.outbox_channel_whatsapp,
  sms: m.outbox_channel_sms,
  email: m.outbox_channel_email,
};

interface ChannelFieldsProps {
  readonly value: readonly Channel[];
  readonly onChange: (next: Channel[]) => void;
  readonly error?: ReactNode;
}

/** By which ways the customer of a new order is written to, as they said it. */
export const ChannelFields = ({ value, onChange, error }: ChannelFieldsProps) => (
  <Checkbox.Group
    label={m.office_order_channels()}
    value={[...value]}
    error={error}
    onChange={(next) => onChange(channels.filter((channel) => next.includes(channel)))}
  >
    <Group gap="md" mih={36}>
      {channels.map((channel) => (
        <Checkbox key={channel} value={channel} label={labels[channel]()} />
      ))}
    </Group>
  </Checkbox.Group>
);
