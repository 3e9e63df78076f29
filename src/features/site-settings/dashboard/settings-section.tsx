import { type ReactNode, useId } from 'react';

/** A part of the settings with its heading and what it is for. */
export function SettingsSection({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="of-panel of-section" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {text !== undefined && <p className="of-dim">{text}</p>}
      </div>
      <div className="of-fields">{children}</div>
    </section>
  );
}
