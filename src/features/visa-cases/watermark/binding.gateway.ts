import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Binding, type Bound, bindingLimits, type Sheet } from './binding.rules.ts';

const program = resolve('src/features/visa-cases/watermark/binder.gateway.ts');

/** How often the thread's memory is looked at. */
const lookMs = 50;

type Cover = (pages: readonly number[]) => Promise<readonly Uint8Array[]>;

/** Thrown with the place of the sheet at which the thread ended. */
class Broken extends Error {
  readonly at: number;
  constructor(at: number, why: string) {
    super(why);
    this.at = at;
  }
}

/** Binds in a thread of its own. @throws Broken when it takes too long, too much memory, or ends without a PDF */
function bindOnce(binding: Binding, cover: Cover | undefined): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((done, failed) => {
    const worker = new Worker(program, {
      workerData: binding,
      resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 },
    });
    let at = -1;
    const end = () => {
      clearTimeout(tooLong);
      clearInterval(looking);
      void worker.terminate();
    };
    const fail = (why: string) => {
      end();
      failed(new Broken(at, why));
    };
    const failAfter = (ms: number) => setTimeout(() => fail('It took too long.'), ms);
    let tooLong = failAfter(bindingLimits.startMs);
    const looking = setInterval(async () => {
      const held = await worker.getHeapStatistics().catch(() => undefined);
      if (held !== undefined && held.total_heap_size + held.external_memory > bindingLimits.bytes) {
        fail('It took too much memory.');
      }
    }, lookMs);
    worker.on('message', async (bound: Bound) => {
      if ('at' in bound) {
        at = bound.at;
        clearTimeout(tooLong);
        tooLong = failAfter(bindingLimits.sheetMs);
      } else if ('pages' in bound && cover !== undefined) {
        try {
          worker.postMessage(await cover(bound.pages));
        } catch (cause) {
          end();
          failed(cause);
        }
      } else if ('pdf' in bound) {
        end();
        done(bound.pdf);
      }
    });
    worker.on('error', (cause) => fail(String(cause)));
    worker.on('exit', () => fail('It ended.'));
  });
}

/**
 * Pictures and PDFs as one PDF with the mark over each page. Customers' PDFs are opened in a thread with limits of time and
 * memory: one that breaks it, that has a password or can't be read is put on a page of its own as an attached file.
 * @param sheets pictures as JPEGs; PDFs as they came
 * @param cover draws the first pages, JPEGs, once it is known how many pages each sheet has
 */
export async function bindSheets(
  sheets: readonly Sheet[],
  mark: string,
  cover?: Cover,
): Promise<Uint8Array<ArrayBuffer>> {
  const attached = new Set<number>();
  for (let broken = 0; ; broken += 1) {
    try {
      return await bindOnce({ mark, sheets, attached: [...attached], hasCover: cover !== undefined }, cover);
    } catch (cause) {
      const isOfFile = cause instanceof Broken && sheets[cause.at]?.kind === 'pdf';
      if (!isOfFile || broken > bindingLimits.broken) {
        throw cause;
      }
      attached.add(cause.at);
      if (broken === bindingLimits.broken) {
        for (const [index, { kind }] of sheets.entries()) {
          if (kind === 'pdf') {
            attached.add(index);
          }
        }
      }
    }
  }
}
