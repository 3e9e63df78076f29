import { expect, test } from 'vitest';
import { cutAt, isEdited, movedUp, turned, unedited, visiblePart } from './page-edit.rules.ts';

test('four turns of a picture are none, and the cut goes along with it', () => {
  const edit = { turns: 0, cut: { top: 10, right: 20, bottom: 30, left: 5 } };
  expect(turned(edit)).toEqual({ turns: 1, cut: { top: 5, right: 10, bottom: 20, left: 30 } });
  expect(turned(turned(turned(turned(edit))))).toEqual(edit);
  expect([isEdited(unedited), isEdited(turned(unedited)), isEdited(edit)]).toEqual([false, true, true]);
});

test('a cut leaves something of the picture, whatever is asked', () => {
  const cut = cutAt(cutAt(unedited.cut, 'left', 70), 'right', 200);
  expect(cut).toEqual({ top: 0, right: 20, bottom: 0, left: 70 });
  expect(cutAt(cut, 'left', -4).left).toBe(0);
  expect(visiblePart(cut, 1000, 400)).toEqual({ x: 700, y: 0, width: 100, height: 400 });
});

test('a page moves one place forward, and the first one stays', () => {
  expect(movedUp(['a', 'b', 'c'], 2)).toEqual(['a', 'c', 'b']);
  expect(movedUp(['a', 'b', 'c'], 0)).toEqual(['a', 'b', 'c']);
});
