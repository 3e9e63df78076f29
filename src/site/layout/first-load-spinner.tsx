import { useEffect, useRef } from 'react';
import { m } from '#messages/messages.js';

/** The duration of the spinner, in ms. */
const spinnerMs = 1500;

/**
 * The spinner of a tab's first load, over the content; the page is scrolled to its top as it goes. CSS alone removes it
 * where scripts come later: then the page stays where its reader has scrolled it, who may be pressing a button.
 */
export function FirstLoadSpinner() {
  const spinner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    if (root.dataset.firstLoad === undefined) {
      return;
    }
    const left = Math.max(0, spinnerMs - performance.now());
    const timer = setTimeout(() => {
      const covers = spinner.current !== null && getComputedStyle(spinner.current).visibility === 'visible';
      delete root.dataset.firstLoad;
      if (covers && location.hash === '') {
        scrollTo({ top: 0, behavior: 'instant' });
      }
    }, left);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={spinner} className="first-load" role="status">
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle className="sun" cx="22" cy="17" r="8.2" fill="#d92c3a" />
        <path
          d="M2 22.5C8 27.2 15 28.6 22 28.6s14-1.4 20-6.1c-1.7 9.7-9.6 15.8-20 15.8S3.7 32.2 2 22.5Z"
          fill="currentColor"
        />
      </svg>
      <span className="vh">{m.site_loading()}</span>
    </div>
  );
}
