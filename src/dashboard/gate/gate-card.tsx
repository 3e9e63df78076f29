import type { ReactNode } from 'react';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { Mark } from '../shell/mark.tsx';

/** A card in place of the office: logo, heading, sentence and actions. */
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
