import { isEdited, type PageEdit, visiblePart } from './page-edit.rules.ts';

/** The longest side that a page is sent with when it was edited: A4 at 300 dpi. */
const longestSent = 3_508;

/** A page before it is sent. */
export interface Page extends PageEdit {
  readonly id: string;
  readonly file: File;
  /** Upright, as the camera notes; undefined for a PDF, and for what the browser can't read. */
  readonly picture: ImageBitmap | undefined;
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

/** A chosen file as a page. */
export async function pageOf(file: File): Promise<Omit<Page, keyof PageEdit>> {
  const picture = file.type.startsWith('image/')
    ? await createImageBitmap(file).catch(() => undefined)
    : undefined;
  return { id: crypto.randomUUID(), file, picture };
}

/** The file that is sent for a page: as it was chosen, unless it was edited. */
export async function fileOf({ file, picture, ...edit }: Page): Promise<File> {
  if (picture === undefined || !isEdited(edit)) {
    return file;
  }
  const canvas = document.createElement('canvas');
  drawPage(canvas, picture, edit, longestSent);
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return bytes === null
    ? file
    : new File([bytes], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, {
        type: 'image/jpeg',
        lastModified: file.lastModified,
      });
}

/** Whether a file is a picture in the form that only few programs read, by its first bytes. */
export async function isHeic(file: Blob): Promise<boolean> {
  const head = await file
    .slice(4, 12)
    .text()
    .catch(() => '');
  return /^ftyp(?:hei|hev|mif1|msf1)/.test(head);
}
