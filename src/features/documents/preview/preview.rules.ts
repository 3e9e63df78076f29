import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { languages } from '#platform/language.ts';

/** The lifetime of a preview link. */
export const previewHours = 24;

const link = z.tuple([z.uuid(), z.int().min(1), z.enum(languages), z.int()]);

/** The content of a preview link: a revision in a language, and its expiry. */
export interface PreviewLink {
  readonly documentId: string;
  readonly revision: number;
  readonly language: (typeof languages)[number];
  readonly expiresAt: Date;
}

const signatureOf = (secret: string, body: string) =>
  createHmac('sha256', secret).update(body).digest('base64url');

/** The signed token in a preview's URL. */
export function signPreview(
  secret: string,
  { documentId, revision, language, expiresAt }: PreviewLink,
): string {
  const fields = [documentId, revision, language, Math.floor(expiresAt.getTime() / 1000)];
  const body = Buffer.from(JSON.stringify(fields)).toString('base64url');
  return `${body}.${signatureOf(secret, body)}`;
}

/** The content of a token; undefined when the signature is wrong or it has expired. */
export function parsePreview(secret: string, token: string, now: Date): PreviewLink | undefined {
  const [body = '', signature = '', ...more] = token.slice(0, 500).split('.');
  const expected = Buffer.from(signatureOf(secret, body));
  const given = Buffer.from(signature);
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return undefined;
  }
  const parsed = link.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  if (!parsed.success) {
    return undefined;
  }
  const [documentId, revision, language, seconds] = parsed.data;
  const expiresAt = new Date(seconds * 1000);
  return expiresAt > now ? { documentId, revision, language, expiresAt } : undefined;
}
