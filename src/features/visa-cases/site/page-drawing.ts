import { caseLimits } from '../visa-cases.rules.ts';
import { headLength, isPicture, type PageError, problemOf } from './page-check.rules.ts';
import { isEdited, type PageEdit, unedited, visiblePart } from './page-edit.rules.ts';

/** The longest side that a picture is sent with: A4 at 300 dpi. */
const longestSent = 3_508;

/** A page before it is sent. */
export interface Page extends PageEdit {
  readonly id: string;
  readonly file: File;
  /** Upright, as the camera notes; undefined for a PDF, and for what the browser can't read. */
  readonly picture: ImageBitmap | undefined;
  /** Why it can't be sent. */
  readonly problem: PageError | undefined;
}

/** Draws a page as it will be sent. @param longest of its sides, in pixels */
export function drawPage(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  { turns, cut }: PageEdit,
  longest: number,
): void {
  const isAcross = turns % 2 === 1;
  const [wide, high] = isAcross ? [picture.height, picture.width] : [picture.width, picture.height];
  const part = visiblePart(cut, wide, high);
  const scale = Math.min(1, longest / Math.max(part.width, part.height));
  canvas.width = Math.max(1, Math.round(part.width * scale));
  canvas.height = Math.max(1, Math.round(part.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) {
    return;
  }
  context.imageSmoothingQuality = 'high';
  context.scale(scale, scale);
  context.translate(wide / 2 - part.x, high / 2 - part.y);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
}

/** A chosen file as a page, with what is wrong with it: nothing is sent that would be refused for it. */
export async function pageOf(file: File): Promise<Page> {
  const head = new Uint8Array(
    await file
      .slice(0, headLength)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0)),
  );
  const picture = isPicture(head) ? await createImageBitmap(file).catch(() => undefined) : undefined;
  const problem = problemOf(head, { bytes: file.size, isDrawable: picture !== undefined });
  return { id: crypto.randomUUID(), file, picture, problem, ...unedited };
}

/** The file that is sent for a page: as it was chosen, unless it was edited or is larger than a page of A4 needs. */
export async function fileOf({ file, picture, turns, cut }: Page): Promise<File> {
  if (picture === undefined) {
    return file;
  }
  const edit = { turns, cut };
  const isTooLarge = file.size > caseLimits.bytes;
  if (!isEdited(edit) && !isTooLarge && Math.max(picture.width, picture.height) <= longestSent) {
    return file;
  }
  const canvas = document.createElement('canvas');
  drawPage(canvas, picture, edit, longestSent);
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  const isNoGain = !isEdited(edit) && !isTooLarge && (bytes?.size ?? 0) >= file.size;
  return bytes === null || isNoGain
    ? file
    : new File([bytes], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, {
        type: 'image/jpeg',
        lastModified: file.lastModified,
      });
}
