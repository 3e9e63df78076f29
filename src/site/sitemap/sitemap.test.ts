import { expect, test } from 'vitest';
import { robotsTxt, sitemapXml } from './sitemap.ts';

const publishedAt = new Date('2026-11-01T00:00:00Z');

test('a document stands in the sitemap once for each language it is written in', () => {
  const xml = sitemapXml('https://shofor.example', [
    { kind: 'visa', slug: 'thailand', section: null, language: 'bn', publishedAt },
    { kind: 'visa', slug: 'thailand', section: null, language: 'en', publishedAt },
    { kind: 'post', slug: 'notice', section: 'news', language: 'en', publishedAt },
  ]);
  expect(xml).toContain('<loc>https://shofor.example/visadetails/thailand</loc>');
  expect(xml).toContain('<loc>https://shofor.example/bn/visadetails/thailand</loc>');
  expect(xml).toContain('<loc>https://shofor.example/news/notice</loc>');
  expect(xml).not.toContain('/bn/news/notice');
});

test('robots.txt names the sitemap and disallows the office', () => {
  expect(robotsTxt('https://shofor.example')).toContain('Sitemap: https://shofor.example/sitemap.xml');
  expect(robotsTxt('https://shofor.example')).toContain('Disallow: /dashboard');
});
