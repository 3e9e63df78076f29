import { Star } from 'lucide-react';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { Icon } from '#ui/icons/icon.tsx';

interface StarsProps {
  readonly stars: number;
  /** So many there are at most. */
  readonly most: number;
  readonly language: Language;
}

/** So many stars of the most that there are, whole ones. */
export function Stars({ stars, most, language }: StarsProps) {
  const label = m.review_stars_of({ stars: count(stars, language), all: count(most, language) });
  return (
    <span className="stars" role="img" aria-label={label}>
      {Array.from({ length: most }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal stars
        <i key={index} data-full={index < stars || undefined}>
          <Icon of={Star} />
        </i>
      ))}
    </span>
  );
}
