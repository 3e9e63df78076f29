import { rm } from 'node:fs/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { emptyDirectory } from '#platform/testing/data-directory.ts';
import { createDatabase } from '#platform/testing/test.ts';
import { startBuilt } from './built-server.ts';
import { disturbableNetwork } from './network.ts';

/** The built program, and the network to its database. */
async function programBehindNetwork() {
  const url = new URL(await createDatabase());
  const network = await disturbableNetwork(Number(url.port));
  url.port = String(network.port);
  const directory = await emptyDirectory();
  const server = await startBuilt({
    DATABASE_URL: url.href,
    DATA_DIR: directory,
    SEED: 'none',
    LOG_LEVEL: 'silent',
  });
  onTestFinished(async () => {
    await network.heal();
    await server.end('SIGKILL');
    await network.close();
    await rm(directory, { recursive: true, force: true });
  });
  await server.ready;
  return { network, server };
}

const typed = {
  name: 'রহিমা <b>খাতুন</b>',
  phone: '01711000000',
  message: 'দুই জনের জন্য কক্সবাজার\n"৩ দিন" & কিছু <script>প্রশ্ন</script>',
  consent: 'on',
};

describe('while the database is away', () => {
  test('cached pages are served, others say when to try again, and what a visitor typed is not lost', async () => {
    const { network, server } = await programBehindNetwork();
    const get = (path: string) => fetch(`${server.url}${path}`);
    const send = (fields: URLSearchParams, path = '/bn/contact') =>
      fetch(`${server.url}${path}`, { method: 'POST', body: fields, redirect: 'manual' });
    for (const path of ['/about', '/bn/contact']) {
      expect((await get(path)).status, path).toBe(200);
    }
    await network.cut();
    for (const path of ['/about', '/bn/contact']) {
      expect((await get(path)).status, path).toBe(200);
    }
    const uncached = ['/visaservices', '/bn/blogs', '/search?q=nepal', '/visadetails/nepal', '/blogs.data'];
    for (const path of [
      ...uncached,
      '/api/published?kind=visa&language=en',
      '/sitemap.xml',
      '/feed.xml',
      '/readyz',
    ]) {
      const response = await get(path);
      expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '5']);
      expect(response.headers.get('cache-control'), path).toBe('no-store');
      expect(await response.text(), path).not.toMatch(/ECONN|at \w+ \(|select /i);
    }
    // The page itself where it was read before, a plain form where it wasn't.
    for (const path of ['/bn/contact', '/contact?about=visa&visa=nepal']) {
      const refused = await send(new URLSearchParams(typed), path);
      expect([path, refused.status, refused.headers.get('retry-after')]).toEqual([path, 503, '5']);
      const page = await refused.text();
      // Every field is there, as text and not as markup.
      expect(page).toContain('value="রহিমা &lt;b&gt;খাতুন&lt;/b&gt;"');
      expect(page).toContain('value="01711000000"');
      expect(page).toContain('&quot;৩ দিন&quot; &amp; কিছু &lt;script&gt;প্রশ্ন&lt;/script&gt;</textarea>');
      expect(page).not.toContain('<script>প্রশ্ন');
      expect(page.includes('class="contact-form"')).toBe(path === '/bn/contact');
      expect(page.includes('action="/contact?about=visa&amp;visa=nepal"')).toBe(
        path === '/contact?about=visa&visa=nepal',
      );
    }
    await network.heal();
    await expect.poll(async () => (await get('/readyz')).status, { timeout: 20_000 }).toBe(200);
    for (const path of uncached.slice(0, 3)) {
      expect((await get(path)).status, path).toBe(200);
    }
    expect([303, 422]).toContain((await send(new URLSearchParams(typed))).status);
  }, 120_000);
});
