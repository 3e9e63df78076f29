import { notInArray } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { messageProviders } from './messages.table.ts';

/** Stores what is set as the program starts: whoever tells a customer asks here by which channels it can go. */
export async function noteProviders(db: Database, config: Pick<Config, 'sms' | 'whatsapp'>): Promise<void> {
  const set = [
    ...(config.sms === undefined ? [] : [{ channel: 'sms' as const, provider: config.sms.provider }]),
    ...(config.whatsapp === undefined ? [] : [{ channel: 'whatsapp' as const, provider: 'whatsapp' }]),
  ];
  await db.transaction(async (tx) => {
    await tx.delete(messageProviders).where(
      notInArray(
        messageProviders.channel,
        set.map(({ channel }) => channel),
      ),
    );
    for (const { channel, provider } of set) {
      await tx
        .insert(messageProviders)
        .values({ channel, provider })
        .onConflictDoUpdate({ target: messageProviders.channel, set: { provider } });
    }
  });
}
