import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { officeLanguage } from '../../language.ts';
import type { SaveState } from './save-state.ts';

/** The save state in words. @param revision the last that was saved */
export function saveLabel(state: SaveState, revision: number | undefined): string {
  switch (state.kind) {
    case 'saved':
      return revision === undefined
        ? m.writing_saved_new()
        : m.writing_saved({ revision: count(revision, officeLanguage()) });
    case 'typing':
      return m.writing_typing();
    case 'saving':
      return m.writing_saving();
    case 'held':
      return state.by === 'server' ? m.writing_held() : m.writing_held_here();
    case 'offline':
      return m.writing_offline();
    case 'signed-out':
      return m.writing_signed_out();
    case 'changed-meanwhile':
      return m.writing_meanwhile();
    default:
      return m.writing_refused({ why: state.message });
  }
}

/** Why the last changes aren't saved, so that nothing can be done with them yet. @param revision the last that was saved */
export const unsavedLabel = (state: SaveState, revision: number | undefined): string =>
  state.kind === 'saved' ? m.writing_typing() : saveLabel(state, revision);
