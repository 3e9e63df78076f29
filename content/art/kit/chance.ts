import { nth } from './list.ts';

/** A source of chance between 0 and 1: the same seed always gives the same run. */
export type Seeded = () => number;

/** A smooth value along x. */
export type Curve = (x: number) => number;

/** A 32-bit number from a text (FNV-1a). */
export function hash(s: string): number {
  let h = 2166136261;
  for (const c of s) {
    h ^= c.charCodeAt(0);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

/** A seeded source of chance. */
export function rng(seed: string): Seeded {
  let a = hash(seed);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth noise between -1 and 1 along x. */
export function noise1(seed: string): Curve {
  const r = rng(seed);
  const v = Array.from({ length: 256 }, r);
  return (x) => {
    const i = Math.floor(x);
    const f = x - i;
    const u = f * f * (3 - 2 * f);
    return (nth(v, i & 255) * (1 - u) + nth(v, (i + 1) & 255) * u) * 2 - 1;
  };
}

/** Noise in octaves: hills upon hills. */
export function fbm(seed: string, oct = 3): Curve {
  const ns = Array.from({ length: oct }, (_, k) => noise1(`${seed}/${k}`));
  return (x) => ns.reduce((s, f, k) => s + f(x * 2 ** k) / 2 ** k, 0) / 1.6;
}
