import { z } from 'zod';
import { channels } from '#platform/messages/messages.rules.ts';

/** The ways in which a customer wants to be told of their order, and no other. */
export const channelChoice = z.strictObject({ channels: z.array(z.enum(channels)).min(1).max(9) });

export const channelsChosen = z.object({ channels: z.array(z.enum(channels)) });
