import { ChevronDown } from 'lucide-react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import './contents.css';

export interface ContentsLine {
  /** The id of the heading. */
  readonly id: string;
  readonly text: string;
}

/** A table of contents: folded on phones, beside the text in wide windows. */
export function Contents({ lines, lang }: { lines: readonly ContentsLine[]; lang?: string | undefined }) {
  return (
    <details className="contents">
      <summary>
        {m.pages_contents()}
        <Icon of={ChevronDown} />
      </summary>
      <nav aria-label={m.pages_contents()}>
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
