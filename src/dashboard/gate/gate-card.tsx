import type { ReactNode } from 'react';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { Mark } from '../shell/mark.tsx';

/** What stands before the office: the mark, one heading, a sentence, and what can be done. */
export function GateCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main className="of-gate" id="main">
      <div className="of-gate-card">
        <div className="of-gate-top">
          <Mark />
          <LanguageSwitch />
        </div>
        <h1 className="of-gate-title">{title}</h1>
        <p className="of-dim">{text}</p>
        {children}
      </div>
    </main>
  );
}
