import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { coveredArea, focusClasses, movedFocus } from '#features/media/media.rules.ts';
import { insertPost } from '#features/posts/posts.factory.ts';
import { PageCache } from '#platform/page-cache/page-cache.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { shareImageRoutes } from '#site/share-image/share-image.api.ts';
import { saveAgency } from '../access/agency.ts';
import { library, shown } from './library.ts';
import { memoryStorage } from './office.ts';

/** Red on its left, blue on its right. */
const halves = async () => {
  const half = (colour: string) =>
    sharp({ create: { width: 900, height: 300, channels: 3, background: colour } })
      .png()
      .toBuffer();
  return sharp(await half('#00f'))
    .extend({ left: 900, background: '#f00' })
    .png()
    .toBuffer();
};

describe('the focus of a picture', () => {
  test('is in view on pages by classes that the style sheet has', () => {
    expect(focusClasses({ focusX: 50, focusY: 50 })).toBeUndefined();
    expect(focusClasses({ focusX: 4, focusY: 50 })).toBe('focus-x-0 focus-y-50');
    const rules = readFileSync('src/features/media/site/focus.css', 'utf8').replace(/\s+/g, '');
    for (let share = 0; share <= 100; share += 1) {
      const [x = '', y = ''] = focusClasses({ focusX: share, focusY: (share + 1) % 101 })?.split(' ') ?? [];
      expect(rules).toContain(`.${x}{--focus-x:${x.slice('focus-x-'.length)}%;}`);
      expect(rules).toContain(`.${y}{--focus-y:${y.slice('focus-y-'.length)}%;}`);
      expect(Math.abs(Number(x.slice('focus-x-'.length)) - share)).toBeLessThanOrEqual(5);
    }
  });

  test('decides what a frame of other proportions shows', () => {
    const [wide, tall] = [
      { width: 1800, height: 300 },
      { width: 300, height: 1800 },
    ];
    const frame = { width: 100, height: 100 };
    expect(coveredArea(wide, frame, { x: 0, y: 50 })).toEqual({ left: 0, top: 0, width: 300, height: 300 });
    expect(coveredArea(wide, frame, { x: 100, y: 0 })).toMatchObject({ left: 1500, top: 0 });
    expect(coveredArea(tall, frame, { x: 0, y: 50 })).toMatchObject({ left: 0, top: 750, width: 300 });
    expect(coveredArea(frame, frame, { x: 9, y: 9 })).toEqual({ left: 0, top: 0, ...frame });
    expect(coveredArea({ width: 1, height: 9000 }, frame, { x: 0, y: 100 })).toMatchObject({
      width: 1,
      height: 1,
    });
  });

  test('stays on what it was on when the picture is cut, and in the middle until it was moved', () => {
    const right = { x: 50, y: 0, width: 50, height: 100 };
    expect(movedFocus({ x: 75, y: 20 }, null, right)).toEqual({ x: 50, y: 20 });
    expect(movedFocus({ x: 50, y: 20 }, right, null)).toEqual({ x: 75, y: 20 });
    expect(movedFocus({ x: 10, y: 20 }, null, right)).toEqual({ x: 0, y: 20 });
    expect(movedFocus({ x: 50, y: 50 }, null, right)).toEqual({ x: 50, y: 50 });
    expect(movedFocus({ x: 10, y: 20 }, right, right)).toEqual({ x: 10, y: 20 });
  });

  test('is what a shared link shows of it, and so is its crop', async ({ deps }) => {
    const storage = memoryStorage();
    await saveAgency(deps);
    const { send, request } = library(deps, storage);
    const { id } = shown.parse(await (await send('/media', await halves(), 'halves.png')).json());
    await request('PATCH', `/media/${id}`, { alt: { en: 'Two halves', bn: 'দুই ভাগ' } });
    await insertPost(deps, actorWith(), { slug: 'tea', titles: { en: 'Tea' }, facts: { cover: id } });
    const share = shareImageRoutes(deps.db, storage, { pages: new PageCache(0), clock: deps.clock });
    /** The colour far right in the share image. */
    const seen = async () => {
      const response = await share.request('/share/blogs/tea.jpg');
      expect(response.status).toBe(200);
      const { data } = await sharp(Buffer.from(await response.arrayBuffer()))
        .extract({ left: 1150, top: 300, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return (data[0] ?? 0) > (data[2] ?? 0) ? 'red' : 'blue';
    };
    const change = async (body: object) =>
      expect((await request('PATCH', `/media/${id}`, body)).status).toBe(200);
    await change({ focus: { x: 0, y: 50 } });
    expect(await seen()).toBe('red');
    await change({ focus: { x: 100, y: 50 } });
    expect(await seen()).toBe('blue');
    await change({ focus: { x: 0, y: 50 }, crop: { x: 50, y: 0, width: 50, height: 100 } });
    expect(await seen()).toBe('blue');
  });
});
