import { Fragment } from 'react';
import { PictureFrame } from '#features/media/site/picture-frame.tsx';
import { VisaBoard } from '#features/visas/site/visa-board.tsx';
import type { Block } from '../body/body.contract.ts';
import type { BodyPart } from './body-parts.ts';
import { BodyTable } from './body-table.tsx';
import { InlineText } from './inline-text.tsx';
import { PackageStrip } from './package-strip.tsx';
import './body-view.css';

type Items = Extract<Block, { type: 'bulletList' }>['content'];
type Paragraphs = Items[number]['content'];

export function BodyView({ parts, lang }: { parts: readonly BodyPart[]; lang?: string | undefined }) {
  return (
    <div className="body" lang={lang}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order while it is shown
        <Fragment key={index}>
          <Part of={part} />
        </Fragment>
      ))}
    </div>
  );
}

function Part({ of: part }: { of: BodyPart }) {
  switch (part.type) {
    case 'paragraph':
      return (
        <p>
          <InlineText of={part.content} />
        </p>
      );
    case 'heading': {
      const Heading = part.level === 2 ? 'h2' : 'h3';
      return (
        <Heading id={part.id}>
          <InlineText of={part.content} />
        </Heading>
      );
    }
    case 'bulletList':
      return (
        <ul>
          <ListItems of={part.content} />
        </ul>
      );
    case 'orderedList':
      return (
        <ol>
          <ListItems of={part.content} />
        </ol>
      );
    case 'blockquote':
      return (
        <blockquote>
          <ParagraphList of={part.content} />
        </blockquote>
      );
    case 'horizontalRule':
      return <hr />;
    case 'table':
      return <BodyTable rows={part.content} caption={part.caption} />;
    case 'picture':
      return (
        <figure>
          <span className="body-picture">
            <PictureFrame picture={part.picture} sizes="(max-width: 800px) 92vw, 720px" />
          </span>
          {part.caption !== undefined && <figcaption>{part.caption}</figcaption>}
        </figure>
      );
    case 'visas':
      return (
        <div className="body-cards">
          <VisaBoard visas={part.visas} />
        </div>
      );
    case 'packages':
      return (
        <div className="body-cards">
          {part.packages.map((item) => (
            <PackageStrip key={item.slug} item={item} />
          ))}
        </div>
      );
  }
}

function ParagraphList({ of }: { of: Paragraphs }) {
  return of.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order while it is shown
    <p key={index}>
      <InlineText of={paragraph.content} />
    </p>
  ));
}

function ListItems({ of }: { of: Items }) {
  return of.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order while it is shown
    <li key={index}>
      <ParagraphList of={item.content} />
    </li>
  ));
}
