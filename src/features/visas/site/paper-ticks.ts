import { useEffect, useState } from 'react';

const place = (sheet: string) => `shofor.papers:${sheet}`;

/** The stored ticks of a sheet; none when the storage is unavailable or invalid. */
function remembered(sheet: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(sheet)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** The ticked papers of a sheet, stored in this browser. */
export function usePaperTicks(sheet: string) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    // Keeps ticks set before hydration.
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
      // Private windows and full storage: ticks last as long as the page.
    }
  };
  return { ticked, tick };
}
