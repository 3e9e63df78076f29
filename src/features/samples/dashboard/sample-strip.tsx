import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { read } from '#dashboard/api/operations.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import './samples.css';

/** Where an owner makes the office their own. */
const makeItMinePath = '/dashboard/start';

/** One line below the top bar of every page, as long as the life of the sample agency is there. */
export function SampleStrip() {
  const me = useMe();
  const { data } = useQuery({
    queryKey: ['samples', 'standing'],
    enabled: me.may('home.read'),
    staleTime: 300_000,
    queryFn: ({ signal }) => read('GET /samples/standing', {}, signal),
  });
  if (data?.life !== true) {
    return null;
  }
  return (
    <aside className="sa-strip" aria-label={m.office_samples()}>
      <Icon of={Sparkles} />
      <p>
        <b>{m.office_samples_strip()}</b> <span>{m.office_samples_strip_text()}</span>
      </p>
      {me.may('samples.manage') && (
        <Link to={makeItMinePath}>
          {m.office_samples_make_mine()}
          <Icon of={ArrowRight} />
        </Link>
      )}
    </aside>
  );
}
