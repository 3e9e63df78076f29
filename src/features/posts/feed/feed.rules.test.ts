import { describe, expect, it } from 'vitest';
import { type Feed, feedDate, feedDocument } from './feed.rules.ts';

const feed: Feed = {
  title: 'Shofor Travels',
  description: 'Stories and notices',
  language: 'en',
  siteUrl: 'https://shofor.example',
  selfUrl: 'https://shofor.example/feed.xml',
  markUrl: 'https://shofor.example/icon-192.png',
  items: [
    {
      id: '0190a3f0-0000-7000-8000-000000000001',
      title: 'Tea & "adda" in <Sylhet>',
      summary: 'Two\u0000 days.',
      url: 'https://shofor.example/blogs/tea',
      publishedOn: '2026-11-15',
      author: 'Nusrat Jahan',
      categories: ['Places', 'Tea'],
      picture: { url: 'https://shofor.example/media/1/960.webp', width: 960, height: 640, alt: 'Tea rows' },
    },
  ],
};

describe('the feed', () => {
  it('dates a post by its day in Dhaka', () => {
    expect(feedDate('2026-11-15')).toBe('Sun, 15 Nov 2026 00:00:00 +0600');
    expect(feedDate('2027-02-03')).toBe('Wed, 03 Feb 2027 00:00:00 +0600');
  });

  it('says where it is itself and in which language', () => {
    const xml = feedDocument(feed);
    expect(xml).toContain(
      '<atom:link href="https://shofor.example/feed.xml" rel="self" type="application/rss+xml"/>',
    );
    expect(xml).toContain('<language>en</language>');
    expect(feedDocument({ ...feed, language: 'bn' })).toContain('<language>bn-BD</language>');
  });

  it('gives each item author, day, subjects, picture and a name that stays when its address changes', () => {
    const xml = feedDocument(feed);
    expect(xml).toContain('<dc:creator>Nusrat Jahan</dc:creator>');
    expect(xml).toContain('<category>Places</category>\n<category>Tea</category>');
    expect(xml).toContain(
      '<guid isPermaLink="false">urn:uuid:0190a3f0-0000-7000-8000-000000000001#en</guid>',
    );
    expect(xml).toContain('<media:content url="https://shofor.example/media/1/960.webp" medium="image"');
  });

  it('keeps signs of XML in a title as signs, and leaves out what XML can’t write', () => {
    const xml = feedDocument(feed);
    expect(xml).toContain('<title>Tea &amp; &quot;adda&quot; in &lt;Sylhet&gt;</title>');
    expect(xml).toContain('<description>Two days.</description>');
  });

  it('is whole without any post', () => {
    const xml = feedDocument({ ...feed, items: [] });
    expect(xml).not.toContain('lastBuildDate');
    expect(xml.trim().endsWith('</channel>\n</rss>')).toBe(true);
  });
});
