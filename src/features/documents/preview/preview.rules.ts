import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { languages } from '#platform/language.ts';

/** How long a link to a draft can be opened. */
export const previewHours = 24;

const link = z.tuple([z.uuid(), z.int().min(1), z.enum(languages), z.int()]);

/** What a link shows: one revision of a document in one language, until an instant. */
export interface PreviewLink {
  readonly documentId: string;
  readonly revision: number;
  readonly language: (typeof languages)[number];
  readonly expiresAt: Date;
}

const signatureOf = (secret: string, body: string) =>
  createHmac('sha256', secret).update(body).digest('base64url');

/** The part of a preview's address that says what it shows, signed so that nobody can make up another one. */
export function signPreview(
  secret: string,
  { documentId, revision, language, expiresAt }: PreviewLink,
): string {
  const fields = [documentId, revision, language, Math.floor(expiresAt.getTime() / 1000)];
  const body = Buffer.from(JSON.stringify(fields)).toString('base64url');
  return `${body}.${signatureOf(secret, body)}`;
}

/** What a link shows, or undefined when it wasn't signed with the key or has expired. */
export function readPreview(secret: string, token: string, now: Date): PreviewLink | undefined {
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
