import { linkTarget } from '#features/posts/body/body.contract.ts';

const isTarget = (href: string): string | undefined =>
  linkTarget.safeParse(href).success ? href : undefined;

/**
 * The target of a link as a body may have it: of the web, of mail or of a telephone. One that begins at the old site is written whole.
 * @returns undefined for what isn't kept: programs, data, and places within the page
 */
export function targetOf(href: string, site: string): string | undefined {
  const plain = href.trim();
  if (/^tel:/i.test(plain)) {
    return isTarget(`tel:${plain.slice(4).replace(/[\s().-]/g, '')}`);
  }
  if (plain === '' || plain.startsWith('#') || plain.includes('\\')) {
    return undefined;
  }
  const url = URL.parse(plain, `https://${site === '' ? 'invalid.example' : site}/`);
  return url && /^(?:https?|mailto):$/.test(url.protocol) ? isTarget(url.href) : undefined;
}

/** Where what is shown in a frame can be seen by itself: videos and maps. @returns undefined for other frames */
export function frameTarget(address: string): string | undefined {
  const url = URL.parse(address.trim(), 'https://invalid.example/');
  const host = url?.hostname.replace(/^www\./, '') ?? '';
  if (!url || !/^https?:$/.test(url.protocol)) {
    return undefined;
  }
  if (/^(?:youtube(?:-nocookie)?\.com|m\.youtube\.com)$/.test(host)) {
    const id = /^\/embed\/([\w-]{6,20})$/.exec(url.pathname)?.[1];
    return id === undefined ? undefined : `https://www.youtube.com/watch?v=${id}`;
  }
  const video = host === 'player.vimeo.com' ? /^\/video\/(\d{4,15})/.exec(url.pathname)?.[1] : undefined;
  if (video !== undefined) {
    return `https://vimeo.com/${video}`;
  }
  return /^(?:google\.com|maps\.google\.com)$/.test(host) && url.href.includes('/maps')
    ? isTarget(url.href)
    : undefined;
}

/** The file of an address below `wp-content/uploads`, as its name is on the disk. */
export function uploadOf(address: string): string | undefined {
  const path = /\/wp-content\/uploads\/([^?#]+)/.exec(address)?.[1];
  if (path === undefined) {
    return undefined;
  }
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path;
  }
}

/** The names that the original of a picture may have: WordPress shows `name-300x200.jpg` and `name-scaled.jpg` of `name.jpg`. */
export function originalsOf(file: string): string[] {
  const plain = file.replace(/-\d{1,5}x\d{1,5}(?=\.\w{1,5}$)/, '');
  return [...new Set([plain.replace(/-scaled(?=\.\w{1,5}$)/, ''), plain, file])];
}
