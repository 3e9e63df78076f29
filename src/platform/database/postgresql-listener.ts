import pg from 'pg';

interface Heard {
  heard(payload: string): void;
  missed(): void;
}

/** A connection of its own that only listens. When it is lost it is made again, for as long as it takes. */
export function postgresqlListener(url: string) {
  const channels = new Map<string, Heard>();
  let client: pg.Client | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, keepAlive: true });
    let over = false;
    const lost = () => {
      if (!over) {
        over = true;
        client = undefined;
        void fresh.end().catch(() => {});
        again();
      }
    };
    fresh.on('notification', (message) => channels.get(message.channel)?.heard(message.payload ?? ''));
    try {
      await fresh.connect();
      for (const channel of channels.keys()) {
        await fresh.query(`LISTEN ${fresh.escapeIdentifier(channel)}`);
      }
    } catch (cause) {
      over = true;
      fresh.on('error', () => {});
      void fresh.end().catch(() => {});
      throw cause;
    }
    fresh.on('error', lost).on('end', lost);
    client = fresh;
  }

  function again(): void {
    if (closed) {
      return;
    }
    setTimeout(() => {
      if (closed) {
        return;
      }
      connect().then(() => {
        for (const channel of channels.values()) {
          channel.missed();
        }
      }, again);
    }, 500).unref();
  }

  return {
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
      await client?.end();
    },
  };
}
