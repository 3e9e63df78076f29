import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { type Actor, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { chosenColumns, inList, maxViews, newListView, type ViewedList } from './list-views.contract.ts';
import { mayRemoveView, readingOf } from './list-views.rules.ts';
import { listColumns, listViews } from './list-views.table.ts';

const uidOf = ({ id }: Actor) => id.replace(/^user:/, '');

/** @throws Failure forbidden for a list that the actor may not read. */
function requireReading({ permissions }: Pick<Actor, 'permissions'>, list: ViewedList): void {
  if (!permissions.has(readingOf[list])) {
    throw new Failure('forbidden', 'permission.missing', `This needs the permission ${readingOf[list]}.`);
  }
}

/** Keeps a view of a list under a name; the same name again replaces it. */
export const saveListView = command({
  name: 'list-views.save',
  permission: 'lists.view',
  input: newListView.extend(inList),
  output: z.object({ id: z.uuid() }),
  refusals: {
    403: 'The list may not be read.',
    409: '`list-views.too-many`: there are as many as one may keep.',
  },
  run: async ({ tx, actor, now, log }, { list, name, query, shared }) => {
    requireReading(actor, list);
    const owner = uidOf(actor);
    const own = await tx
      .select({ id: listViews.id, name: listViews.name })
      .from(listViews)
      .where(and(eq(listViews.owner, owner), eq(listViews.list, list)));
    const same = own.find((each) => each.name.toLowerCase() === name.toLowerCase());
    if (same === undefined && own.length >= maxViews) {
      throw new Failure(
        'conflict',
        'list-views.too-many',
        `Nobody keeps more than ${maxViews} views of a list.`,
      );
    }
    const id = same?.id ?? crypto.randomUUID();
    const said = { name, query, shared };
    if (same === undefined) {
      await tx.insert(listViews).values({ id, list, owner, createdAt: now, ...said });
    } else {
      await tx.update(listViews).set(said).where(eq(listViews.id, id));
    }
    log({ subjectKind: 'list-view', subjectId: id, difference: { name } });
    return { id };
  },
});

/** Removes a view. @throws Failure not-found; forbidden for one that a colleague made. */
export const removeListView = command({
  name: 'list-views.remove',
  permission: 'lists.view',
  input: z.object({ id: z.uuid() }),
  refusals: { 403: '`list-views.not-yours`: a colleague made it.', 404: 'There is no such view.' },
  run: async ({ tx, actor, log }, { id }) => {
    const [view] = await tx.select().from(listViews).where(eq(listViews.id, id));
    const isOwn = view?.owner === uidOf(actor);
    if (view === undefined || !(isOwn || (view.shared && actor.permissions.has(readingOf[view.list])))) {
      throw new Failure('not-found', 'list-views.not-found', 'There is no such view.');
    }
    if (!mayRemoveView(actor, { isOwn })) {
      throw new Failure('forbidden', 'list-views.not-yours', 'A colleague made this view.');
    }
    await tx.delete(listViews).where(eq(listViews.id, id));
    log({ subjectKind: 'list-view', subjectId: id, difference: { name: view.name } });
  },
});

/** Keeps which columns of a list somebody sees; none is what the list begins with. Only for themselves, so it isn't logged. */
export const chooseColumns = command({
  name: 'list-views.choose-columns',
  permission: 'lists.view',
  input: chosenColumns.extend(inList),
  refusals: { 403: 'The list may not be read.' },
  run: async ({ tx, actor }, { list, columns }) => {
    requireReading(actor, list);
    const owner = uidOf(actor);
    if (columns.length === 0) {
      await tx.delete(listColumns).where(and(eq(listColumns.owner, owner), eq(listColumns.list, list)));
      return;
    }
    await tx
      .insert(listColumns)
      .values({ owner, list, columns })
      .onConflictDoUpdate({ target: [listColumns.owner, listColumns.list], set: { columns } });
  },
});
