import { Kbd } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useEffect } from 'react';
import { m } from '#messages/messages.js';

interface Choice {
  readonly key: string;
  readonly title: string;
}

const modalId = 'templates';

interface TemplateListProps {
  choices: readonly Choice[];
  onPick: (key: string) => void;
}

function TemplateList({ choices, onPick }: TemplateListProps) {
  const pick = (choice: Choice | undefined) => {
    if (choice !== undefined) {
      modals.close(modalId);
      // Once the dialogue has given the focus back.
      setTimeout(() => onPick(choice.key), 0);
    }
  };
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (/^[1-9]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        pick(choices[Number(event.key) - 1]);
      }
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return (
    <ol className="enq-templates">
      {choices.map((choice, index) => (
        <li key={choice.key}>
          <button type="button" onClick={() => pick(choice)}>
            {index < 9 && <Kbd aria-hidden="true">{index + 1}</Kbd>}
            {choice.title}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Opens the list of templates, in which a digit chooses one. */
export function openTemplates(choices: readonly Choice[], onPick: (key: string) => void): void {
  modals.open({
    modalId,
    title: m.inbox_reply_template(),
    transitionProps: { duration: 0 },
    returnFocus: false,
    children: <TemplateList choices={choices} onPick={onPick} />,
  });
}
