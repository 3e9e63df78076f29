/** Pages work without JavaScript, so text, styles and first pictures load first: scripts start after load or on first input. */

const preloads = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const start =
  /(<script nonce="[^"]+") type="module" async="">import "([^"]+)";\s*((?:import \* as route\d+ from "[^"]+";\s*)+)window\.__reactRouterRouteModules = (\{[^}]*\});\s*import\("([^"]+)"\);<\/script>/;
const routeImport = /import \* as (route\d+) from "([^"]+)";/g;

/** The manifest with the public routes alone, beside React Router's `manifest-….js` with all of them. */
export const siteManifest = (path: string): string => path.replace(/manifest-/, 'site-manifest-');

/**
 * Defers a page's scripts; leaves a development server's and the office's split modules unchanged.
 * @param ofOffice whether it needs the office's routes, too.
 * @throws when a built page doesn't start as React Router's pages do.
 */
export function lateScripts(html: string, ofOffice = false): string {
  const found = start.exec(html);
  if (!found) {
    // The office is rendered in the browser, so there is nothing to show before its scripts.
    if (!ofOffice && html.includes('import "/assets/manifest-')) {
      throw new Error('React Router no longer starts a page as it did.');
    }
    return html;
  }
  const [whole, tag, list = '', imports = '', modules, entry] = found;
  const manifest = ofOffice ? list : siteManifest(list);
  const routes = [...imports.matchAll(routeImport)].map(([, name, file]) => ({ name, file }));
  const files = [...html.matchAll(preloads)].map(([, file]) => (file === list ? manifest : file));
  const script = `(()=>{let begun=false;const on=["pointerdown","touchstart","keydown","focusin"];
const begin=async()=>{if(begun)return;begun=true;for(const each of on)removeEventListener(each,begin,true);
for(const file of ${JSON.stringify(files)}){const link=document.createElement("link");link.rel="modulepreload";link.href=file;document.head.append(link)}
await import("${manifest}");
const [${routes.map(({ name }) => name).join(',')}]=await Promise.all([${routes.map(({ file }) => `import("${file}")`).join(',')}]);
window.__reactRouterRouteModules=${modules};await import("${entry}")};
for(const each of on)addEventListener(each,begin,{capture:true,passive:true});
if(document.readyState==="complete")begin();else addEventListener("load",()=>setTimeout(begin),{once:true})})()`;
  return html.replace(preloads, '').replace(whole, () => `${tag}>${script}</script>`);
}
