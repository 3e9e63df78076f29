import { Kbd } from '@mantine/core';
import { modals } from '@mantine/modals';
import './keys-dialog.css';

/** Shows a list of keyboard shortcuts in a dialog. @param keys each with what it does, in words */
export function showKeys(
  title: string,
  keys: ReadonlyArray<readonly [keys: readonly string[], words: string]>,
) {
  modals.open({
    title,
    children: (
      <dl className="of-keys">
        {keys.map(([names, words]) => (
          <div key={names.join()}>
            <dt>{words}</dt>
            <dd>
              {names.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    ),
  });
}
