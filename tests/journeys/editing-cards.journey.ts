import { expect, test } from '@playwright/test';
import { accessTokenOf } from './staff.ts';
import { owner } from './staff-accounts.ts';

test('the card of a package in a post shows the price of the day, in both languages, and goes with the package', async ({
  request,
}) => {
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const ask = async (method: string, path: string, data?: unknown, more: Record<string, string> = {}) => {
    const answer = await request.fetch(`/api${path}`, { method, data, headers: { ...headers, ...more } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const firstOf = async (kind: string) => {
    const { items } = await ask('GET', `/documents?${kind}&state=published&sort=title&limit=1`);
    return ask('GET', `/documents/${items[0].id}`);
  };
  const live = (id: string, action: 'publish' | 'unpublish') =>
    Promise.all(['en', 'bn'].map((language) => ask('POST', `/documents/${id}/${action}`, { language })));
  const name = crypto.randomUUID().slice(0, 8);
  const { facts, texts } = await firstOf('kind=tour-package&market=domestic');
  const priced = (adult: number) => ({
    slug: `carded-${name}`,
    facts: {
      ...facts,
      bands: facts.bands.map((band: object) => ({ ...band, adult: adult * 100 })),
    },
    texts,
  });
  const tour = await ask('POST', '/documents', { kind: 'tour-package', ...priced(43_210) });
  await live(tour.id, 'publish');
  const sample = await firstOf('kind=post&section=blog');
  const told = (title: string, attrs: object) => ({
    ...sample.texts.en,
    title,
    body: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'Where we went.' }] },
        { type: 'documentCard', attrs: { kind: 'tour-package', ...attrs } },
      ],
    },
  });
  const pages: string[] = [];
  for (const attrs of [{ slug: `carded-${name}` }, { document: tour.id }]) {
    const slug = `told-${Object.keys(attrs)[0]}-${name}`;
    const both = { en: told(`Told ${name}`, attrs), bn: told(`বলা ${name}`, attrs) };
    const post = await ask('POST', '/documents', { kind: 'post', slug, facts: sample.facts, texts: both });
    await live(post.id, 'publish');
    pages.push(`/blogs/${slug}`, `/bn/blogs/${slug}`);
  }
  const text = async (path: string) => (await request.get(path)).text();
  const prices = { '43210': ['৳43,210', '৳৪৩,২১০'], '38500': ['৳38,500', '৳৩৮,৫০০'] } as const;
  const everywhere = async (price: keyof typeof prices) => {
    for (const page of pages) {
      expect(
        (await text(page)).includes(prices[price][page.startsWith('/bn') ? 1 : 0]),
        `${price} on ${page}`,
      ).toBe(true);
    }
  };
  await everywhere('43210');

  await ask('PUT', `/documents/${tour.id}`, priced(38_500), { 'if-match': '"1"' });
  await everywhere('43210');
  await live(tour.id, 'publish');
  await everywhere('38500');

  await live(tour.id, 'unpublish');
  for (const page of pages) {
    const shown = await text(page);
    expect(shown, page).not.toContain(`carded-${name}"`);
    expect(shown.includes('Where we went.'), page).toBe(true);
  }
});
