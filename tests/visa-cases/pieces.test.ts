import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished } from 'vitest';
import { type PieceAnswer, sendInPieces } from '#features/visa-cases/site/send-pieces.ts';
import { pieceBytes } from '#features/visa-cases/visa-cases.rules.ts';
import { visaCaseFiles } from '#features/visa-cases/visa-cases.table.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { log } from '#platform/log.ts';
import { outboxJob } from '#platform/outbox/outbox.ts';
import { receivePiece } from '#platform/private-files/pieces.ts';
import { arrivingPieces, privateFiles } from '#platform/private-files/private-files.table.ts';
import {
  privateKey,
  removeFileTopic,
  streamFile,
  sweepFilesJob,
} from '#platform/private-files/private-files.ts';
import { directoryStorage } from '#platform/storage.ts';
import { test } from '#platform/testing/test.ts';
import { deskOf, unused } from '../enquiries/desk.ts';
import { openCases, pdf } from './case-world.ts';

const megabyte = 1024 * 1024;

/** A case, and one of its papers that takes files in pieces. */
async function openUpload(deps: CommandDeps) {
  const world = await openCases(deps);
  const one = await world.begin();
  const { applicants } = await one.read();
  const { id: paper } = await one.paperOf('statement');
  const pathOf = (upload: string) =>
    `/visitor/visa-cases/${one.token}/applicants/${applicants[0].id}/papers/${paper}/uploads/${upload}`;
  const put = (range: string, piece?: Blob, upload = 'the-first-one') =>
    world.request('PUT', pathOf(upload), piece, {
      headers: { 'content-range': range, 'content-disposition': "attachment; filename*=UTF-8''a%20scan.pdf" },
    });
  const storage = directoryStorage(world.directory);
  const files = { ...deps, storage, dataKey: unused.dataKey };
  const tidy = async () => {
    const remove = outboxJob(
      { ...deps, logger: log('silent') },
      { [removeFileTopic]: (id) => storage.remove(privateKey(String(id))) },
    );
    await remove.run(new AbortController().signal);
  };
  return { ...world, one, pathOf, put, files, tidy };
}

const rangeOf = (from: number, end: number, all: number) => `bytes ${from}-${end - 1}/${all}`;

