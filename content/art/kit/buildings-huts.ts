import type { Colours } from './colour.ts';
import { line, path, rect } from './marks.ts';

/** Over-water hut with hipped thatch; deck at 0,0, water at +46. */
export function waterHut(c: Colours<'roof' | 'roofShade' | 'wall' | 'wallShade' | 'stilt' | 'glow'>): string {
  return (
    line('M-62 0V50M-24 0V50M24 0V50M62 0V50M-62 30L-24 6M62 30L24 6', c.stilt, 5) +
    rect(-56, -50, 112, 52, c.wall) +
    rect(12, -50, 44, 52, c.wallShade) +
    path('M-36 2v-36h30v36zM26-36h18v22H26z', c.glow) +
    path('M-84-44C-52-66-30-92-10-118H10C30-92 52-66 84-44L74-38H-74z', c.roof) +
    path('M0-118H10C30-92 52-66 84-44L74-38H10C22-66 14-96 0-118z', c.roofShade) +
    path('M-86 0H86V9H-86z', c.stilt) +
    line('M-80-2V-18M80-2V-18M-80-16H-58M58-16H80', c.stilt, 3) +
    path('M-12-116L0-136L12-116z', c.roofShade)
  );
}

/** Stilt cottage of the hills: red hip roof on bamboo legs. */
export function hillCottage(
  c: Colours<'post' | 'wall' | 'wallShade' | 'dark' | 'roof' | 'roofShade'>,
): string {
  return (
    line('M-88 0V70M-44 0V84M0 0V92M44 0V84M88 0V70M-88 50L-44 4M44 4L88 50', c.post, 6) +
    rect(-92, -58, 184, 62, c.wall) +
    rect(26, -58, 66, 62, c.wallShade) +
    line('M-70-58V2M-46-58V2M-22-58V2M2-58V2M48-58V2M70-58V2', c.wallShade, 2) +
    path('M-58-2v-42h30v42zM-6-42h24v22H-6zM40-42h24v22H40z', c.dark) +
    path('M-128-52L-64-122H64L128-52z', c.roof) +
    path('M20-122H64L128-52H52z', c.roofShade) +
    path('M-108 2H108V11H-108z', c.post) +
    line('M-104 0V-22M104 0V-22M-104-20H-94M94-20H104', c.post, 4)
  );
}

/** Bamboo house of the hill peoples: open deck, woven walls, a steep thatch, a log ladder; ground at 80. */
export function machang(
  c: Colours<'post' | 'wall' | 'wallShade' | 'weave' | 'dark' | 'thatch' | 'thatchShade'>,
): string {
  let weave = '';
  for (let x = -74; x < 60; x += 14) {
    weave += `M${x} -52l12 18l-12 18M${x + 12} -52l-12 18l12 18`;
  }
  return (
    line(
      'M-78 0V92M-40 0V84M0 0V84M40 0V88M78 0V92M120 0V96M158 0V98M-78 74L-40 8M78 8L40 76M120 8L158 84',
      c.post,
      5,
    ) +
    path('M-84-54H68V4H-84z', c.wall) +
    line(weave, c.weave, 1.6) +
    path('M16-54H68V4H16z', c.wallShade, 'opacity=".75"') +
    path('M-56 4V-40H-30V4zM32-40H52V-20H32z', c.dark) +
    path('M-112-44L-66-128H52L98-44C60-52-60-52-112-44z', c.thatch) +
    path('M16-128H52L98-44C84-48 66-49 48-50z', c.thatchShade) +
    line(
      'M-66-128L-76-140M52-128L64-140M-94-64C-50-72 40-72 82-62M-82-88C-48-94 40-94 72-86',
      c.thatchShade,
      2.4,
    ) +
    path('M-92 2H168V12H-92z', c.post) +
    line('M72-24H162M162-26V2M118-26V2', c.post, 4) +
    line('M140 6L196 104M152 4L208 100M150 24l14-4M160 44l14-4M172 64l14-4M182 82l14-4', c.post, 4)
  );
}
