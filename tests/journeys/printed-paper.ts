import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { z } from 'zod';

export type Language = 'en' | 'bn';

/** The texts of some files of messages, by key, as a language has them. */
export function wordsIn(language: Language, ...names: readonly string[]) {
  const texts = names.map((name) => {
    const file = join(import.meta.dirname, `../../messages/${language}/${name}.json`);
    return z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
  });
  return (key: string) => z.string().parse(texts.find((each) => key in each)?.[key]);
}

/** What the QR code on a paper leads to, read from its picture. */
export async function qrAddress(page: Page, code = '.paper-qr'): Promise<string> {
  const picture = await page.locator(code).screenshot();
  const { data, info } = await sharp(picture)
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

/** How many pages a PDF has. */
export const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