describe('a file that comes piece by piece', () => {
  test('of ten megabytes arrives once and whole over a line that breaks three times', async ({
    deps,
    db,
  }) => {
    const { one, pathOf, request, files, tidy, inStorage } = await openUpload(deps);
    const bytes = pdf(10 * megabyte);
    // The line: it takes three megabytes, then breaks in the middle of a piece, and once after it, before the answer.
    let through = 0;
    let breaks = 0;
    const server = createServer((incoming, outgoing) => {
      const parts: Buffer[] = [];
      incoming.on('error', () => {});
      incoming.on('data', (part: Buffer) => {
        parts.push(part);
        through += part.length;
        if (through > (breaks + 1) * 3 * megabyte && breaks < 2) {
          breaks += 1;
          incoming.socket.destroy();
        }
      });
      incoming.on('end', async () => {
        const body = Buffer.concat(parts);
        const answer = await request(
          'PUT',
          pathOf('over-a-bad-line'),
          body.length === 0 ? undefined : new Blob([body]),
          { headers: { 'content-range': String(incoming.headers['content-range']) } },
        );
        if (through > 9 * megabyte && breaks === 2) {
          breaks += 1;
          incoming.socket.destroy();
          return;
        }
        outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const sent = await sendInPieces(new Blob([bytes]), {
      put: async (range, piece): Promise<PieceAnswer> => {
        try {
          const response = await fetch(`http://127.0.0.1:${port}/`, {
            method: 'PUT',
            headers: { 'content-range': range },
            body: piece ?? null,
          });
          const body = await response.json();
          return {
            status: response.status,
            arrived: body.arrived ?? body.details?.arrived,
            isWhole: response.status === 200 && body.file !== null,
            code: body.code,
          };
        } catch {
          return { status: 0, arrived: undefined, isWhole: false, code: undefined };
        }
      },
      wait: async () => {},
    });
    expect([sent, breaks]).toEqual([201, 3]);
    // Little more than the file went over the line: what had arrived wasn't sent again.
    expect(through).toBeLessThan(bytes.length + 3 * pieceBytes.usual);
    const { files: there, state } = await one.paperOf('statement');
    expect([state, there.length, there[0].bytes]).toEqual(['received', 1, bytes.length]);
    const [kept] = await db.select().from(privateFiles).where(eq(privateFiles.id, there[0].id));
    if (kept === undefined) {
      throw new Error('The file has no row.');
    }
    const digest = (of: Uint8Array) => createHash('sha256').update(of).digest('hex');
    expect(digest(new Uint8Array(await new Response(streamFile(files, kept)).arrayBuffer()))).toBe(
      digest(bytes),
    );
    // Of the pieces nothing stays.
    await tidy();
    expect(await db.$count(privateFiles)).toBe(1);
    expect(await db.$count(arrivingPieces)).toBe(0);
    expect(await inStorage()).toHaveLength(kept.segments);
  });

  test('lies there once, though its last piece is sent three times at once and again later', async ({
    deps,
    db,
  }) => {
    const { one, put } = await openUpload(deps);
    const bytes = pdf(3 * pieceBytes.least);
    const [first, rest] = [bytes.subarray(0, pieceBytes.least), bytes.subarray(pieceBytes.least)];
    const begun = await put(rangeOf(0, first.length, bytes.length), new Blob([new Uint8Array(first)]));
    expect([begun.status, begun.body]).toEqual([200, { arrived: first.length, file: null }]);
    const last = () =>
      put(rangeOf(first.length, bytes.length, bytes.length), new Blob([new Uint8Array(rest)]));
    await Promise.all([last(), last(), last()]);
    const [again, asked] = [await last(), await put(`bytes */${bytes.length}`)];
    expect([again.status, asked.body]).toEqual([200, again.body]);
    expect(asked.body).toMatchObject({
      arrived: bytes.length,
      file: { name: 'a scan.pdf', bytes: bytes.length, state: 'received' },
    });
    expect((await one.paperOf('statement')).files).toHaveLength(1);
    expect(await db.$count(visaCaseFiles)).toBe(1);
  });

  test('is made of its pieces also when the last one lands after the server, started again, said that it isn’t there', async ({
    deps,
    db,
  }) => {
    const { one, put, files } = await openUpload(deps);
    const bytes = pdf(pieceBytes.usual + 40_000);
    const rest = new Uint8Array(bytes.subarray(pieceBytes.usual));
    const asked: string[] = [];
    const sent = await sendInPieces(new Blob([new Uint8Array(bytes)]), {
      put: async (range, piece): Promise<PieceAnswer> => {
        asked.push(range);
        if (asked.length === 3) {
          return { status: 0, arrived: undefined, isWhole: false, code: undefined };
        }
        const { status, body } = await put(range, piece);
        if (asked.length === 4) {
          // The server was killed while the database was still writing.
          const [{ fileId } = { fileId: '' }] = await db.select().from(arrivingPieces);
          await receivePiece(files, { id: fileId, place: '' }, { offset: pieceBytes.usual, bytes: rest });
        }
        const arrived = body.arrived ?? body.details?.arrived;
        return { status, arrived, isWhole: status === 200 && body.file !== null, code: body.code };
      },
      wait: async () => {},
    });
    expect([sent, asked.length]).toEqual([201, 6]);
    const { files: there } = await one.paperOf('statement');
    expect(there).toMatchObject([{ bytes: bytes.length }]);
  });

  test('is encrypted from its first piece on', async ({ deps }) => {
    const { put, inStorage } = await openUpload(deps);
    const marker = 'MARKER-IN-THE-FIRST-PIECE';
    const bytes = pdf(2 * pieceBytes.least, marker);
    await put(
      rangeOf(0, pieceBytes.least, bytes.length),
      new Blob([new Uint8Array(bytes.subarray(0, pieceBytes.least))]),
    );
    const files = await inStorage();
    expect(files).toHaveLength(1);
    for (const file of files) {
      expect((await readFile(join(file.parentPath, file.name))).includes(marker)).toBe(false);
    }
  });

  test('goes on only where it is, in pieces of the length that was said, and for whoever holds the link', async ({
    deps,
  }) => {
    const { put, request, pathOf } = await openUpload(deps);
    const all = 4 * pieceBytes.least;
    const piece = new Blob([randomBytes(pieceBytes.least)]);
    const refusal = async (range: string, body?: Blob) => {
      const answer = await put(range, body);
      return [answer.status, answer.body.code, answer.body.details?.arrived];
    };
    const { least, most } = pieceBytes;
    expect(await refusal(rangeOf(least, 2 * least, all), piece)).toEqual([409, 'files.offset', 0]);
    for (const range of ['bytes 0-9/100000', 'pages 1-2', rangeOf(0, most + 1, 2 * most), 'bytes 9-3/9']) {
      expect(await refusal(range, piece), range).toEqual([422, 'files.range', undefined]);
    }
    const large = rangeOf(0, least, 16 * megabyte);
    expect(await refusal(large, piece)).toEqual([413, 'files.too-large', undefined]);
    const short = await refusal(rangeOf(0, least, all), new Blob([randomBytes(7)]));
    expect(short).toEqual([422, 'request.malformed', undefined]);
    const strange = pathOf('the-first-one').replace(/visa-cases\/[^/]+/, 'visa-cases/none');
    const stranger = await request('PUT', strange, piece, {
      headers: { 'content-range': rangeOf(0, pieceBytes.least, all) },
    });
    expect(stranger.status).toBe(404);
  });

  test('that is no picture and no PDF is refused when it is whole, and leaves nothing', async ({
    deps,
    db,
  }) => {
    const { put, inStorage, tidy } = await openUpload(deps);
    const page = Buffer.alloc(pieceBytes.least + 10, '<!doctype html><script>alert(1)</script>');
    await put(rangeOf(0, pieceBytes.least, page.length), new Blob([page.subarray(0, pieceBytes.least)]));
    const last = await put(
      rangeOf(pieceBytes.least, page.length, page.length),
      new Blob([page.subarray(pieceBytes.least)]),
    );
    expect([last.status, last.body.code]).toEqual([415, 'files.type']);
    await tidy();
    expect([await db.$count(privateFiles), await inStorage()]).toEqual([0, []]);
  });

  test('and is given up is swept away an hour after its last piece, or when the customer deletes all', async ({
    deps,
    db,
    clock,
  }) => {
    const { put, one, request, files, inStorage, tidy } = await openUpload(deps);
    const all = 4 * pieceBytes.least;
    const send = (number: number, upload: string) =>
      put(
        rangeOf(number * pieceBytes.least, (number + 1) * pieceBytes.least, all),
        new Blob([randomBytes(pieceBytes.least)]),
        upload,
      );
    const begun = clock.now().getTime();
    await send(0, 'given-up');
    clock.set(new Date(begun + 40 * 60_000).toISOString());
    await send(1, 'given-up');
    const sweep = sweepFilesJob(files);
    clock.set(new Date(begun + 80 * 60_000).toISOString());
    expect(await sweep.isDue()).toBe(false);
    clock.set(new Date(begun + 101 * 60_000).toISOString());
    expect(await sweep.isDue()).toBe(true);
    await sweep.run(new AbortController().signal);
    await tidy();
    expect([await db.$count(privateFiles), await inStorage()]).toEqual([0, []]);
    // It begins anew then.
    const late = await send(2, 'given-up');
    expect([late.status, late.body.details]).toEqual([409, { arrived: 0 }]);

    await send(0, 'a-second-one');
    expect((await request('POST', `/visitor/visa-cases/${one.token}/purge`)).status).toBe(200);
    await tidy();
    expect([await db.$count(privateFiles), await inStorage()]).toEqual([0, []]);
  });

  test('is gone when the files of its case are deleted while a piece is written, and leaves nothing', async ({
    deps,
    db,
  }) => {
    const { one, pathOf, put, files, inStorage, tidy } = await openUpload(deps);
    const all = 3 * pieceBytes.least;
    const piece = new Blob([randomBytes(pieceBytes.least)]);
    await put(rangeOf(0, pieceBytes.least, all), piece);
    let deletions = 0;
    const meanwhile = deskOf(deps, undefined, {
      ...files.storage,
      write: async (key, bytes) => {
        // All of it, also from the storage, before the piece lies there.
        expect((await one.office('POST', '/purge')).status).toBe(200);
        await tidy();
        deletions += 1;
        await files.storage.write(key, bytes);
      },
    });
    const send = (from: number) =>
      meanwhile('PUT', pathOf('the-first-one'), piece, {
        headers: { 'content-range': rangeOf(from, from + pieceBytes.least, all) },
      });
    // A piece of an upload that has begun, and the first of one.
    for (const from of [pieceBytes.least, 0]) {
      const { status, body } = await send(from);
      expect([status, body.code]).toEqual([409, 'files.gone']);
      await tidy();
      expect([await db.$count(privateFiles), await inStorage()]).toEqual([0, []]);
    }
    expect(deletions).toBe(2);
    expect(await one.paperOf('statement')).toMatchObject({ state: 'wanted', files: [] });
    // Of a case that has ended, nothing is taken any more.
    await one.office('POST', '/state', { to: 'withdrawn' });
    expect((await put(rangeOf(0, pieceBytes.least, all), piece)).body.code).toBe('visa-cases.closed');
  });

  test('takes no more room than six others of its case that aren’t finished', async ({ deps, db, clock }) => {
    const { put } = await openUpload(deps);
    for (let number = 0; number < 9; number += 1) {
      clock.set(new Date(clock.now().getTime() + 1_000).toISOString());
      const range = rangeOf(0, pieceBytes.least, 2 * pieceBytes.least);
      expect((await put(range, new Blob([randomBytes(pieceBytes.least)]), `upload-${number}`)).status).toBe(
        200,
      );
    }
    expect(await db.$count(privateFiles)).toBe(6);
  });
});
