import { pino } from 'pino';
import { z } from 'zod';
import { paperDrawer } from '#features/messages/attachments/drawn-papers.queries.ts';
import { whatsappHook } from '#features/messages/whatsapp/hook.api.ts';
import { findMessageSettings } from '#features/site-settings/site-settings.queries.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { parseConfig } from '#platform/config.ts';
import { attachedFiles } from '#platform/messages/attached-files.ts';
import { byWhatsapp } from '#platform/messages/delivery.ts';
import { messageProviders } from '#platform/messages/messages.table.ts';
import { sendMessagesJob } from '#platform/messages/send-messages.ts';
import { simulateWhatsapp } from '#platform/whatsapp/simulator/simulate-whatsapp.gateway.ts';
import { whatsapp } from '#platform/whatsapp/whatsapp.gateway.ts';
import { memoryStorage } from '../office/office.ts';

const control = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      to: z.string(),
      ourId: z.string(),
      message: z.record(z.string(), z.unknown()),
    }),
  ),
});
const media = z.object({ media: z.array(z.object({ id: z.string(), name: z.string(), mime: z.string() })) });
const logger = pino({ level: 'silent' });
const base = 'http://127.0.0.1:4521';

/** WhatsApp as it is simulated, its webhook and the job that sends by it, all in this process. */
export async function openWhatsapp(deps: CommandDeps, storage = memoryStorage()) {
  await deps.db
    .insert(messageProviders)
    .values({ channel: 'whatsapp', provider: 'whatsapp' })
    .onConflictDoNothing();
  const { simulator, variables } = simulateWhatsapp({
    base,
    now: deps.clock.now,
    notify: async (_, init) => hook.request('/whatsapp', init),
    isControlled: true,
  });
  const { whatsapp: config } = parseConfig({ ...variables });
  if (config === undefined) {
    throw new Error('The simulator gave no variables.');
  }
  const hook = whatsappHook({ commands: deps, config, logger });
  const port = whatsapp(config, { send: async (url, init) => simulator.app.fetch(new Request(url, init)) });
  const dataKey = deps.dataKey ?? Buffer.alloc(32);
  const files = attachedFiles({ ...deps, storage, dataKey }, paperDrawer(deps));
  const job = sendMessagesJob(
    { ...deps, logger, settings: findMessageSettings },
    'whatsapp',
    byWhatsapp(port, deps.siteUrl, files),
  );
  const webhook = 'http://127.0.0.1:3000/hooks/whatsapp';
  simulator.set({ webhook });
  const ask = (path: string, init?: RequestInit) => simulator.app.request(path, init);
  return {
    port,
    files,
    hook,
    config,
    set: (switches: object) => simulator.set({ webhook, ...switches }),
    send: () => job.run(new AbortController().signal),
    /** What WhatsApp has taken. */
    taken: async () => control.parse(await (await ask('/control')).json()).messages,
    /** The files that it was given. */
    uploaded: async () => media.parse(await (await ask('/control')).json()).media,
    /** Has it say something; @returns how our webhook answered. */
    say: async (event: object) =>
      z
        .object({ id: z.string(), status: z.number() })
        .parse(await (await ask('/control/webhook', { method: 'POST', body: JSON.stringify(event) })).json()),
  };
}
