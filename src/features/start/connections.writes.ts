import { notInArray } from 'drizzle-orm';
import type { Config } from '#platform/config.ts';
import type { Transaction } from '#platform/database/database.ts';
import { type StartService, startServices } from './start.contract.ts';
import { startServiceRows } from './start.table.ts';

/** Stores what the environment sets up as the program starts, so that the guided start and Home can say what is missing. */
export async function noteServices(
  tx: Transaction,
  { SMTP_URL, sms, whatsapp, gateways }: Pick<Config, 'SMTP_URL' | 'sms' | 'whatsapp' | 'gateways'>,
): Promise<void> {
  const isSet: Readonly<Record<StartService, boolean>> = {
    mail: SMTP_URL !== undefined,
    sms: sms !== undefined,
    whatsapp: whatsapp !== undefined,
    bkash: gateways.bkash !== undefined,
    nagad: gateways.nagad !== undefined,
    sslcommerz: gateways.sslcommerz !== undefined,
  };
  const set = startServices.filter((service) => isSet[service]);
  await tx.delete(startServiceRows).where(notInArray(startServiceRows.service, set));
  for (const service of set) {
    await tx.insert(startServiceRows).values({ service }).onConflictDoNothing();
  }
}
