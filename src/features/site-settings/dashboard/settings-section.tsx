import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

interface SettingsSectionProps {
  /** What the address calls it, behind its #. */
  part: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** A part of the settings with its heading and what it is for. */
export function SettingsSection({ part, title, text, children }: SettingsSectionProps) {
  const { hash, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second link to the same section scrolls to it again
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
