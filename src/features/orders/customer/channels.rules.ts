import { type Channel, channels } from '#platform/messages/messages.rules.ts';

/** What became of the form that chooses how a customer is told. */
export const channelResults = ['done', 'none', 'no-address'] as const;
export type ChannelResult = (typeof channelResults)[number];

/** Whether a customer has a number or an address for a channel. */
const isReached = (channel: Channel, to: { readonly phone: string; readonly email: string | null }) =>
  channel === 'email' ? to.email !== null : to.phone !== '';

/** The channels for which a customer has a number or an address. */
export const channelsOf = (to: { readonly phone: string; readonly email: string | null }): Channel[] =>
  channels.filter((channel) => isReached(channel, to));

/** The channels that a customer is offered: WhatsApp where it is set up, or was chosen when it was. */
export const offeredTo = (
  to: { readonly phone: string; readonly email: string | null; readonly channels: readonly Channel[] | null },
  hasWhatsapp: boolean,
): Channel[] =>
  channelsOf(to).filter(
    (channel) => channel !== 'whatsapp' || hasWhatsapp || to.channels?.includes(channel) === true,
  );
