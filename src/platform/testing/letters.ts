import { and, eq, type SQL } from 'drizzle-orm';
import type { MessageEventName } from '../messages/events.data.ts';
import { messages } from '../messages/messages.table.ts';

/** Whether a message is a letter, one of an event when it is named: each customer with a telephone is told by SMS, too. */
export const isLetter = (event?: MessageEventName): SQL | undefined =>
  and(eq(messages.channel, 'email'), event && eq(messages.event, event));
