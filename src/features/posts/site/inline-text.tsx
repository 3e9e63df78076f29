import { Fragment, type ReactNode } from 'react';
import { PageLink } from '#site/page-link.tsx';
import type { Inline } from '../body/body.contract.ts';

type Mark = NonNullable<Extract<Inline, { type: 'text' }>['marks']>[number];

/** A link in a text: internal paths get the page's language. */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) {
    return <PageLink to={href.replace(/^\/bn(?=\/|$)/, '') || '/'}>{children}</PageLink>;
  }
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}

function marked(text: ReactNode, mark: Mark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{text}</strong>;
    case 'italic':
      return <em>{text}</em>;
    case 'link':
      return <TextLink href={mark.attrs.href}>{text}</TextLink>;
  }
}

/** Text with marks. */
export function InlineText({ of }: { of: readonly Inline[] | undefined }) {
  return (of ?? []).map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order while it is shown
    <Fragment key={index}>
      {node.type === 'hardBreak' ? (
        <br />
      ) : (
        (node.marks ?? []).reduce<ReactNode>((text, mark) => marked(text, mark), node.text)
      )}
    </Fragment>
  ));
}
