import sharp from 'sharp';
import { describe, expect, test as plain } from 'vitest';
import { measurePhotograph } from '#features/visa-cases/photographs/photographs.gateway.ts';
import { errorsOf, printedSize } from '#features/visa-cases/photographs/photographs.rules.ts';
import { test } from '#platform/testing/test.ts';
import { openCases, pdf } from './case-world.ts';

const passport = printedSize('Photographs, 35 × 45 mm');

interface Taken {
  readonly width?: number;
  readonly height?: number;
  readonly background?: string;
  /** Drawn behind the person. */
  readonly behind?: string;
  readonly face?: string;
  readonly blur?: number;
}

/** A person before a wall, as far as numbers see one. */
function photograph({
  width = 826,
  height = 1062,
  background = '#f2f2f0',
  behind = '',
  face = '#c99372',
  blur,
}: Taken = {}): Promise<Buffer> {
  const lines = Array.from(
    { length: 40 },
    (_, each) => `<path d="M${300 + each * 6} 240v60" stroke="#221a14" stroke-width="3"/>`,
  ).join('');
  const person = `<svg width="826" height="1062">${behind}<ellipse cx="413" cy="480" rx="210" ry="280" fill="${face}"/>${lines}<path d="M60 1062q353-420 706 0z" fill="#27456b"/></svg>`;
  const whole = sharp({ create: { width: 826, height: 1062, channels: 3, background } }).composite([
    { input: Buffer.from(person) },
  ]);
  return whole
    .png()
    .toBuffer()
    .then((bytes) => {
      const sized = sharp(bytes).resize(width, height, { fit: 'fill' });
      return (blur === undefined ? sized : sized.blur(blur)).jpeg({ quality: 92 }).toBuffer();
    });
}

describe('a photograph for a visa', () => {
  plain('has the size that the guide names, in millimetres, centimetres or inches', () => {
    expect(passport).toEqual({ width: 350, height: 450 });
    expect(printedSize('4 × 6 cm, white background, no glasses.')).toEqual({ width: 400, height: 600 });
    expect(printedSize('Photographs, 2 x 2 inch')).toEqual({ width: 508, height: 508 });
    expect(printedSize('Two photographs, white background')).toBeUndefined();
  });

  plain('is told what looks wrong with it, and nothing when it is right', async () => {
    const seen = async (taken: Taken = {}) =>
      errorsOf(await measurePhotograph(await photograph(taken)), passport);
    expect(await seen()).toEqual([]);
    expect(await seen({ width: 826, height: 826 })).toEqual(['shape']);
    expect(await seen({ width: 210, height: 270 })).toEqual(['small']);
    expect(await seen({ background: '#2f5d8a' })).toEqual(['background']);
    const shelf = Array.from(
      { length: 12 },
      (_, each) => `<rect x="${each * 70}" width="36" height="700" fill="#a9896a"/>`,
    ).join('');
    expect(await seen({ behind: shelf })).toContain('uneven');
    expect(await seen({ face: '#1d1510' })).toEqual(['dark']);
    expect(await seen({ blur: 12 })).toEqual(['blurred']);
  });

  test('is checked at the desk without being opened; other papers aren’t', async ({ deps }) => {
    const { begin, request, changeGuide } = await openCases(deps);
    await changeGuide({ common: [{ paper: 'photos' }, { paper: 'statement' }] }, '35 × 45 mm, on white.');
    const one = await begin();
    await one.send('photos', await photograph({ height: 826 }), { name: 'me.jpg' });
    await one.send('photos', pdf());
    await one.send('statement', await photograph(), { name: 'page.jpg' });
    const look = async (key: string, number = 0) =>
      one.office('GET', `/papers/${(await one.paperOf(key)).id}/photograph?number=${number}`);
    expect((await look('photos')).body).toEqual({
      size: { width: 350, height: 450 },
      pixels: { width: 826, height: 826 },
      faults: ['shape'],
    });
    expect((await look('photos', 1)).body).toMatchObject({ status: 409, code: 'files.unreadable' });
    expect([(await look('photos', 2)).status, (await look('statement')).status]).toEqual([404, 404]);
    expect((await request('GET', `/visitor/visa-cases/${one.token}/opened`)).body.items).toEqual([]);
    // It decides nothing.
    expect(await one.paperOf('photos')).toMatchObject({ state: 'received' });
    expect((await one.decide('photos', 'accept')).status).toBe(200);
  });

  test('is measured small, however narrow or wide it is', async ({ deps }) => {
    const { begin, changeGuide } = await openCases(deps);
    await changeGuide({ common: [{ paper: 'photos' }] }, '35 × 45 mm, on white.');
    const one = await begin();
    const strip = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#f2f2f0' } })
        .jpeg()
        .toBuffer();
    await one.send('photos', await strip(20, 65_500), { name: 'narrow.jpg' });
    await one.send('photos', await strip(65_500, 20), { name: 'wide.jpg' });
    await one.send('photos', await strip(1, 1), { name: 'dot.jpg' });
    const { id } = await one.paperOf('photos');
    for (const [number, pixels] of [
      { width: 20, height: 65_500 },
      { width: 65_500, height: 20 },
      { width: 1, height: 1 },
    ].entries()) {
      const { status, body } = await one.office('GET', `/papers/${id}/photograph?number=${number}`);
      expect([status, body.pixels]).toEqual([200, pixels]);
      expect(body.faults).toEqual(expect.arrayContaining(['shape', 'small'].slice(number === 2 ? 1 : 0)));
    }
  });
});
