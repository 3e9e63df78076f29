import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

interface SettingsSectionProps {
  /** The fragment of its URL. */
  part: string;
  title: string;
  text?: string;
  /** The only section of a page whose own heading says the same: it isn't said twice. */
  isAlone?: boolean;
  children: ReactNode;
}

export function SettingsSection({ part, title, text, isAlone = false, children }: SettingsSectionProps) {
  const { hash, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: following a link to the same section again scrolls again
  useEffect(() => {
    if (hash === `#${part}`) {
      heading.current?.scrollIntoView();
      heading.current?.focus({ preventScroll: true });
    }
  }, [hash, key, part]);
  if (isAlone) {
    return (
      <div className="of-panel of-section">
        {text !== undefined && <p className="of-dim">{text}</p>}
        <div className="of-fields">{children}</div>
      </div>
    );
  }
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
