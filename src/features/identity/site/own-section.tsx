import type { ReactNode } from 'react';

interface OwnSectionProps {
  id: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A section of the account: title on the left, content on the right. */
export function OwnSection({ id, title, text, children }: OwnSectionProps) {
  return (
    <section className="own-section" aria-labelledby={`own-${id}`}>
      <div>
        <h2 id={`own-${id}`}>{title}</h2>
        {text !== undefined && <p>{text}</p>}
      </div>
      <div className="own-work">{children}</div>
    </section>
  );
}
