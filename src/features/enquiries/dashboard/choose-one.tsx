import { Button, Stack } from '@mantine/core';
import { modals } from '@mantine/modals';

export interface Choice<Value> {
  readonly label: string;
  readonly value: Value;
}

/** Asks for one of a few things. @returns the one chosen, or undefined when the question is closed. */
export function chooseOne<Value>(
  title: string,
  choices: readonly Choice<Value>[],
): Promise<Choice<Value> | undefined> {
  return new Promise((resolve) => {
    const id = modals.open({
      title,
      onClose: () => resolve(undefined),
      children: (
        <Stack gap="xs">
          {choices.map((choice) => (
            <Button
              key={choice.label}
              variant="default"
              justify="start"
              onClick={() => {
                resolve(choice);
                modals.close(id);
              }}
            >
              {choice.label}
            </Button>
          ))}
        </Stack>
      ),
    });
  });
}
