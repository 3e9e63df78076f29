import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '#platform/free-port.ts';
import { startBucketServer } from '#platform/testing/bucket-server.ts';
import { type BuiltServer, startBuilt } from '../faults/built-server.ts';
import { type DatabaseNode, databaseNode, startAgreement } from './database-nodes.ts';
import type { ClusterPrograms } from './debian-packages.ts';
import { isFine, plainUser, until } from './owned-process.ts';
import { startProxies } from './proxies.ts';

export interface Cluster {
  /** The site, through the proxy. */
  readonly url: string;
  /** The primary, through the proxy. */
  readonly databaseUrl: string;
  readonly nodes: readonly DatabaseNode[];
  readonly programs: BuiltServer[];
  /** Waits until one node is the primary, and another its synchronous standby. */
  whole(): Promise<{ primary: DatabaseNode; standby: DatabaseNode }>;
  /** Stops one process of the program and starts it again on the same port. @returns its exit code. */
  restart(number: number): Promise<number | null>;
  stop(): Promise<void>;
}

/** A database with a user of its own, as an administrator makes it. */
async function makeDatabase(port: number): Promise<void> {
  const asAdministrator = async (database: string, statements: readonly string[]) => {
    const client = new pg.Client({
      connectionString: `postgresql://postgres:loopback@127.0.0.1:${port}/${database}`,
    });
    await client.connect();
    for (const statement of statements) {
      await client.query(statement);
    }
    await client.end();
  };
  await asAdministrator('postgres', ['CREATE ROLE shofor LOGIN', 'CREATE DATABASE shofor OWNER shofor']);
  await asAdministrator('shofor', ['CREATE EXTENSION pg_trgm']);
}

/** Brings up everything on the loopback, each part as a process of this run. */
export async function startCluster(programs: ClusterPrograms, processes = 2): Promise<Cluster> {
  const home = mkdtempSync(join(tmpdir(), 'shofor-cluster-'));
  const user = plainUser();
  chmodSync(home, 0o755);
  if (user.uid !== undefined && user.gid !== undefined) {
    chownSync(home, user.uid, user.gid);
  }
  let failed = false;
  const closing: Array<() => Promise<void>> = [
    async () => {
      if (failed) {
        console.error(`The logs are in ${home}`);
      } else {
        await rm(home, { recursive: true, force: true });
      }
    },
  ];
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) {
      await close().catch((cause: unknown) => console.error(cause));
    }
  };
  try {
    const { port: agreementPort, etcd } = await startAgreement(home, programs, user);
    closing.push(() => etcd.end('SIGTERM'));
    const nodes: DatabaseNode[] = [];
    for (const name of ['north', 'south']) {
      const node = await databaseNode(name, { home, programs, user, agreementPort });
      closing.push(() => node.stop());
      nodes.push(node);
    }
    const whole = async () => {
      let [primary, standby] = [nodes[0], nodes[1]];
      await until(
        'a primary and its synchronous standby',
        async () => {
          for (const node of nodes) {
            primary = (await node.is('primary')) ? node : primary;
          }
          standby = nodes.find((node) => node !== primary);
          return (await primary?.is('primary')) === true && (await standby?.is('sync')) === true;
        },
        180,
      );
      if (!primary || !standby) {
        throw new Error('There are no two nodes.');
      }
      return { primary, standby };
    };
    for (const node of nodes) {
      node.start();
    }
    const { primary } = await whole();
    await makeDatabase(primary.port);
    const bucket = await startBucketServer();
    closing.push(() => bucket.close());
    const ports = await Promise.all(Array.from({ length: processes }, freePort));
    const { haproxy, pgbouncer, sitePort, databasePort, poolerPort } = await startProxies(
      { home, programs, user },
      nodes,
      ports,
    );
    closing.push(
      () => haproxy.end('SIGTERM'),
      () => pgbouncer.end('SIGINT'),
    );
    const databaseUrl = `postgresql://shofor@127.0.0.1:${databasePort}/shofor`;
    await until('the database through its proxy', async () => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      await client.end();
      return true;
    });
    const url = `http://127.0.0.1:${sitePort}`;
    const dataKey = randomBytes(32).toString('hex');
    const start = async (number: number) => {
      const server = await startBuilt({
        ...bucket.variables,
        DATABASE_URL: `postgresql://shofor@127.0.0.1:${poolerPort}/shofor`,
        DATABASE_DIRECT_URL: databaseUrl,
        DATA_DIR: join(home, `program${number}`),
        DATA_KEY: dataKey,
        PORT: String(ports[number]),
        SITE_URL: url,
        // The proxy, and before it the one that the visitors of the test stand for.
        TRUSTED_PROXIES: '2',
        LOG_LEVEL: 'error',
      });
      await server.ready;
      return server;
    };
    const running: BuiltServer[] = [];
    closing.push(async () => {
      await Promise.all(running.map((server) => server.end('SIGTERM')));
    });
    for (let number = 0; number < processes; number += 1) {
      running.push(await start(number));
    }
    await until('the site through its proxy', () => isFine(`${url}/readyz`));
    return {
      url,
      databaseUrl,
      nodes,
      programs: running,
      whole,
      restart: async (number) => {
        const ended = await running[number]?.end('SIGTERM');
        running[number] = await start(number);
        return ended?.code ?? null;
      },
      stop,
    };
  } catch (cause) {
    failed = true;
    await stop();
    throw cause;
  }
}
