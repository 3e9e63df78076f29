import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { OpenDatabase } from './database/database.ts';

/** Work that runs on a schedule, in one process at a time. */
export interface Job {
  /** In lower-case letters; the name of its queue. */
  readonly name: string;
  /** How often each process looks whether there is something to do. */
  readonly everySeconds: number;
  /** A NOTIFY on it makes all processes look at once. */
  readonly channel?: string;
  /** Whether there is something to do: a cheap read, so that an idle program writes nothing. */
  isDue(): Promise<boolean>;
  /**
   * Does the work. Another process may do the same at that moment, after one has died during a run: work that must not
   * happen twice is leased row by row.
   * @param signal Aborted when the program stops: finish the current item and return.
   */
  run(signal: AbortSignal): Promise<void>;
}

export interface Jobs {
  /** Waits for the current items, for a while. */
  stop(): Promise<void>;
}

/** How long a stop waits for current work; the program has 10 s in all. */
const patienceMs = 5_000;

const day = 24 * 60 * 60;

/** One job's runs in this process. */
async function startJob(
  boss: PgBoss,
  database: OpenDatabase,
  job: Job,
  stopping: AbortSignal,
  logger: Logger,
) {
  // At most one run is queued, however many processes schedule it; another may start while one is running.
  await boss.createQueue(job.name, {
    policy: 'short',
    retryLimit: 0,
    expireInSeconds: 600,
    retentionSeconds: 600,
    deleteAfterSeconds: 60,
  });
  const worker = await boss.work(job.name, { pollingIntervalSeconds: 60 }, async () => {
    try {
      await job.run(stopping);
    } catch (cause) {
      if (!stopping.aborted) {
        logger.error({ err: cause, job: job.name }, 'A job failed; it runs again as scheduled.');
      }
    }
  });
  let looking = false;
  let again = false;
  const look = async () => {
    if (looking || stopping.aborted) {
      again = looking;
      return;
    }
    looking = true;
    try {
      do {
        again = false;
        if (await job.isDue()) {
          await boss.send(job.name);
          boss.notifyWorker(worker);
        }
      } while (again && !stopping.aborted);
    } catch (cause) {
      if (!stopping.aborted) {
        logger.warn({ err: cause, job: job.name }, 'Whether a job is due cannot be known just now.');
      }
    } finally {
      looking = false;
    }
  };
  if (job.channel !== undefined) {
    await database.listen(
      job.channel,
      () => void look(),
      () => void look(),
    );
  }
  const timer = setInterval(() => void look(), job.everySeconds * 1000);
  timer.unref();
  stopping.addEventListener('abort', () => clearInterval(timer));
  void look();
}

/**
 * Starts the jobs on pg-boss, whose tables are in a schema of their own in the same database. Of several processes on it
 * one runs the job. Those tables can be lost without harm: the tables of the features say what is to be done.
 */
export async function startJobs(database: OpenDatabase, jobs: readonly Job[], logger: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: database.executeSql },
    backend: 'postgres',
    schedule: false,
    superviseIntervalSeconds: 300,
    maintenanceIntervalSeconds: 3600,
    flowIntervalSeconds: day,
    bamIntervalSeconds: day,
    queueCacheIntervalSeconds: 3600,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (cause) => logger.warn({ err: cause }, 'The queue of jobs had trouble; it goes on.'));
  await boss.start();
  const stopping = new AbortController();
  for (const job of jobs) {
    await startJob(boss, database, job, stopping.signal, logger);
  }
  return {
    stop: async () => {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: patienceMs });
    },
  };
}
