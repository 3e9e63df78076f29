import { takePicture } from '#features/media/media.commands.ts';
import { cleanName, cleanPicture, uploadLimits } from '#features/media/upload.rules.ts';
import type { Actor, CommandDeps } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Storage } from '#platform/storage.ts';
import type { Uploads } from './bundle.rules.ts';
import { UnreadableSite } from './wxr.contract.ts';

interface VisiblePicture {
  readonly file: string;
  readonly alt: string;
}

/**
 * Takes pictures of an old site into the library, each as if somebody had uploaded it: without what the camera noted, the same one once.
 * Its text stands in both languages, until somebody writes another: a picture without one isn't published.
 * @returns ids by file, and the files that are no pictures, are damaged or too large
 */
export async function takeSitePictures(
  deps: CommandDeps,
  storage: Storage,
  actor: Actor,
  uploads: Uploads,
  pictures: readonly VisiblePicture[],
): Promise<{ readonly ids: ReadonlyMap<string, string>; readonly refused: readonly string[] }> {
  const ids = new Map<string, string>();
  const refused: string[] = [];
  for (const { file, alt } of new Map(pictures.map((each) => [each.file, each])).values()) {
    try {
      const sent = await uploads.bytes(file);
      if (sent.byteLength > uploadLimits.bytes) {
        refused.push(file);
        continue;
      }
      const { bytes } = await cleanPicture(sent);
      const name = cleanName(file);
      ids.set(file, await takePicture(deps, storage, actor, { bytes, name, alt: { en: alt, bn: alt } }));
    } catch (cause) {
      const isFault =
        cause instanceof UnreadableSite || (cause instanceof Failure && cause.kind === 'invalid');
      if (!isFault) {
        throw cause;
      }
      refused.push(file);
    }
  }
  return { ids, refused };
}
