import type { Colours } from './colour.ts';
import { line, path, rect } from './marks.ts';

/** A river boat of 260 with a man at the oar, water at 0, bow to the right. */
export function nouka(c: Colours<'hull' | 'inner' | 'man' | 'cloth'>, { man = true } = {}): string {
  const boatman =
    path('M-76-108a9 9 0 1 1 18 0a9 9 0 1 1-18 0z', c.man) +
    path('M-80-92C-74-100-60-100-54-92L-52-56H-82z', c.cloth) +
    path('M-82-58H-52L-56-14H-64L-67-40L-72-14H-80z', c.man) +
    line('M-58-86L-34-70', c.man, 5) +
    line('M-18-104L-62 18', c.man, 3.5);
  return (
    path('M-132-44C-96-20-40-14 10-14C66-14 104-26 134-52L120-20H-112z', c.inner) +
    (man ? boatman : '') +
    path('M-132-44C-108-6-60 6 0 6C66 6 108-8 134-52C104-24 60-12 8-12C-50-12-98-22-132-44z', c.hull)
  );
}

/** A fishing trawler of the delta, 330 long, water at 0, its high bow to the right. */
export function trawler(
  c: Colours<'hull' | 'band' | 'trim' | 'house' | 'houseShade' | 'glass' | 'flag'>,
): string {
  return (
    line('M-14-60V-214M78-66V-168', c.hull, 5) +
    line('M-14-212L-150-60M-14-212L150-104M78-168L150-104M-14-150H60', c.hull, 1.8) +
    path('M-14-214C8-224 24-206 46-214V-188C24-180 8-198-14-188z', c.flag) +
    path('M78-168C92-174 102-162 116-168V-152C102-146 92-158 78-152z', c.trim) +
    rect(-128, -112, 84, 62, c.house) +
    rect(-72, -112, 28, 62, c.houseShade) +
    path('M-138-112H-34L-40-124H-130z', c.band) +
    path('M-118-100h18v18h-18zM-94-100h14v18h-14zM-66-100h14v18h-14z', c.glass) +
    path(
      'M-166-64C-120-50-40-46 20-52C80-58 130-84 168-122C160-60 136-16 96 8H-120C-146-8-160-34-166-64z',
      c.hull,
    ) +
    path(
      'M-165-58C-120-42-40-38 22-44C82-50 128-72 164-104L160-86C126-54 80-36 20-30C-44-24-118-28-161-42z',
      c.band,
    ) +
    path(
      'M-160-38C-118-24-44-20 20-26C80-32 124-50 158-80L154-70C122-40 80-22 20-16C-44-10-112-14-156-28z',
      c.trim,
    ) +
    path('M126-58a7 7 0 1 1 14 0a7 7 0 1 1-14 0z', c.trim)
  );
}

/** A passenger launch of three decks, 430 long, water at 0, bow to the right. */
export function launch(c: Colours<'hull' | 'band' | 'white' | 'shade' | 'glass' | 'rail' | 'stack'>): string {
  const posts = (x0: number, x1: number, y: number, h: number) => {
    let d = '';
    for (let x = x0; x <= x1; x += 22) {
      d += `M${x} ${y}v${-h}`;
    }
    return line(d, c.rail, 2.4);
  };
  return (
    rect(-172, -66, 318, 34, c.glass) +
    rect(-160, -104, 276, 34, c.glass) +
    rect(-136, -140, 190, 32, c.shade) +
    posts(-168, 148, -32, 34) +
    posts(-156, 116, -70, 34) +
    path('M-180-66H162L158-74H-180z', c.white) +
    path('M-170-104H134L130-112H-170z', c.white) +
    path('M-150-140H92L86-150H-150z', c.white) +
    path('M-176-46H158V-30H-176zM-164-84H128V-72H-164z', c.white) +
    rect(58, -138, 44, 28, c.white) +
    path('M66-130h12v14h-12zM82-130h12v14h-12z', c.glass) +
    path(
      'M-112-132h16v16h-16zM-82-132h16v16h-16zM-52-132h16v16h-16zM-22-132h16v16h-16zM8-132h16v16h-16z',
      c.glass,
    ) +
    path('M-84-150L-80-188H-44L-40-150z', c.stack) +
    path('M-81-176H-43L-42-166H-82z', c.white) +
    line('M80-140V-186', c.rail, 3) +
    path('M-196-34H164C186-38 204-46 218-58C214-24 200-4 180 8H-180C-190-4-196-18-196-34z', c.hull) +
    path('M-196-34H164C186-38 204-46 218-58L217-48C202-36 186-28 164-24H-195z', c.band)
  );
}

/** A wooden houseboat of the haor, 420 long, water at 0, stern raised to the left. */
export function houseboat(
  c: Colours<'hull' | 'band' | 'wall' | 'wallShade' | 'roof' | 'glass' | 'rail' | 'cloth' | 'cloth2'>,
): string {
  const windows = [0, 1, 2, 3, 4, 5].map((k) => `M${-116 + k * 40}-66h24v-16q-12-14-24 0z`).join('');
  const posts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((k) => `M${-120 + k * 24}-108v-24`).join('');
  return (
    line('M-112-108V-178M-40-108V-178', c.rail, 4) +
    path('M-126-176C-100-194-52-194-26-176L-30-166H-122z', c.cloth) +
    path('M-100-187C-88-191-76-191-64-187L-66-166H-98z', c.cloth2) +
    line('M104-108V-190', c.rail, 4) +
    path('M104-190C122-198 136-184 154-190V-168C136-162 122-176 104-168z', c.cloth) +
    line(`${posts}M-122-132H124`, c.rail, 3) +
    rect(-132, -102, 262, 64, c.wall) +
    rect(-132, -50, 262, 14, c.wallShade) +
    path(windows, c.glass) +
    path('M-146-102H146L136-112H-136z', c.roof) +
    path('M130-38V-84L156-40z', c.wallShade) +
    path(
      'M-222-104C-196-66-170-44-130-38H140C172-42 198-54 222-84C208-36 176 0 128 8H-110C-164 0-204-40-222-104z',
      c.hull,
    ) +
    path(
      'M-216-88C-188-50-160-32-122-26H138C168-28 190-36 214-64L208-52C188-26 168-18 138-16H-120C-160-20-190-42-216-88z',
      c.band,
    )
  );
}
