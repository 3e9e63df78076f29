import pg from 'pg';
import type { RunningProcess } from './database.ts';

interface Heard {
  heard(payload: string): void;
  missed(): void;
}

/** The advisory lock that all processes of the program share; what needs them stopped takes it alone. */
export const runningLock = 4_207_243;

class Evicted extends Error {}

/** @throws Evicted while somebody has the lock alone */
async function shareLock(client: pg.Client): Promise<void> {
  const { rows } = await client.query('SELECT pg_try_advisory_lock_shared($1) AS shared', [runningLock]);
  if (rows[0]?.shared !== true) {
    throw new Evicted(
      'The data key is being changed (npm run rotate-key). Start the program again when that has ended.',
    );
  }
}

/** How often the connection is checked: a lost one isn't noticed otherwise. */
const heartbeats = 3;

/**
 * A dedicated connection for LISTEN, and for the lock that says that the program runs: it leads to the server itself, where a
 * pooler would give a session's lock to somebody else. When it is lost it reconnects until it succeeds.
 */
export function postgresqlListener(link: pg.ClientConfig & { readonly query_timeout: number }) {
  const channels = new Map<string, Heard>();
  let client: pg.Client | undefined;
  let closed = false;
  let running: RunningProcess | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client(link);
    let over = false;
    let heartbeat: NodeJS.Timeout | undefined;
    const lost = () => {
      if (over) {
        return;
      }
      over = true;
      clearInterval(heartbeat);
      void fresh.end().catch(() => {});
      if (client === fresh) {
        client = undefined;
        again();
      }
    };
    fresh.on('notification', (message) => channels.get(message.channel)?.heard(message.payload ?? ''));
    fresh.on('error', lost).on('end', lost);
    try {
      await fresh.connect();
      if (running) {
        await shareLock(fresh);
        // It may be over already: nobody who needs a stopped program waits for a process that is away.
        if (!(await running.isCurrent())) {
          throw new Evicted('What this process began with has changed meanwhile.');
        }
      }
      for (const channel of channels.keys()) {
        await fresh.query(`LISTEN ${fresh.escapeIdentifier(channel)}`);
      }
      if (over) {
        throw new Error('Connection terminated unexpectedly');
      }
      client = fresh;
      heartbeat = setInterval(
        () => void fresh.query('SELECT 1').catch(lost),
        link.query_timeout * heartbeats,
      );
      heartbeat.unref();
    } catch (cause) {
      lost();
      throw cause;
    }
  }

  function again(): void {
    if (closed) {
      return;
    }
    setTimeout(() => {
      if (closed) {
        return;
      }
      connect().then(
        () => {
          for (const channel of channels.values()) {
            channel.missed();
          }
        },
        (cause: unknown) => (cause instanceof Evicted ? running?.evicted() : again()),
      );
    }, 500).unref();
  }

  return {
    /** @throws Evicted */
    async declareRunning(process: RunningProcess) {
      running = process;
      if (client) {
        await shareLock(client);
      } else {
        await connect();
      }
    },
    async listen(channel: string, heard: (payload: string) => void, missed: () => void = () => {}) {
      channels.set(channel, { heard, missed });
      if (client) {
        await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      } else {
        await connect();
      }
    },
    async close() {
      closed = true;
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
