import { Star } from 'lucide-react';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { maxStars } from '../traveller-reviews.rules.ts';

/** So many of five stars, whole ones. */
export function Stars({ stars, language }: { readonly stars: number; readonly language: Language }) {
  const label = m.review_stars_of({ stars: count(stars, language), all: count(maxStars, language) });
  return (
    <span className="stars" role="img" aria-label={label}>
      {Array.from({ length: maxStars }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five equal stars
        <i key={index} data-full={index < stars || undefined}>
          <Icon of={Star} />
        </i>
      ))}
    </span>
  );
}
