import { ActionIcon, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { read } from '#dashboard/api/operations.ts';
import { titleOf } from '#dashboard/documents/document-labels.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';

interface PickedDocumentsProps {
  label: string;
  kind: 'visa' | 'tour-package';
  market?: 'domestic' | 'international';
  most: number;
  picked: readonly string[];
  onPick: (slugs: string[]) => void;
}

/** The list with two neighbours swapped. */
function swapped(list: readonly string[], at: number, to: number): string[] {
  const next = [...list];
  const [one, other] = [next[at], next[to]];
  if (one !== undefined && other !== undefined) {
    next[at] = other;
    next[to] = one;
  }
  return next;
}

/** Documents picked by title and ordered with buttons, which work by keyboard. */
export function PickedDocuments({ label, kind, market, most, picked, onPick }: PickedDocumentsProps) {
  const { data = [] } = useQuery({
    queryKey: ['picks', kind, market],
    queryFn: async ({ signal }) =>
      (await read('GET /documents', { kind, market, state: 'published', sort: 'title', limit: 100 }, signal))
        .items,
  });
  const titles = new Map(data.map((document) => [document.slug, titleOf(document)]));
  const left = data.filter(({ slug }) => !picked.includes(slug));
  return (
    <div className="of-picked">
      <h3>{label}</h3>
      <ol>
        {picked.map((slug, index) => {
          const title = titles.get(slug) ?? slug;
          const moves = [
            { icon: ArrowUp, words: m.office_move_up({ title }), to: index - 1 },
            { icon: ArrowDown, words: m.office_move_down({ title }), to: index + 1 },
          ];
          return (
            <li key={slug}>
              <span>{title}</span>
              {moves.map(({ icon, words, to }) => (
                <ActionIcon
                  key={words}
                  variant="subtle"
                  size={36}
                  aria-label={words}
                  disabled={to < 0 || to >= picked.length}
                  onClick={() => onPick(swapped(picked, index, to))}
                >
                  <Icon of={icon} />
                </ActionIcon>
              ))}
              <ActionIcon
                variant="subtle"
                color="red"
                size={36}
                aria-label={m.office_take_out({ title })}
                onClick={() => onPick(picked.filter((each) => each !== slug))}
              >
                <Icon of={X} />
              </ActionIcon>
            </li>
          );
        })}
      </ol>
      {picked.length < most && left.length > 0 && (
        <NativeSelect
          aria-label={m.office_pick_more({ list: label })}
          value=""
          data={[
            { value: '', label: m.office_pick_more({ list: label }) },
            ...left.map((document) => ({ value: document.slug, label: titleOf(document) })),
          ]}
          onChange={(event) =>
            event.currentTarget.value !== '' && onPick([...picked, event.currentTarget.value])
          }
        />
      )}
    </div>
  );
}
