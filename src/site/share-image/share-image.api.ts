import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { shelves } from '#features/documents/kinds/kinds.data.ts';
import { documentTag, namedTags } from '#features/documents/page-tags.rules.ts';
import { findAgency } from '#features/site-settings/site-settings.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { type AnswerForAll, type PageCaches, sameForAll } from '#platform/http/same-for-all.ts';
import { type Language, languages } from '#platform/language.ts';
import type { Storage } from '#platform/storage.ts';
import { standingPages } from '../sitemap/sitemap.ts';
import { drawShareImage } from './draw-share-image.ts';
import { findAnyCover, findShareSubject } from './share-image.queries.ts';

/** Share images by page: /share/bn/visadetails/thailand.jpg. Drawn once, then stored. */
export function shareImageRoutes(db: ReadDatabase, storage: Storage, kept: PageCaches): Hono {
  /** What is drawn, and on which changes it is another picture. */
  async function subjectOf(path: string, language: Language) {
    const [, pages, slug = ''] = /^(.+)\/([a-z0-9-]+)$/.exec(path) ?? [];
    const shelf = shelves.find((each) => each.pages === pages);
    if (shelf) {
      const found = await findShareSubject(db, shelf.kind, slug, language);
      return (
        found && {
          title: found.title,
          summary: found.summary,
          cover: found.cover,
          // By its slug it is chosen, and any document of the kind may take that.
          tags: languages.flatMap((each) => [
            documentTag(found.documentId, each),
            ...namedTags(shelf.kind, each),
          ]),
        }
      );
    }
    if (path !== '/home' && !standingPages.includes(path)) {
      return undefined;
    }
    const { agency } = await findAgency(db);
    const any = await findAnyCover(db);
    return {
      title: agency.tagline[language],
      summary: agency.description[language],
      cover: any?.cover,
      tags: languages.flatMap((each) => [
        ...namedTags('tour-package', each),
        ...(any ? [documentTag(any.documentId, each)] : []),
      ]),
    };
  }

  async function shareImage(address: string): Promise<AnswerForAll> {
    const [, bangla, path = ''] = /^\/share(\/bn)?(\/[a-z0-9/-]+)\.jpg$/.exec(address) ?? [];
    const language: Language = bangla === undefined ? 'en' : 'bn';
    const subject = await subjectOf(path, language);
    if (!subject) {
      const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
      return { status: 404, body: 'No such picture', headers };
    }
    const { agency } = await findAgency(db);
    const name = agency.name[language];
    const { title, summary, cover, tags } = subject;
    const wanted = createHash('sha256')
      .update(JSON.stringify([{ title, summary, cover }, name]))
      .digest('hex')
      .slice(0, 32);
    const key = `share/${wanted}.jpg`;
    let bytes = await storage.read(key);
    if (!bytes) {
      const original = cover && (await storage.read(cover.file));
      const picture = original && { ...cover, bytes: original };
      bytes = await drawShareImage({ title, summary, agency: name, picture });
      await storage.write(key, bytes);
    }
    return {
      body: new Uint8Array(bytes),
      headers: {
        // Share images are embedded by other sites.
        'cross-origin-resource-policy': 'cross-origin',
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=86400',
      },
      tags: ['settings', ...tags],
    };
  }

  const routes = new Hono();
  routes.get(
    '/*',
    sameForAll(kept, (context) => shareImage(context.req.path)),
  );
  return routes;
}
