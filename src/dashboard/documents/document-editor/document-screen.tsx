import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { m } from '#messages/messages.js';
import { read } from '../../api/operations.ts';
import { ApiProblem } from '../../api/request.ts';
import { PageFrame } from '../../shell/page-frame.tsx';
import { editPath } from '../document-addresses.ts';
import { DocumentForm } from './document-form.tsx';
import type { FormSection } from './form-steps.tsx';
import type { WrittenKind } from './written-kind.ts';

interface DocumentScreenProps<Facts, Texts> {
  kind: WrittenKind<Facts, Texts>;
  /** Undefined for a new document. */
  id: string | undefined;
  sections: (
    live: string | undefined,
    saved: string | undefined,
  ) => readonly FormSection<(keyof Facts & string) | (keyof Texts & string) | 'slug'>[];
}

/** Creating or editing a document, by its URL. */
export function DocumentScreen<Facts, Texts>({ id, ...form }: DocumentScreenProps<Facts, Texts>) {
  const [sitting, setSitting] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['document', id, sitting],
    enabled: id !== undefined,
    // The response opens the form once: it must be current, and must not be refetched while the form is open.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) => read('GET /documents/{id}', { id: id ?? '' }, signal),
  });
  const again = () => setSitting(sitting + 1);
  if (id === undefined) {
    return <DocumentForm key={`new ${sitting}`} {...form} document={undefined} onReload={again} />;
  }
  if (error instanceof ApiProblem && error.status === 404) {
    return <PageFrame title={m.writing_gone()}>{m.writing_gone_text()}</PageFrame>;
  }
  if (error) {
    return (
      <PageFrame title={m.writing_error()}>
        <Button onClick={() => void refetch()}>{m.writing_retry()}</Button>
      </PageFrame>
    );
  }
  if (!data) {
    return <PageFrame title={m.writing_loading()}>{null}</PageFrame>;
  }
  const market = data.facts.market === 'international' ? 'international' : 'domestic';
  if (data.kind !== form.kind.kind || (form.kind.market !== undefined && market !== form.kind.market)) {
    return <Navigate to={editPath({ id, kind: data.kind, market })} replace />;
  }
  return <DocumentForm key={`${id} ${sitting}`} {...form} document={data} onReload={again} />;
}
