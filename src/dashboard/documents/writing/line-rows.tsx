import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { BothText } from '../../form/fields/both-text.tsx';
import { Rows } from '../../form/rows/rows.tsx';
import { officeLanguage } from '../../language.ts';

interface LineRowsProps {
  /** Path within the texts of a language: `highlights`. */
  name: string;
  label: string;
  /** Longest line, in characters. */
  length: number;
  most: number;
  rows?: number;
}

/** Lines of text, both languages side by side. */
export function LineRows({ name, label, length, most, rows = 1 }: LineRowsProps) {
  return (
    <div className="fk-lines">
      <h3>{label}</h3>
      <Rows
        lists={[`texts.en.${name}`, `texts.bn.${name}`]}
        nameOf={(index) => `${label}: ${m.writing_line_n({ number: count(index + 1, officeLanguage()) })}`}
        fresh={() => ['', '']}
        addLabel={m.writing_line_add()}
        most={most}
      >
        {(index) => (
          <BothText
            name={`${name}.${index}`}
            label={m.writing_line_n({ number: count(index + 1, officeLanguage()) })}
            most={length}
            rows={rows}
          />
        )}
      </Rows>
    </div>
  );
}
