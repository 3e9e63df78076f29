import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { withoutSpinner } from './crawl.ts';

const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 650 },
  { width: 1920, height: 900 },
  { width: 2560, height: 1300 },
];

/** Relative luminance of WCAG, of 0 to 255 a channel. */
function luminance(red: number, green: number, blue: number): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The lines of the hero's text with their colour: the letters' boxes, not the elements'. */
const linesOf = (page: Page) =>
  page.locator('.hero h1, .hero .lede').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const letters = document.createRange();
      letters.selectNodeContents(element);
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(
        Number,
      );
      const lines = [...letters.getClientRects()].filter(({ width }) => width > 1);
      return lines.map(({ x, y, width, height }) => ({
        box: { x, y, width, height },
        colour: { red, green, blue },
      }));
    }),
  );

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The darkest luminance behind a line in a screenshot. */
async function darkestBehind(shot: Buffer, { x, y, width, height }: Box) {
  const { data, info } = await sharp(shot)
    .extract({ left: Math.floor(x), top: Math.floor(y), width: Math.ceil(width), height: Math.ceil(height) })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let darkest = 1;
  for (let at = 0; at < data.length; at += info.channels) {
    darkest = Math.min(darkest, luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
  }
  return darkest;
}

// The site's policy blocks added styles.
test.use({ bypassCSP: true });

for (const path of ['/', '/bn']) {
  test(`${path} has its words on sky in every window: no hill, sail, sun or bird behind a letter`, async ({
    page,
  }) => {
    await withoutSpinner(page);
    await page.goto(path);
    await page.addStyleTag({ content: '.hero { -webkit-text-fill-color: transparent }' });
    for (const size of windows) {
      await page.setViewportSize(size);
      await page.locator('.hero .art img').evaluate((image: HTMLImageElement) => image.decode());
      const lines = await linesOf(page);
      expect(lines.length).toBeGreaterThan(1);
      const shot = await page.screenshot({ animations: 'disabled' });
      for (const { box, colour } of lines) {
        const text = luminance(colour.red, colour.green, colour.blue);
        const contrast = ((await darkestBehind(shot, box)) + 0.05) / (text + 0.05);
        expect(contrast, `${path} at ${size.width}x${size.height}, y ${box.y}`).toBeGreaterThan(7);
      }
    }
  });
}
