import { createHash, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { fileArriving } from '#features/visa-cases/pieces/pieces.contract.ts';
import { type PieceAnswer, sendInPieces } from '#features/visa-cases/site/send-pieces.ts';
import { beginCase } from '#features/visa-cases/visa-cases.commands.ts';
import { type CaseState, visitorActor } from '#features/visa-cases/visa-cases.rules.ts';
import {
  visaCaseEvents,
  visaCaseFiles,
  visaCasePapers,
  visaCases,
} from '#features/visa-cases/visa-cases.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open.ts';
import { emptyDirectory, migratedDirectory } from '#platform/testing/data-directory.ts';
import { saveAgency } from '../access/agency.ts';
import { publishGuide } from '../visa-cases/case-guide.ts';
import { type BuiltServer, startBuilt } from './built-server.ts';
import { dataKey, type FileAck, judgeFiles } from './files-judge.ts';
import { signIn } from './payment-clerks.ts';
import { owner } from './retry-under-kills.ts';
import { randomOf } from './writer.ts';

interface CaseFigures {
  readonly kills: number;
  /** Files and moves that were acknowledged. */
  readonly files: number;
  readonly moves: number;
  /** Requests that got no answer. */
  readonly unanswered: number;
  readonly wrong: readonly string[];
}

const customers = 6;

/** What a customer and the desk were told about one case. */
interface Told {
  readonly id: string;
  readonly token: string;
  readonly files: { readonly id: string; readonly sha256: string }[];
  state: CaseState;
  moves: number;
}

/** A paper that is wanted of an applicant. */
interface Paper {
  readonly applicant: string;
  readonly id: string;
}

type Place = { readonly DATA_DIR: string; readonly DATABASE_URL?: string };

/** Begins some cases before any process runs. */
export async function beginAll(place: Place): Promise<Told[]> {
  const { database } = await openDatabase(place, 'beginner');
  await migrate(database, resolve('migrations'));
  const deps: CommandDeps = {
    db: database.db,
    clock: { now: () => new Date() },
    pages: { drop: () => {} },
    siteUrl: 'https://shofor.example',
    dataKey,
  };
  await saveAgency(deps);
  await publishGuide(deps);
  const told: Told[] = [];
  for (let number = 0; number < customers; number += 1) {
    const { id, token } = await run(deps, visitorActor, beginCase, {
      visitor: '192.0.2.1',
      request: {
        guide: 'thailand',
        kind: 'tourist',
        language: 'bn',
        consent: true,
        applicants: [{ name: 'Tanvir Sample', profile: 'student' }],
        contact: { name: 'Tanvir Sample', phone: `01812-34567${number}` },
        key: `a-case-of-the-killed-${number}`,
      },
    });
    told.push({ id, token, files: [], state: 'collecting', moves: 0 });
  }
  await database.close();
  return told;
}

/** What the database says differently from what was told; nothing when all is well. */
async function brokenCases({ db }: OpenDatabase, told: readonly Told[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { id, files, state, moves } of told) {
    const [row] = await db.select().from(visaCases).where(eq(visaCases.id, id));
    if (row?.state !== state) {
      wrong.push(`A case is ${row?.state}, and was said to be ${state}`);
    }
    const events = await db.select().from(visaCaseEvents).where(eq(visaCaseEvents.caseId, id));
    const happened = (what: string) => events.filter((each) => each.happened === what).length;
    if (happened('moved') !== moves || happened('received') !== files.length) {
      wrong.push(
        `${happened('moved')} moves of ${moves} and ${happened('received')} files of ${files.length} are in the history`,
      );
    }
    const there = await db
      .select({ id: visaCaseFiles.fileId, state: visaCasePapers.state })
      .from(visaCaseFiles)
      .innerJoin(visaCasePapers, eq(visaCasePapers.id, visaCaseFiles.paperId))
      .where(eq(visaCasePapers.caseId, id))
      .orderBy(asc(visaCaseFiles.at));
    const known = new Set(files.map((each) => each.id));
    if (there.length !== known.size || there.some((each) => !known.has(each.id))) {
      wrong.push(`${there.length} files lie with a case that ${known.size} were acknowledged of`);
    }
    if (there.some((each) => each.state === 'wanted')) {
      wrong.push('A paper has files and is still wanted');
    }
  }
  return wrong;
}

/**
 * Customers send papers piece by piece and the desk moves their cases to and fro, each again until it is answered, while the
 * built program is killed at random moments and started again.
 */
export async function killUnderCustomers(options: {
  readonly kills: number;
  readonly seed: number;
  readonly databaseUrl?: string;
}): Promise<CaseFigures> {
  const random = randomOf(options.seed);
  const { databaseUrl } = options;
  const DATA_DIR = await (databaseUrl === undefined ? migratedDirectory() : emptyDirectory());
  const place = { DATA_DIR, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) };
  const env = {
    ...place,
    SITE_URL: 'http://agency.example',
    SEED: 'none',
    DATA_KEY: dataKey.toString('hex'),
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  };
  let server: BuiltServer | undefined;
  let unanswered = 0;
  let isOver = false;
  const wrong: string[] = [];
  try {
    const told = await beginAll(place);
    server = await startBuilt(env);
    await server.ready;
    let token = await signIn(server.url);

    const putPiece = async (path: string, range: string, piece: Blob | undefined): Promise<PieceAnswer> => {
      try {
        const response = await fetch(`${server?.url}${path}`, {
          method: 'PUT',
          headers: { 'content-range': range },
          body: piece ?? null,
          signal: AbortSignal.timeout(30_000),
        });
        const body: unknown = await response.json();
        if (response.status === 200) {
          const { arrived, file } = fileArriving.parse(body);
          return { status: 200, arrived, isWhole: file !== null, code: undefined };
        }
        const refused = z
          .object({ code: z.string(), details: z.object({ arrived: z.int() }).optional() })
          .parse(body);
        return {
          status: response.status,
          isWhole: false,
          code: refused.code,
          arrived: refused.details?.arrived,
        };
      } catch {
        unanswered += 1;
        return { status: 0, arrived: undefined, isWhole: false, code: undefined };
      }
    };

    /** Sends one file until it is whole, and asks then which one it is. */
    async function send(of: Told, paper: Paper): Promise<void> {
      const bytes = Buffer.concat([
        Buffer.from('%PDF-1.7\n'),
        randomBytes(40_000 + Math.floor(random() * 700_000)),
        Buffer.from('\n%%EOF\n'),
      ]);
      const path = `/api/visitor/visa-cases/${of.token}/applicants/${paper.applicant}/papers/${paper.id}/uploads/${crypto.randomUUID()}`;
      let status = 0;
      while (status === 0 || status === 503) {
        status = await sendInPieces(new Blob([bytes]), {
          put: (range, piece) => putPiece(path, range, piece),
          wait: () => delay(60),
        });
      }
      const ask = async () => {
        const response = await fetch(`${server?.url}${path}`, {
          method: 'PUT',
          headers: { 'content-range': `bytes */${bytes.length}` },
        });
        return fileArriving.parse(await response.json()).file;
      };
      let file: Awaited<ReturnType<typeof ask>> | undefined;
      while (file === undefined) {
        file = await ask().catch(() => delay(60).then(() => undefined));
      }
      if (status !== 201 || file === null) {
        wrong.push(`A file was answered ${status}`);
        return;
      }
      of.files.push({ id: file.id, sha256: createHash('sha256').update(bytes).digest('hex') });
    }

    async function move(of: Told): Promise<void> {
      const to: CaseState = of.state === 'collecting' ? 'checking' : 'collecting';
      for (;;) {
        const response = await fetch(`${server?.url}/api/visa-cases/${of.id}/state`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ to }),
        }).catch(() => undefined);
        if (response?.status === 200) {
          of.state = to;
          of.moves += 1;
          return;
        }
        if (response?.status === 401) {
          // A long run outlives a token.
          token = await signIn(server?.url ?? '').catch(() => token);
        } else if (response !== undefined && response.status !== 503) {
          wrong.push(
            `A move was answered ${response.status}: ${await response.text().catch(() => 'cut off')}`,
          );
          return;
        }
        unanswered += 1;
        await delay(60);
      }
    }

    async function listPapers(of: Told): Promise<Paper[]> {
      const { applicants } = z
        .object({
          applicants: z.array(z.object({ id: z.string(), papers: z.array(z.object({ id: z.string() })) })),
        })
        .parse(await (await fetch(`${server?.url}/api/visitor/visa-cases/${of.token}`)).json());
      return applicants.flatMap(({ id: applicant, papers }) => papers.map(({ id }) => ({ applicant, id })));
    }

    async function customer(of: Told, papers: readonly Paper[]): Promise<void> {
      for (let number = 0; !isOver && wrong.length === 0; number += 1) {
        const paper = papers[number % papers.length];
        // A paper has twenty files at most.
        if (paper === undefined || number >= papers.length * 19) {
          await move(of);
          await delay(20);
          continue;
        }
        await send(of, paper);
        if (random() < 0.5) {
          await move(of);
        }
      }
    }

    // Before anything is killed: who knows no papers can send none.
    const papers = await Promise.all(told.map(listPapers));
    const busy = told.map((of, number) => customer(of, papers[number] ?? []));
    let kills = 0;
    const acknowledged = () => told.reduce((all, { files, moves }) => all + files.length + moves, 0);
    while (kills < options.kills && wrong.length === 0) {
      // However slow the machine is: something was done since the last start, and something else is under way.
      const before = acknowledged();
      while (acknowledged() <= before + random() && wrong.length === 0) {
        await delay(20);
      }
      await delay(random() * 600);
      await server.end('SIGKILL');
      kills += 1;
      server = await startBuilt(env);
      await server.ready;
    }
    await delay(300);
    isOver = true;
    await Promise.all(busy);
    await server.end('SIGKILL');
    // A server may still be busy with the last transaction of the process that was killed.
    await delay(300);
    const { database } = await openDatabase(place, 'judge');
    wrong.push(...(await brokenCases(database, told)));
    const acks: FileAck[] = told.flatMap(({ files }) =>
      files.map(({ id, sha256 }) => ({ is: 'kept' as const, file: id, sha256 })),
    );
    wrong.push(...(await judgeFiles(database, DATA_DIR, acks)).wrong);
    await database.close();
    const moves = told.reduce((all, each) => all + each.moves, 0);
    return { kills, files: acks.length, moves, unanswered, wrong };
  } finally {
    isOver = true;
    await server?.end('SIGKILL');
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}
