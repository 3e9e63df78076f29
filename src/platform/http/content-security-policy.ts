import { createHash } from 'node:crypto';

const fixed = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  // The office shows a preview beside the form; no other page of ours lets itself be framed.
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

export interface SealedHtml {
  readonly html: string;
  readonly policy: string;
}

/**
 * Takes the render's secret nonce out of the page again and allows, by hash, just the inline scripts that carried it.
 * A script that came in through a text doesn't know the nonce, so it is never allowed.
 * @param filesFrom where scripts and styles in files may come from: `https://host/assets/`, or `'self'` while the
 * site's address isn't configured (a path can't be named without a host).
 */
export function sealHtml(html: string, nonce: string, filesFrom: string): SealedHtml {
  const hashes: string[] = [];
  const inline = new RegExp(`<script nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, 'g');
  for (const [, attributes, code] of html.matchAll(inline)) {
    if (code && !attributes?.includes(' src=')) {
      hashes.push(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    }
  }
  const scripts = [filesFrom, ...hashes].join(' ');
  return {
    html: html.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, ''),
    policy: `${fixed}; script-src ${scripts}; style-src ${filesFrom}`,
  };
}

/** Headers that every answer of ours carries, whatever it is. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
