import { ChevronDown } from 'lucide-react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { ContentsLine } from '../body/body-parts.rules.ts';
import './post-contents.css';

/** What a text holds, as links to its parts: folded on a phone, beside the text where there is room. */
export function PostContents({ lines, lang }: { lines: readonly ContentsLine[]; lang?: string | undefined }) {
  return (
    <details className="contents">
      <summary>
        {m.posts_contents()}
        <Icon of={ChevronDown} />
      </summary>
      <nav aria-label={m.posts_contents()}>
        <ol lang={lang}>
          {lines.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
