import { describe, expect, it } from 'vitest';
import { lateScripts } from './late-scripts.ts';

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/entry.js"/></head><body><script nonce="n" type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/page.js";

  window.__reactRouterRouteModules = {"root":route0,"en/page":route1};

import("/assets/entry.js");</script></body>`;

describe('a page whose scripts are put off', () => {
  it('requests no script before it has loaded', () => {
    const late = lateScripts(page);
    expect(late).not.toContain('<link');
    expect(late).not.toContain('type="module"');
    expect(late).toContain('addEventListener("load"');
  });

  it('then requests all of them at once, keeps their order and its nonce', () => {
    const late = lateScripts(page);
    expect(late).toContain('<script nonce="n">');
    expect(late).toContain('["/assets/a.js","/assets/entry.js"]');
    expect(late).toContain(
      '[route0,route1]=await Promise.all([import("/assets/root.js"),import("/assets/page.js")])',
    );
    expect(late).toContain('window.__reactRouterRouteModules={"root":route0,"en/page":route1}');
  });

  it('knows the routes of public pages alone, or the office’s too when it is one of the office', () => {
    expect(lateScripts(page)).toContain('import("/assets/site-manifest-1.js")');
    expect(lateScripts(page, true)).toContain('import("/assets/manifest-1.js")');
  });

  it('is not changed when it starts in another way', () => {
    expect(lateScripts('<p>plain</p>')).toBe('<p>plain</p>');
  });

  it('is refused when it is built and React Router starts it in another way', () => {
    expect(() => lateScripts(page.replace('window.__reactRouterRouteModules', 'window.__modules'))).toThrow(
      'no longer starts',
    );
    expect(lateScripts(page.replace('window.__reactRouterRouteModules', 'window.__modules'), true)).toContain(
      '<link',
    );
  });
});
