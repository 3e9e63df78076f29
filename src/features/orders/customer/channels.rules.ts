import { type Channel, channels } from '#platform/messages/messages.rules.ts';

/** What became of the form that chooses how a customer is told. */
export const channelResults = ['done', 'none', 'no-address'] as const;
export type ChannelResult = (typeof channelResults)[number];

/** Whether a customer has a number or an address for a channel. */
const isReached = (channel: Channel, to: { readonly phone: string; readonly email: string | null }) =>
  channel === 'email' ? to.email !== null : to.phone !== '';

/** The channels by which a customer can be told. */
export const channelsOf = (to: { readonly phone: string; readonly email: string | null }): Channel[] =>
  channels.filter((channel) => isReached(channel, to));
