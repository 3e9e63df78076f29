import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

interface SettingsSectionProps {
  /** The fragment of its URL. */
  part: string;
  title: string;
  text?: string;
  children: ReactNode;
}

export function SettingsSection({ part, title, text, children }: SettingsSectionProps) {
  const { hash, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: following a link to the same section again scrolls again
  useEffect(() => {
    if (hash === `#${part}`) {
      heading.current?.scrollIntoView();
      heading.current?.focus({ preventScroll: true });
    }
  }, [hash, key, part]);
  return (
    <section className="of-panel of-section" aria-labelledby={part}>
      <div>
        <h2 ref={heading} id={part} tabIndex={-1}>
          {title}
        </h2>
        {text !== undefined && <p className="of-dim">{text}</p>}
      </div>
      <div className="of-fields">{children}</div>
    </section>
  );
}
