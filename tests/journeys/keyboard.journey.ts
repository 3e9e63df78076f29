import { expect, test } from '@playwright/test';
import { untilAlive, withoutSpinner } from './crawl.ts';

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await withoutSpinner(page);
  await page.goto('/visaservices');
  await untilAlive(page);
  await page.keyboard.press('Tab');
  const skip = page.locator('a.skip');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

test('focus is visible at every stop of the bars and the page', async ({ page }) => {
  await withoutSpinner(page);
  await page.goto('/contact');
  await untilAlive(page);
  const stops: string[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) {
        return null;
      }
      const parts = [element, element.parentElement, element.closest('label')].filter(
        (part) => part !== null,
      );
      const outlined = parts.some((part) => {
        const style = getComputedStyle(part);
        return (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none';
      });
      const { width, height } = element.getBoundingClientRect();
      return { name: element.outerHTML.slice(0, 90), outlined, seen: width > 0 && height > 0 };
    });
    if (!seen) {
      break;
    }
    stops.push(seen.name);
    expect(seen.outlined, seen.name).toBe(true);
    expect(seen.seen, seen.name).toBe(true);
  }
  expect(stops.length).toBeGreaterThan(20);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('touch targets are large enough', async ({ page }) => {
    await withoutSpinner(page);
    for (const path of ['/', '/visaservices', '/packages/domestic', '/contact']) {
      await page.goto(path);
      await untilAlive(page);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('button, summary, select, input:not([type=hidden]), a.btn, nav a')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .filter((element) => {
            const target = element.closest('label') ?? element;
            const { width, height } = target.getBoundingClientRect();
            return width > 0 && (height < 24 || width < 24);
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(small, path).toEqual([]);
    }
  });

  test('the menu of a phone opens and closes by key and gives the focus back', async ({ page }) => {
    await withoutSpinner(page);
    await page.goto('/about');
    await untilAlive(page);
    const menu = page.locator('.nav-small summary');
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.nav-small .nav-sheet')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.nav-small .nav-sheet')).toBeHidden();
    await expect(menu).toBeFocused();
  });
});

test.describe('with motion reduced', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself', async ({ page }) => {
    await withoutSpinner(page);
    await page.goto('/');
    await untilAlive(page);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          (each) => each.playState === 'running' && Number(each.effect?.getComputedTiming().duration) > 100,
        )
        .map((each) => (each.effect instanceof KeyframeEffect ? (each.effect.target?.className ?? '') : '')),
    );
    expect(moving).toEqual([]);
  });
});
