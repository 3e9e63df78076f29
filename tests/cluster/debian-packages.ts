import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The programs of the cluster, by the full path of each. */
export interface ClusterPrograms {
  /** The directory of PostgreSQL's own programs. */
  readonly postgresql: string;
  readonly patroni: string;
  readonly etcd: string;
  readonly pgbouncer: string;
  readonly haproxy: string;
}

const places = ['/usr/bin', '/usr/sbin', '/usr/local/bin'];

const pathOf = (name: string) => places.map((place) => join(place, name)).find((path) => existsSync(path));

/** The newest PostgreSQL on the machine that has the extension pg_trgm. */
function postgresql(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const found = existsSync(versions) ? readdirSync(versions) : [];
  const newest = found
    .filter((version) => existsSync(`/usr/share/postgresql/${version}/extension/pg_trgm.control`))
    .sort((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? undefined : join(versions, newest, 'bin');
}

/**
 * Finds what the cluster consists of.
 * @param install Whether what is missing is installed by apt-get, which needs root.
 * @throws an Error that names the missing packages.
 */
export function findPrograms(install = false): ClusterPrograms {
  const found = {
    postgresql: postgresql(),
    patroni: pathOf('patroni'),
    'etcd-server': pathOf('etcd'),
    pgbouncer: pathOf('pgbouncer'),
    haproxy: pathOf('haproxy'),
  };
  const { 'etcd-server': etcd, ...others } = found;
  if (others.postgresql && others.patroni && etcd && others.pgbouncer && others.haproxy) {
    const { patroni, pgbouncer, haproxy } = others;
    return { postgresql: others.postgresql, patroni, etcd, pgbouncer, haproxy };
  }
  const missing = Object.entries(found).flatMap(([name, path]) => (path === undefined ? [name] : []));
  const command = ['apt-get', 'install', '--yes', ...missing];
  if (!install) {
    throw new Error(`The cluster needs programs that are missing:\n  ${command.join(' ')}`);
  }
  spawnSync('apt-get', command.slice(1), { stdio: 'inherit' });
  return findPrograms();
}
