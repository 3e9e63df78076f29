import type { Uploads } from './bundle.rules.ts';
import { originalsOf, uploadOf } from './links.rules.ts';
import { cutAtWord, plainTitle } from './words.rules.ts';
import type { WxrItem, WxrSite } from './wxr.contract.ts';

/** The pictures of a site: which file an address or an attachment is, and what says what is on it. */
export interface SitePictures {
  /** @returns undefined for a picture that didn't come along */
  fileOf(address: string, id: string | undefined): string | undefined;
  altOf(file: string): string;
}

const isPicture = (file: string): boolean => /\.(?:jpe?g|png|gif|webp|avif)$/i.test(file);

/** `_wp_attached_file` is the path below the uploads; in old exports only the address says it. */
const filesOf = ({ meta, file }: WxrItem): string[] =>
  [meta.get('_wp_attached_file')?.normalize('NFC'), uploadOf(file)].flatMap((each) =>
    each === undefined || each === '' ? [] : originalsOf(each),
  );

/** Finds the pictures of a site among the files that came along. */
export function sitePictures({ items }: WxrSite, uploads: Uploads): SitePictures {
  const attachments = items.filter(({ type }) => type === 'attachment');
  const present = (files: readonly string[]) => files.find((file) => isPicture(file) && uploads.has(file));
  const byId = new Map(attachments.map((item) => [item.id, present(filesOf(item))]));
  const texts = new Map(
    attachments.flatMap((item) => {
      const file = byId.get(item.id);
      const written = plainTitle(item.meta.get('_wp_attachment_image_alt') ?? '') || plainTitle(item.title);
      return file === undefined ? [] : [[file, cutAtWord(written, 300)] as const];
    }),
  );
  return {
    fileOf: (address, id) => {
      const file = uploadOf(address);
      return (
        (id === undefined ? undefined : byId.get(id)) ??
        (file === undefined ? undefined : present(originalsOf(file)))
      );
    },
    altOf: (file) => texts.get(file) ?? '',
  };
}
