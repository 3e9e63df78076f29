import { useQuery } from '@tanstack/react-query';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { PhotographError } from '../photographs/photographs.rules.ts';

const errorLabels: Readonly<Record<PhotographError, () => string>> = {
  shape: m.office_case_photo_shape,
  small: m.office_case_photo_small,
  background: m.office_case_photo_background,
  uneven: m.office_case_photo_uneven,
  dark: m.office_case_photo_dark,
  blurred: m.office_case_photo_blurred,
};

interface PhotographSeenProps {
  readonly id: string;
  readonly paper: string;
  readonly number: number;
}

/** What numbers say about a photograph, beside it; whoever looks at it decides. */
export function PhotographSeen({ id, paper, number }: PhotographSeenProps) {
  const { data } = useQuery({
    queryKey: ['case-photograph', id, paper, number],
    queryFn: ({ signal }) =>
      read('GET /visa-cases/{id}/papers/{paper}/photograph', { id, paper, number }, signal),
    retry: false,
  });
  if (data === undefined) {
    return null;
  }
  const { size, pixels, faults } = data;
  const shown = (value: number) => count(value, officeLanguage());
  return (
    <div role="status">
      <p className="num">
        {m.office_case_photo_pixels({ width: shown(pixels.width), height: shown(pixels.height) })}{' '}
        {faults.length === 0 &&
          // Without a size in the guide there is no shape to compare with.
          (size === null ? m.office_case_photo_fine_unsized() : m.office_case_photo_fine())}
      </p>
      {faults.length > 0 && (
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{errorLabels[fault]()}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
