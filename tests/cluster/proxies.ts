import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#platform/free-port.ts';
import type { DatabaseNode } from './database-nodes.ts';
import type { ClusterPrograms } from './debian-packages.ts';
import { type OwnedProcess, type PlainUser, startOwned } from './owned-process.ts';

interface Place {
  readonly home: string;
  readonly programs: ClusterPrograms;
  readonly user: PlainUser;
}

export interface Proxies {
  readonly haproxy: OwnedProcess;
  readonly pgbouncer: OwnedProcess;
  /** Of the site. */
  readonly sitePort: number;
  /** Of the primary, wherever it is. */
  readonly databasePort: number;
  readonly poolerPort: number;
}

/** The processes that answer a path, found out after so many failed checks. */
const backend = (name: string, path: string, fall: number, programs: readonly number[]) => `
backend ${name}
  mode http
  option httpchk
  http-check send meth GET uri ${path} ver HTTP/1.1 hdr Host localhost
  option redispatch
  retries 3
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless { method GET HEAD }
  default-server inter 250ms fall ${fall} rise 1
${programs.map((port, number) => `  server program${number} 127.0.0.1:${port} check`).join('\n')}
`;

/** The configuration of docs/operations.md, with the ports of this run. */
const haproxyConfiguration = (options: {
  readonly sitePort: number;
  readonly databasePort: number;
  readonly nodes: readonly DatabaseNode[];
  readonly programs: readonly number[];
}) => `
global
  maxconn 2000
defaults
  timeout connect 2s
  timeout check 5s
  timeout client 60s
  timeout server 60s

# The primary, as Patroni's answers say which it is.
listen database
  mode tcp
  bind 127.0.0.1:${options.databasePort}
  timeout client 1h
  timeout server 1h
  option httpchk GET /primary
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${options.nodes.map(({ name, port, statusPort }) => `  server ${name} 127.0.0.1:${port} check port ${statusPort}`).join('\n')}

frontend site
  mode http
  bind 127.0.0.1:${options.sitePort}
  option forwardfor
  # Without a database no process is ready, and each still serves its cached pages.
  use_backend ready if { nbsrv(ready) gt 0 }
  default_backend alive
${backend('ready', '/readyz', 4, options.programs)}${backend('alive', '/healthz', 1, options.programs)}`;

const pgbouncerConfiguration = (databasePort: number, poolerPort: number) => `
[databases]
shofor = host=127.0.0.1 port=${databasePort} dbname=shofor user=shofor
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${poolerPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
; After a failover it looks for the new primary each second, and a request waits 5 s for a connection at most.
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 5
`;

/** HAProxy before the program and the database, and PgBouncer. */
export async function startProxies(
  place: Place,
  nodes: readonly DatabaseNode[],
  programPorts: readonly number[],
): Promise<Proxies> {
  const [sitePort, databasePort, poolerPort] = [await freePort(), await freePort(), await freePort()];
  const { home, programs, user } = place;
  const paths = { haproxy: join(home, 'haproxy.cfg'), pgbouncer: join(home, 'pgbouncer.ini') };
  writeFileSync(
    paths.haproxy,
    haproxyConfiguration({ sitePort, databasePort, nodes, programs: programPorts }),
  );
  writeFileSync(paths.pgbouncer, pgbouncerConfiguration(databasePort, poolerPort));
  return {
    sitePort,
    databasePort,
    poolerPort,
    haproxy: startOwned(programs.haproxy, ['-db', '-f', paths.haproxy], {
      log: join(home, 'haproxy.log'),
      user,
    }),
    pgbouncer: startOwned(programs.pgbouncer, [paths.pgbouncer], { log: join(home, 'pgbouncer.log'), user }),
  };
}
