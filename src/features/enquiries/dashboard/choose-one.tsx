import { Button, Stack } from '@mantine/core';
import { modals } from '@mantine/modals';

export interface Choice<Value> {
  readonly label: string;
  readonly value: Value;
}

/** A dialog to choose one of a few options. @returns the chosen one, or undefined when it is closed. */
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
