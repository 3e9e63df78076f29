import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Node } from '@tiptap/core';
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import { m } from '#messages/messages.js';
import { type Language, languages } from '#platform/language.ts';
import { read } from '../api/operations.ts';
import { ApiProblem } from '../api/request.ts';
import { officeLanguage } from '../language.ts';
import { DescribePicture } from '../pictures/describe-picture.tsx';
import { usePicture } from '../pictures/picture-api.ts';

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function PictureView({ node, updateAttributes, deleteNode, editor, extension }: NodeViewProps) {
  const id = wordOf(node.attrs.media);
  const language = languages.find((each) => each === extension.options.language) ?? 'en';
  const { data } = usePicture(id);
  return (
    <NodeViewWrapper className="ed-picture" contentEditable={false}>
      <img
        src={data?.url ?? `/media/${id}/640.webp`}
        alt={data?.alt[officeLanguage()] ?? ''}
        data-drag-handle
      />
      {data && <DescribePicture key={id} picture={data} shown={[language]} disabled={!editor.isEditable} />}
      <div className="ed-under">
        <TextInput
          aria-label={m.writing_ed_caption()}
          placeholder={m.writing_ed_caption()}
          maxLength={300}
          disabled={!editor.isEditable}
          value={wordOf(node.attrs.caption)}
          onChange={(event) => updateAttributes({ caption: event.currentTarget.value })}
        />
        <Button variant="subtle" disabled={!editor.isEditable} onClick={deleteNode}>
          {m.writing_ed_remove()}
        </Button>
      </div>
    </NodeViewWrapper>
  );
}

/** A document by its id, with what a card shows; null when it isn't live. */
async function liveById(id: string, signal: AbortSignal) {
  const { publications, facts, texts } = await read('GET /documents/{id}', { id }, signal);
  const titles = { en: wordOf(texts.en?.title), bn: wordOf(texts.bn?.title) };
  return publications.en || publications.bn ? { cover: wordOf(facts.cover), titles } : null;
}

/** The document of a card, by slug or id; null when it isn't live. */
function useLive(kind: string, slug: string, id: string) {
  const known = kind === 'visa' || kind === 'tour-package' ? kind : undefined;
  return useQuery({
    queryKey: ['live-card', kind, slug, id],
    staleTime: 60_000,
    enabled: known !== undefined,
    queryFn: async ({ signal }) => {
      if (id !== '') {
        return liveById(id, signal).catch((cause) => {
          if (cause instanceof ApiProblem && cause.status === 404) {
            return null;
          }
          throw cause;
        });
      }
      const { items } = await read(
        'GET /documents',
        { ...(known ? { kind: known } : {}), q: slug.replaceAll('-', ' '), limit: 20 },
        signal,
      );
      return items.find((each) => each.slug === slug && (each.live.en || each.live.bn)) ?? null;
    },
  });
}

function CardView({ node, deleteNode, editor }: NodeViewProps) {
  const slug = wordOf(node.attrs.slug);
  const { data } = useLive(wordOf(node.attrs.kind), slug, wordOf(node.attrs.document));
  const language = officeLanguage();
  return (
    <NodeViewWrapper className="ed-card" contentEditable={false} data-drag-handle>
      {data?.cover && <img src={`/media/${data.cover}/320.webp`} alt="" />}
      <b>
        {data === null
          ? m.writing_ed_card_gone()
          : m.writing_ed_card_live({ title: data?.titles[language] || data?.titles.en || slug })}
      </b>
      <Button variant="subtle" disabled={!editor.isEditable} onClick={deleteNode}>
        {m.writing_ed_remove()}
      </Button>
    </NodeViewWrapper>
  );
}

/** A picture of the library with its caption, and its alternative text in the language of the text. */
export const pictureNode = Node.create<{ language: Language }>({
  name: 'picture',
  addOptions: () => ({ language: 'en' }),
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    media: { default: '', rendered: false },
    caption: { default: '', rendered: false },
  }),
  // Within the editor only: no outside content becomes a picture of the library.
  parseHTML: () => [],
  renderHTML: () => ['figure'],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});

/** A live card of a package or visa guide, rendered for readers from the current facts. */
export const cardNode = Node.create({
  name: 'documentCard',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    kind: { default: '', rendered: false },
    slug: { default: '', rendered: false },
    document: { default: '', rendered: false },
  }),
  parseHTML: () => [],
  renderHTML: () => ['aside'],
  addNodeView: () => ReactNodeViewRenderer(CardView),
});
