import { type Channel, channels } from '#platform/messages/messages.rules.ts';

/** All ways, which is no choice: who orders is told by what there is. */
export const allChannels: readonly Channel[] = channels;

/** The chosen ways as they are sent, by which there is an address; absent when all are. */
export const channelsRequest = (chosen: readonly Channel[], email: string): readonly Channel[] | undefined =>
  channels.every((channel) => chosen.includes(channel))
    ? undefined
    : chosen.filter((channel) => channel !== 'email' || email.trim() !== '');
