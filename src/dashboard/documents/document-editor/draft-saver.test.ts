import { expect, onTestFinished, test, vi } from 'vitest';
import type { SavedDocument } from '#features/documents/documents.contract.ts';
import { writtenPost } from '#features/posts/dashboard/written-post.ts';
import { postFactsOf, postTextsOf } from '#features/posts/posts.factory.ts';
import { ApiProblem } from '../../api/request.ts';
import type { Content, Draft } from '../../form/draft.ts';
import { FormStore } from '../../form/form-store.ts';
import { DraftSaver } from './draft-saver.ts';
import { startOf } from './judge.ts';
import { readStored } from './stored-draft.ts';

const half: Draft = { ...startOf(writtenPost), texts: { en: { title: 'Half a walk' }, bn: {} } };
const whole: Draft = { slug: 'a-walk', facts: postFactsOf(), texts: { en: postTextsOf('A walk'), bn: {} } };

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (place) => [...kept.keys()][place] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

const nowhere = async (): Promise<SavedDocument> => {
  throw new ApiProblem({ status: 404, code: 'documents.not-found', detail: '', fields: [] });
};

/** A server that records its requests, and a form in one browser. */
function sitting() {
  const storage = memory();
  vi.stubGlobal('localStorage', storage);
  const calls: string[] = [];
  const server = { refuse: undefined as number | undefined };
  const response = (what: string) => {
    calls.push(what);
    if (server.refuse !== undefined) {
      throw new ApiProblem({ status: server.refuse, code: 'no', detail: '', fields: [] });
    }
  };
  const store = new FormStore(startOf(writtenPost));
  const saver = new DraftSaver({
    kind: writtenPost,
    store,
    storage,
    draftKey: 'kept',
    language: 'en',
    id: 'mine',
    document: undefined,
    onCreated: () => {},
    api: {
      create: async (of: string, _content: Content) => {
        response(`create ${of}`);
        return 1;
      },
      save: async (_of, basedOn) => {
        response(`save on ${basedOn}`);
        return basedOn + 1;
      },
      read: nowhere,
      keep: async (of, { draft, basedOn }) => {
        response(`keep ${of} on ${basedOn}: ${draft.texts.en.title}`);
        return `moment ${calls.length}`;
      },
      forget: async (of) => response(`forget ${of}`),
    },
  });
  vi.stubGlobal('addEventListener', () => {});
  const stop = saver.start();
  onTestFinished(() => {
    stop();
    vi.unstubAllGlobals();
  });
  return { calls, server, store, saver, storage };
}

test('what is not whole is kept in the browser at once and by the server after that, once', async () => {
  const { calls, store, saver, storage } = sitting();
  store.replace(half);
  expect(readStored(storage, 'kept')).toMatchObject({ draft: half, onServer: null });
  await saver.save();
  expect(saver.state).toEqual({ kind: 'held', by: 'server' });
  await saver.save();
  expect(calls).toEqual(['keep mine on null: Half a walk']);
  expect(readStored(storage, 'kept')).toMatchObject({ draft: half, onServer: 'moment 1' });
});

test('once it is whole it is saved, and nothing is kept of it', async () => {
  const { calls, store, saver, storage } = sitting();
  store.replace(half);
  await saver.save();
  store.replace(whole);
  expect(await saver.save()).toBe(true);
  expect(calls).toEqual(['keep mine on null: Half a walk', 'create mine']);
  expect(readStored(storage, 'kept')).toBeUndefined();
  // A language that was begun and emptied leaves nothing behind.
  store.replace({ ...whole, texts: { ...whole.texts, bn: { title: 'অর্ধেক' } } });
  await saver.save();
  store.replace(whole);
  await saver.save();
  expect(calls.slice(2)).toEqual(['keep mine on 1: A walk', 'forget mine']);
});

test('what the server refuses to keep, or cannot be reached for, stays in the browser', async () => {
  const { server, store, saver, storage } = sitting();
  server.refuse = 422;
  store.replace(half);
  await saver.save();
  expect(saver.state).toEqual({ kind: 'held', by: 'browser' });
  server.refuse = 0;
  await saver.save();
  expect(saver.state).toEqual({ kind: 'offline' });
  server.refuse = 401;
  await saver.save();
  expect(saver.state).toEqual({ kind: 'signed-out' });
  expect(readStored(storage, 'kept')).toMatchObject({ draft: half, onServer: null });
});

test('a draft begun in another browser goes on as the same document', async () => {
  const { calls, store, saver } = sitting();
  saver.takeUp({ id: 'theirs', keptAt: 0, basedOn: null, base: null, draft: half, onServer: 'yesterday' });
  expect(store.value).toBe(half);
  store.replace(whole);
  await saver.save();
  expect(calls).toEqual(['create theirs']);
});
