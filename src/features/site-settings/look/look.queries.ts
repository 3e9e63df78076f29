import { findPictures } from '#features/media/media.queries.ts';
import { pictureUrl } from '#features/media/media.rules.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import type { ReceivingAccounts } from '../receiving-accounts.contract.ts';
import { type Look, paymentMethods, type SiteSettings } from '../site-settings.contract.ts';
import type { DrawnPicture, Logo, PaymentMark } from './look.contract.ts';
import { paymentNames } from './look.data.ts';

/** Pictures that pages draw small, by id; '' for none. Those that are gone are left out. */
async function findDrawn(
  db: ReadDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DrawnPicture>> {
  const wanted = ids.filter((id) => id !== '');
  const found = wanted.length === 0 ? [] : await findPictures(db, wanted, 'en');
  return new Map(
    [...found].map(([id, picture]) => {
      const { width, height } = picture;
      return [id, { src: pictureUrl(picture, 320, 'webp'), width, height }];
    }),
  );
}

/** The agency's own logo; undefined while it has none, or the picture is gone. */
export async function findLogo(db: ReadDatabase, look: Look | undefined): Promise<Logo | undefined> {
  const id = look?.logo ?? '';
  const picture = (await findDrawn(db, [id])).get(id);
  return picture && { ...picture, isWide: picture.width >= 2 * picture.height };
}

/** The agency's Bangla QR as it is scanned; undefined while it has none, or the picture is gone. */
export async function findBanglaQr(
  db: ReadDatabase,
  { banglaQr }: ReceivingAccounts,
): Promise<(DrawnPicture & { readonly name: string }) | undefined> {
  const id = banglaQr?.picture ?? '';
  const picture = id === '' ? undefined : (await findPictures(db, [id], 'en')).get(id);
  const { width, height } = picture ?? { width: 0, height: 0 };
  return picture && { src: pictureUrl(picture, 640, 'webp'), width, height, name: banglaQr?.name ?? '' };
}

/** The ways of paying that the footer names, with the owners' marks that the agency has put there. */
export async function listPaymentMarks(
  db: ReadDatabase,
  marks: SiteSettings['paymentMarks'],
  language: Language,
): Promise<PaymentMark[]> {
  const drawn = await findDrawn(db, Object.values(marks ?? {}));
  return paymentMethods.map((method) => ({
    method,
    name: paymentNames[method][language],
    picture: drawn.get(marks?.[method] ?? ''),
  }));
}
