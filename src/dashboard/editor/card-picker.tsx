import { Modal, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#messages/messages.js';
import { read } from '../api/operations.ts';
import { kindName, titleOf } from '../documents/document-labels.ts';

interface CardPickerProps {
  onChoose: (card: { kind: 'visa' | 'tour-package'; slug: string }) => void;
  onClose: () => void;
}

/** Finds a live package or visa guide to show as a card within a text. */
export function CardPicker({ onChoose, onClose }: CardPickerProps) {
  const [q, setQ] = useState('');
  const [debounced] = useDebouncedValue(q, 200);
  const { data = [] } = useQuery({
    queryKey: ['cards', debounced],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(
        (['tour-package', 'visa'] as const).map(async (kind) => {
          const { items } = await read('GET /documents', { kind, q: debounced, limit: 12 }, signal);
          return items.map((document) => ({ ...document, kind }));
        }),
      );
      return found.flat().filter(({ live }) => live.en || live.bn);
    },
  });
  return (
    <Modal opened onClose={onClose} title={m.writing_ed_card()} returnFocus={false} lockScroll={false}>
      <TextInput
        label={m.writing_ed_card_search()}
        data-autofocus
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
      />
      {data.length === 0 && <p className="of-dim">{m.writing_ed_card_none()}</p>}
      <ul className="ed-cards">
        {data.map((document) => (
          <li key={document.id}>
            <button
              type="button"
              onClick={() => {
                onChoose({ kind: document.kind, slug: document.slug });
                onClose();
              }}
            >
              <b>{titleOf(document)}</b>
              <span className="of-dim">{kindName(document)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
