import type { CommandDeps } from '#platform/command/command.ts';
import { media } from './media.table.ts';

/** The picture that the factories' documents show. */
export const cover = '00000000-0000-4000-8000-000000000001';

/** Adds that picture to the library; idempotent. */
export const insertCover = ({ db }: CommandDeps) =>
  db
    .insert(media)
    .values({
      id: cover,
      sha256: 'cover',
      file: 'media/cover/original.png',
      name: 'Cover',
      mime: 'image/png',
      width: 640,
      height: 480,
      bytes: 1,
      focusX: 50,
      focusY: 50,
      placeholder: 'data:image/webp;base64,AAAA',
      alt: { en: 'A cover', bn: 'একটি ছবি' },
      createdAt: new Date('2026-11-01T00:00:00Z'),
    })
    .onConflictDoNothing();
