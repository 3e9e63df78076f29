import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#platform/free-port.ts';
import type { ClusterPrograms } from './debian-packages.ts';
import { isFine, type OwnedProcess, type PlainUser, startOwned, until } from './owned-process.ts';

export interface DatabaseNode {
  readonly name: string;
  /** Where PostgreSQL listens, and where Patroni says what it is. */
  readonly port: number;
  readonly statusPort: number;
  /** Patroni's answer: is it this now? `sync` is a synchronous standby. */
  is(role: 'primary' | 'sync' | 'replica'): Promise<boolean>;
  start(): void;
  /** Kills Patroni and every process of PostgreSQL at once, as when the machine is gone. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Settings that the nodes agree on; those of docs/operations.md. */
const agreed = {
  // A primary that is gone is replaced after ttl at the latest.
  ttl: 20,
  loop_wait: 2,
  retry_timeout: 5,
  // A commit is acknowledged when a standby has it on its disk, and only such a standby is promoted.
  synchronous_mode: true,
  // A primary whose process ended gives way at once instead of being restarted.
  master_start_timeout: 0,
  postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_log_hints: 'on' } },
};

/** The processes that were started by a process, by what the kernel says. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, ppid] = /\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
        return Number(ppid) === parent ? [Number(name)] : [];
      } catch {
        return [];
      }
    });
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** A place where the nodes agree on who is the primary: one etcd. Real clusters have three. */
export async function startAgreement(home: string, programs: ClusterPrograms, user: PlainUser) {
  const [client, peer] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${client}`;
  const etcd = startOwned(
    programs.etcd,
    [
      '--data-dir',
      join(home, 'etcd'),
      '--name',
      'agreement',
      '--listen-client-urls',
      url,
      '--advertise-client-urls',
      url,
      '--listen-peer-urls',
      `http://127.0.0.1:${peer}`,
      '--initial-advertise-peer-urls',
      `http://127.0.0.1:${peer}`,
      '--initial-cluster',
      `agreement=http://127.0.0.1:${peer}`,
    ],
    { log: join(home, 'etcd.log'), user },
  );
  await until('etcd', () => isFine(`${url}/health`));
  return { port: client, etcd };
}

/** A node that isn't started yet. */
export async function databaseNode(
  name: string,
  place: { home: string; programs: ClusterPrograms; user: PlainUser; agreementPort: number },
): Promise<DatabaseNode> {
  const { home, programs, user } = place;
  const [port, statusPort] = [await freePort(), await freePort()];
  const directory = join(home, name);
  mkdirSync(directory);
  if (user.uid !== undefined && user.gid !== undefined) {
    chownSync(directory, user.uid, user.gid);
  }
  const data = join(directory, 'data');
  const configuration = join(directory, 'patroni.yml');
  // Each JSON document is a YAML document.
  writeFileSync(
    configuration,
    JSON.stringify({
      scope: 'shofor',
      name,
      restapi: { listen: `127.0.0.1:${statusPort}`, connect_address: `127.0.0.1:${statusPort}` },
      etcd3: { host: `127.0.0.1:${place.agreementPort}` },
      bootstrap: {
        dcs: agreed,
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      },
      postgresql: {
        listen: `127.0.0.1:${port}`,
        connect_address: `127.0.0.1:${port}`,
        data_dir: data,
        bin_dir: programs.postgresql,
        pgpass: join(directory, 'pgpass'),
        // Nobody but this machine reaches it, and it is gone after the run.
        pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
        parameters: { unix_socket_directories: directory },
        authentication: {
          superuser: { username: 'postgres', password: 'loopback' },
          replication: { username: 'replicator', password: 'loopback' },
          rewind: { username: 'rewinder', password: 'loopback' },
        },
      },
    }),
  );
  let patroni: OwnedProcess | undefined;
  const kill = async () => {
    const file = join(data, 'postmaster.pid');
    const server = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
    const all = server > 0 ? [server, ...childrenOf(server)] : [];
    await patroni?.end('SIGKILL');
    for (const pid of all) {
      killNow(pid);
    }
  };
  return {
    name,
    port,
    statusPort,
    is: (role) => isFine(`http://127.0.0.1:${statusPort}/${role}`).catch(() => false),
    start: () => {
      patroni = startOwned(programs.patroni, [configuration], {
        log: join(home, `${name}.log`),
        user,
        env: { HOME: directory, LC_ALL: 'C.UTF-8' },
      });
    },
    kill,
    stop: async () => {
      await patroni?.end('SIGTERM');
      // If it had no time to stop its server.
      await kill();
    },
  };
}
