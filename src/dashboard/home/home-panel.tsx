import { type ReactNode, useId } from 'react';

/** A section of the home page with its heading. */
export function HomePanel({
  title,
  wide = false,
  children,
}: {
  title: string;
  wide?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="of-panel" data-wide={wide || undefined} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
