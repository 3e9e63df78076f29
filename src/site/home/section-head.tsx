import { ArrowRight } from 'lucide-react';
import { PageLink } from '#site/page-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';

interface SectionHeadProps {
  title: string;
  text?: string;
  more?: { readonly words: string; readonly to: string };
}

/** The heading of a section, its subtitle, and a link to more. */
export function SectionHead({ title, text, more }: SectionHeadProps) {
  return (
    <div className="head">
      <div>
        <h2 className="h2">{title}</h2>
        {text !== undefined && <p className="muted">{text}</p>}
      </div>
      {more && (
        <PageLink className="link" to={more.to}>
          {more.words}
          <Icon of={ArrowRight} />
        </PageLink>
      )}
    </div>
  );
}
