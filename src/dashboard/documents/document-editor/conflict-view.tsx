import { Button, Group, Modal, Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SavedDocument } from '#features/documents/documents.contract.ts';
import { m } from '#messages/messages.js';
import { read } from '../../api/operations.ts';
import type { Draft } from '../../form/draft.ts';
import { pathLabel } from '../../form/path-labels.ts';
import { getAt, isPlain, setAt, withoutItem } from '../../form/plain.ts';
import { officeLanguage } from '../../language.ts';
import type { DraftSaver } from './draft-saver.ts';
import { draftOf } from './judge.ts';
import { mergeThree } from './merge.ts';
import { valueLabel } from './value-labels.ts';
import type { WrittenKind } from './written-kind.ts';

interface ConflictViewProps {
  kind: WrittenKind;
  saver: DraftSaver;
  mine: Draft;
  onClose: () => void;
}

/** Two people have changed one document: shows who changed what, and keeps one's own changes field by field. */
export function ConflictView({ kind, saver, mine, onClose }: ConflictViewProps) {
  const { data: theirs } = useQuery({
    queryKey: ['conflict', saver.id, saver.base?.revision],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => read('GET /documents/{id}', { id: saver.id }, signal),
  });
  const name = theirs?.savedBy.name ?? m.writing_someone();
  return (
    <Modal opened onClose={onClose} size="xl" title={m.writing_conflict_title({ name })} lockScroll={false}>
      {theirs ? (
        <Choices kind={kind} saver={saver} mine={mine} theirs={theirs} name={name} onClose={onClose} />
      ) : (
        <p className="of-dim">{m.writing_loading()}</p>
      )}
    </Modal>
  );
}

const asDraft = (value: unknown, otherwise: Draft): Draft =>
  isPlain(value) &&
  isPlain(value.facts) &&
  isPlain(value.texts) &&
  isPlain(value.texts.en) &&
  isPlain(value.texts.bn)
    ? {
        slug: String(value.slug ?? ''),
        facts: value.facts,
        texts: { en: value.texts.en, bn: value.texts.bn },
      }
    : otherwise;

/** A draft without a field, or without a row. */
function without(draft: Draft, path: string): Draft {
  const [, list = '', index = ''] = /^(.*)\.(\d+)$/.exec(path) ?? [];
  const rows = list === '' ? undefined : getAt(draft, list);
  return Array.isArray(rows)
    ? setAt(draft, list, withoutItem(rows, Number(index)))
    : setAt(draft, path, undefined);
}

function Choices({
  kind,
  saver,
  mine,
  theirs,
  name,
  onClose,
}: ConflictViewProps & { theirs: SavedDocument; name: string }) {
  const language = officeLanguage();
  const before = saver.base ? draftOf(kind, saver.base.content) : mine;
  const [merged] = useState(() => mergeThree(before, mine, draftOf(kind, theirs)));
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());

  const goOn = () => {
    // From the last row on, so that removing one doesn't move those before it.
    const chosen = [...merged.clashes].reverse().filter(({ path }) => taken.has(path));
    const value = chosen.reduce(
      (draft, { path, theirs: other }) =>
        other === undefined ? without(draft, path) : setAt(draft, path, other),
      asDraft(merged.value, mine),
    );
    saver.goOnFrom(theirs, value, false);
    onClose();
    void saver.save();
  };
  const takeTheirs = () => {
    saver.goOnFrom(theirs, draftOf(kind, theirs), true);
    onClose();
  };

  return (
    <div className="fk-conflict">
      <p>{merged.clashes.length === 0 ? m.writing_conflict_none() : m.writing_conflict_text()}</p>
      {merged.clashes.length > 0 && <h3>{m.writing_conflict_both()}</h3>}
      {merged.clashes.map((clash) => (
        <Radio.Group
          key={clash.path}
          className="fk-clash"
          label={pathLabel(clash.path, language)}
          description={m.writing_conflict_before({
            value: valueLabel(kind, clash.path, clash.before, language),
          })}
          value={taken.has(clash.path) ? 'theirs' : 'mine'}
          onChange={(next) => {
            const rest = [...taken].filter((path) => path !== clash.path);
            setTaken(new Set(next === 'theirs' ? [...rest, clash.path] : rest));
          }}
        >
          <div className="fk-both">
            <Radio.Card value="mine" className="fk-side">
              <b>{m.writing_conflict_mine()}</b>
              <span>{valueLabel(kind, clash.path, clash.mine, language)}</span>
            </Radio.Card>
            <Radio.Card value="theirs" className="fk-side">
              <b>{m.writing_conflict_theirs({ name })}</b>
              <span>{valueLabel(kind, clash.path, clash.theirs, language)}</span>
            </Radio.Card>
          </div>
        </Radio.Group>
      ))}
      {merged.taken.length > 0 && (
        <>
          <h3>{m.writing_conflict_taken({ name })}</h3>
          <ul>
            {merged.taken.map((path) => (
              <li key={path}>{pathLabel(path, language)}</li>
            ))}
          </ul>
        </>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={takeTheirs}>
          {m.writing_conflict_all_theirs({ name })}
        </Button>
        <Button color="marigold.5" onClick={goOn}>
          {m.writing_conflict_go()}
        </Button>
      </Group>
    </div>
  );
}
