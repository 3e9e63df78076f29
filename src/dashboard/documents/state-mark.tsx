import { stateName } from './document-words.ts';
import type { LanguageState } from './documents-client.ts';

/** A state as dot and word. */
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
