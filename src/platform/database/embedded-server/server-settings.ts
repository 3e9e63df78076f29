/**
 * The embedded server's settings, for a machine of 1 GB; everything else is as PostgreSQL has it. They are given at each
 * start, so that an update of the program changes them, and postgresql.conf can't switch durability off.
 */
export const serverSettings: Readonly<Record<string, string>> = {
  // An answer to a write leaves after its commit has reached the disk.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',

  // The program's pool, its transactions, and a few more for whoever looks in with psql.
  max_connections: '30',
  // What isn't in them is read from the system's cache of files.
  shared_buffers: '32MB',
  maintenance_work_mem: '32MB',
  // What the system's cache is taken to hold when a plan is chosen.
  effective_cache_size: '256MB',
  // The log of writes: little disk, and little to repeat after a crash.
  min_wal_size: '32MB',
  max_wal_size: '256MB',

  // Questions are short: compiling one, or giving it to several processes, costs more than it brings.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  // No processes that only read ahead; the disk of a small server has one queue anyway.
  io_method: 'sync',
  // Nobody copies this server's log, so neither what copying needs nor its processes.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  autovacuum: 'on',
  autovacuum_max_workers: '1',
  huge_pages: 'off',

  // A question whose asker has gone ends.
  client_connection_check_interval: '2s',
  timezone: 'UTC',
  lc_messages: 'C',
  // What went wrong with a statement is the program's to say: its texts hold what customers wrote.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_line_prefix: '',
  logging_collector: 'off',
};
