import { expect, test } from 'vitest';
import { zipOf } from '#platform/testing/xlsx.ts';
import { openSite } from './bundle.rules.ts';
import { UnreadableSite } from './wxr.contract.ts';
import { wxr } from './wxr.factory.ts';
import { readWxr } from './wxr.rules.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const good = wxr([{ id: 12 }]);
const head = '<?xml version="1.0"?>';
const rss = (inside: string) => `<rss version="2.0"><channel>${inside}</channel></rss>`;
const oldXml = (text: string | Uint8Array, name = 'site.xml') => ({ name, text });

test('an export of each version is read, with its authors as far as it names them', async () => {
  for (const version of ['1.0', '1.1', '1.2'] as const) {
    const site = await readWxr(
      bytesOf(
        wxr(
          [
            {
              id: 12,
              title: 'Tea & rain',
              name: 'tea-rain',
              content: 'One ]]> two\n\nthree',
              excerpt: 'Short',
              terms: [['category', 'tips', 'Tips']],
              meta: { _thumbnail_id: '7', 'Post by': 'a' },
            },
          ],
          version,
        ),
      ),
    );
    expect(site).toEqual({
      site: 'old.example',
      authors: new Map(version === '1.0' ? [] : [['rina', 'Rina Akter']]),
      items: [
        {
          id: '12',
          type: 'post',
          status: 'publish',
          title: 'Tea & rain',
          link: 'https://old.example/2019/05/tea-rain/',
          name: 'tea-rain',
          date: '2019-05-12 10:30:00',
          dateGmt: '2019-05-12 10:30:00',
          author: 'rina',
          content: 'One ]]> two\n\nthree',
          excerpt: 'Short',
          hasPassword: false,
          parent: '0',
          file: '',
          terms: [{ domain: 'category', slug: 'tips', name: 'Tips' }],
          meta: new Map([
            ['_thumbnail_id', '7'],
            ['Post by', 'a'],
          ]),
        },
      ],
    });
  }
});

test('a file that names the elements by other prefixes is read all the same', async () => {
  const other = good.replaceAll('wp:', 'x:').replace('xmlns:wp=', 'xmlns:x=');
  expect(await readWxr(bytesOf(other))).toEqual(await readWxr(bytesOf(good)));
});

const bomb = `${head}<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${rss('&b;')}`;
const outside = `${head}<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${rss('<title>&x;</title>')}`;
const zeros = new Uint8Array(70 * 1024 * 1024);

const hostile: ReadonlyArray<readonly [name: string, file: () => Uint8Array, code: string]> = [
  ['nothing', () => new Uint8Array(), 'empty'],
  ['entities that grow', () => bytesOf(bomb), 'doctype'],
  ['an entity that reads a file', () => bytesOf(outside), 'doctype'],
  ['a document type alone', () => bytesOf(`${head}<!DOCTYPE rss>${good.slice(39)}`), 'doctype'],
  ['an entity of its own', () => bytesOf(rss('<title>&nbsp2;</title>')), 'not-xml'],
  ['no XML', () => bytesOf('id,title\n1,Sajek'), 'not-xml'],
  ['JSON', () => bytesOf('{"data":[]}'), 'not-xml'],
  ['a web page', () => bytesOf('<html><body>Hello</body></html>'), 'not-wordpress'],
  ['a feed of another program', () => bytesOf(rss('<item><title>x</title></item>')), 'not-wordpress'],
  ['an end that lacks', () => bytesOf(good.slice(0, 1500)), 'truncated'],
  [
    'an end in the middle of a tag',
    () => bytesOf(good.slice(0, good.indexOf('<wp:status') + 5)),
    'truncated',
  ],
  ['tags that cross', () => bytesOf(rss('<a><b></a></b>')), 'not-xml'],
  ['an attribute twice', () => bytesOf(rss('<a x="1" x="2"/>')), 'not-xml'],
  ['a prefix that nobody declared', () => bytesOf(rss('<wp:status>x</wp:status>')), 'not-xml'],
  ['depth', () => bytesOf('<rss>'.concat('<a>'.repeat(100_000))), 'too-deep'],
  ['a NUL byte', () => bytesOf(good.replace('Post 12', 'Post\0 12')), 'encoding'],
  ['a control character', () => bytesOf(good.replace('Post 12', 'Post\u0008 12')), 'not-xml'],
  ['bytes that are no UTF-8', () => Buffer.from(good.replace('Post 12', 'Pöst'), 'latin1'), 'encoding'],
  ['another encoding by its name', () => bytesOf(good.replace('UTF-8', 'ISO-8859-1')), 'encoding'],
  ['UTF-16', () => Buffer.from(`\ufeff${good}`, 'utf16le'), 'encoding'],
  ['a text of five million letters', () => bytesOf(wxr([{ id: 1, content: 'a'.repeat(5e6) }])), 'too-large'],
  ['seventy megabytes', () => zeros, 'too-large'],
  ['a ZIP that is cut', () => zipOf([oldXml(good)]).subarray(0, 500), 'archive-damaged'],
  ['a ZIP without an export', () => zipOf([oldXml('x', 'a.txt')]), 'archive-empty'],
  ['a ZIP with two', () => zipOf([oldXml(good), oldXml(good, 'b.xml')]), 'archive-several'],
  ['a ZIP bomb', () => zipOf([oldXml(zeros.subarray(0, 6e7))]), 'archive-too-large'],
  ['one that lies of its size', () => zipOf([{ ...oldXml(good), bytes: 100 }]), 'archive-damaged'],
  ['a locked ZIP', () => zipOf([{ ...oldXml(good), flags: 1 }]), 'archive-encrypted'],
  ['a name that climbs', () => zipOf([oldXml(good), oldXml('x', '../../etc/passwd')]), 'archive-names'],
  [
    'a name that begins at the root',
    () => zipOf([oldXml(good), oldXml('x', '/etc/passwd')]),
    'archive-names',
  ],
  ['a name of Windows', () => zipOf([oldXml(good), oldXml('x', 'a\\..\\b.png')]), 'archive-names'],
  ['a name with a drive', () => zipOf([oldXml(good), oldXml('x', 'C:/b.png')]), 'archive-names'],
  ['a name with a NUL byte', () => zipOf([oldXml(good), oldXml('x', 'a\0.png')]), 'archive-names'],
  ['one name twice', () => zipOf([oldXml(good), oldXml('x', 'a'), oldXml('y', 'a')]), 'archive-damaged'],
  ['a ZIP in a ZIP', () => zipOf([oldXml(zipOf([oldXml(good)]))]), 'encoding'],
];

test.for(hostile)('a file with %s is refused, with the reason', async ([, file, code]) => {
  const refused = await openSite(file()).catch((cause: unknown) => cause);
  expect(refused).toBeInstanceOf(UnreadableSite);
  expect(refused).toMatchObject({ code });
});

test('there are enough hostile files, and the good one is read', async () => {
  expect(hostile.length).toBeGreaterThan(25);
  expect((await openSite(bytesOf(good))).site.items).toHaveLength(1);
  expect((await openSite(zipOf([oldXml(good)]))).site.items).toHaveLength(1);
});
