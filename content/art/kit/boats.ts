import type { Colours } from './colour.ts';
import { line, path } from './marks.ts';

/** Moon-boat of Cox's Bazar: a crescent, 440 wide, keel at 0,0. */
export function moonBoat(
  c: Colours<'hull' | 'band' | 'inner' | 'trim' | 'flag'> & Partial<Colours<'flag2'>>,
  { flags = true } = {},
): string {
  const hull = 'M-226-150C-176-46-92 0 0 0C98 0 186-52 244-206C176-104 92-62 6-60C-84-58-160-88-226-150z';
  return (
    path(
      'M-226-150C-160-104-90-84 6-84C96-84 172-120 244-206C176-104 92-62 6-60C-84-58-160-88-226-150z',
      c.inner,
    ) +
    (flags
      ? line('M-70-70V-196M92-76V-236', c.hull, 5) +
        path('M-70-196C-50-206-34-186-12-194V-160C-34-152-50-172-70-162z', c.flag) +
        path('M92-236C114-248 132-226 156-236V-196C132-186 114-208 92-198z', c.flag2 ?? c.flag)
      : '') +
    path(hull, c.hull) +
    path(
      'M-226-150C-160-88-84-58 6-60C92-62 176-104 244-206C178-90 96-46 4-44C-88-42-166-76-226-150z',
      c.band,
    ) +
    path(
      'M-212-124C-150-60-80-30 4-30C100-30 172-76 230-172C172-66 98-20 4-20C-80-20-150-52-212-124z',
      c.trim,
    ) +
    line('M-120-77L-116-60M-40-84V-62M50-82V-62M130-104L124-84', c.hull, 5)
  );
}

/** Sampan with a woven hood and a standing boatman. */
export function sampan(c: Colours<'hull' | 'hood' | 'hood2' | 'man'>, { man = true } = {}): string {
  return (
    path('M-86-28C-84-84-40-96 4-96S76-84 80-28z', c.hood) +
    line(
      'M-58-80C-64-60-66-46-66-30M-30-92C-36-66-38-50-38-30M0-96V-30M30-93C36-66 38-50 38-30M58-80C64-60 64-46 64-30',
      c.hood2,
      3,
    ) +
    path(
      'M-200-62C-170-20-110 0-20 0H60C130 0 176-26 214-84C170-44 130-30 84-28H-90C-140-30-170-42-200-62z',
      c.hull,
    ) +
    line('M-186-50C-150-22-100-14-30-14H60C116-14 158-30 196-62', c.hood2, 3, 'opacity=".7"') +
    (man
      ? path(
          'M138-116a12 12 0 1 1 24 0a12 12 0 1 1-24 0zM134-98C142-106 160-106 166-98L170-66L164-34H138L136-66z',
          c.man,
        ) +
        path('M126-120Q150-150 174-120z', c.hood) +
        line('M166-94L190-74M190-110L206 30', c.man, 6)
      : '')
  );
}

/** Thai long-tail boat. */
export function longtail(c: Colours<'hull' | 'band' | 'roof' | 'flag' | 'flag2'>): string {
  return (
    path(
      'M-300-20C-240 6-120 8 0 8C120 8 200-6 250-46C276-70 290-104 296-140L304-138C304-92 292-44 254-10C214 26 120 34 0 34S-250 24-300-20z',
      c.hull,
    ) +
    path('M-296-18C-240 8-120 10 0 10C120 10 200-2 252-44L246-32C200 8 120 20 0 20S-240 14-296-18z', c.band) +
    line('M-170 8V-56M-90 8V-60M0 8V-62M90 6V-58', c.hull, 5) +
    path('M-196-52C-120-74 60-78 122-58L116-48C60-64-120-60-190-42z', c.roof) +
    line('M-290-30L-360 16', c.hull, 5) +
    path('M-312-44h34v20h-34z', c.hull) +
    path('M288-112C300-106 306-106 312-110L308-72C300-66 292-76 284-70z', c.flag) +
    path('M292-86C282-66 286-52 276-36L288-40L294-62z', c.flag2)
  );
}

/** A boat with one slanting sail, 300 wide, water at 0. */
export function dhow(c: Colours<'hull' | 'sail' | 'sail2'>): string {
  return (
    path('M-150-40C-120 0-60 6 10 6C80 6 120-6 150-60L110-40H-120z', c.hull) +
    line('M-10-40V-230', c.hull, 5) +
    path('M-74-62C-20-90 60-170 92-262C20-230-60-150-74-62z', c.sail) +
    path('M92-262C60-170-20-90-74-62C-10-76 70-150 92-262z', c.sail2)
  );
}

/** A steamer of the Bosphorus, 350 long, water at 0. */
export function ferry(c: Colours<'hull' | 'white' | 'stack' | 'glass'>): string {
  return (
    path('M-170-26H180L160 10H-150z', c.hull) +
    path('M-146-26V-58H150V-26z', c.white) +
    path('M-116-58V-86H110V-58z', c.white) +
    path('M-20-86h36v-44h-30z', c.stack) +
    line('M-136-44H140M-104-73H98', c.glass, 9, 'stroke-dasharray="14 12" stroke-linecap="butt"') +
    path('M-118-86H118V-92H-118z', c.hull)
  );
}
