import type { LanguageState } from '#features/documents/document-list/document-list.rules.ts';
import { stateName } from './document-labels.ts';

/** A state as a dot and a word. */
export function StateMark({ state, language }: { state: LanguageState | 'trashed'; language?: 'en' | 'bn' }) {
  return (
    <span className="of-state" data-state={state}>
      {language !== undefined && (
        <span className="of-state-language" lang={language}>
          {language === 'en' ? 'EN' : 'বাং'}
        </span>
      )}
      {stateName(state)}
    </span>
  );
}
