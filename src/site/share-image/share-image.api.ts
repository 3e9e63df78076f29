import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { shelves } from '#features/documents/kinds/kinds.data.ts';
import { findAgency } from '#features/site-settings/site-settings.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { securityHeaders } from '#platform/http/content-security-policy.ts';
import type { Language } from '#platform/language.ts';
import type { Storage } from '#platform/storage.ts';
import { standingPages } from '../found/sitemap.ts';
import { drawShareImage } from './draw-share-image.ts';
import { findAnyCover, findShareSubject } from './share-image.queries.ts';

/** Share images by page: /share/bn/visadetails/thailand.jpg. Drawn once, then stored. */
export function shareImageRoutes(db: ReadDatabase, storage: Storage): Hono {
  async function subjectOf(path: string, language: Language) {
    const [, pages, slug = ''] = /^(.+)\/([a-z0-9-]+)$/.exec(path) ?? [];
    const shelf = shelves.find((each) => each.pages === pages);
    if (shelf) {
      return findShareSubject(db, shelf.kind, slug, language);
    }
    if (path !== '/home' && !standingPages.includes(path)) {
      return undefined;
    }
    const { agency } = await findAgency(db);
    return {
      title: agency.tagline[language],
      summary: agency.description[language],
      cover: await findAnyCover(db),
    };
  }

  const routes = new Hono();
  routes.get('/*', async (context) => {
    const [, bangla, path = ''] = /^\/share(\/bn)?(\/[a-z0-9/-]+)\.jpg$/.exec(context.req.path) ?? [];
    const language: Language = bangla === undefined ? 'en' : 'bn';
    const subject = await subjectOf(path, language);
    if (!subject) {
      return context.text('No such picture', 404, { ...securityHeaders });
    }
    const { agency } = await findAgency(db);
    const name = agency.name[language];
    const wanted = createHash('sha256')
      .update(JSON.stringify([subject, name]))
      .digest('hex')
      .slice(0, 32);
    const key = `share/${wanted}.jpg`;
    let bytes = await storage.read(key);
    if (!bytes) {
      const { title, summary, cover } = subject;
      const original = cover && (await storage.read(cover.file));
      const picture = original && { ...cover, bytes: original };
      bytes = await drawShareImage({ title, summary, agency: name, picture });
      await storage.write(key, bytes);
    }
    return context.body(new Uint8Array(bytes), 200, {
      ...securityHeaders,
      // Share images are embedded by other sites.
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=86400',
    });
  });
  return routes;
}
