import { useEffect, useState } from 'react';

const place = (sheet: string) => `shofor.papers:${sheet}`;

/** What is remembered of a sheet. A browser that keeps nothing, or something else, remembers nothing. */
function remembered(sheet: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(sheet)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** The papers that are ticked off on a sheet, remembered in this browser. */
export function usePaperTicks(sheet: string) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    // What was ticked before the scripts were there is kept too.
    setTicked((before) => new Set([...before, ...remembered(sheet)]));
  }, [sheet]);
  const tick = (paper: string, isReady: boolean) => {
    const papers = new Set([...ticked, ...remembered(sheet)]);
    if (isReady) {
      papers.add(paper);
    } else {
      papers.delete(paper);
    }
    setTicked(papers);
    try {
      localStorage.setItem(place(sheet), JSON.stringify([...papers]));
    } catch {
      // Private windows and full disks: the ticks last as long as the page.
    }
  };
  return { ticked, tick };
}
