import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { BothText } from '../../form/fields/both-text.tsx';
import type { TextsPath } from '../../form/path.ts';
import { labelAt } from '../../form/path-labels.ts';
import { Rows } from '../../form/rows/rows.tsx';
import { officeLanguage } from '../../language.ts';

/** Lines of text, both languages side by side. */
export function LineRows({ path, rows = 1 }: { path: TextsPath<string[]>; rows?: number }) {
  const label = labelAt(path.in('en'));
  const lineName = (index: number) => m.writing_line_n({ number: count(index + 1, officeLanguage()) });
  return (
    <div className="fk-lines">
      <h3>{label}</h3>
      <Rows
        lists={[path]}
        nameOf={(index) => `${label}: ${lineName(index)}`}
        fresh={() => ['']}
        addLabel={m.writing_line_add()}
        enterAdds={rows === 1}
      >
        {(index) => <BothText path={path.at(`${index}`)} label={lineName(index)} rows={rows} />}
      </Rows>
    </div>
  );
}
