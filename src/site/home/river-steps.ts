import { m } from '#messages/messages.js';

export interface RiverStep {
  readonly title: string;
  readonly text: string;
}

/** The four steps in the language of the page; said on the server, so that only one language travels. */
export function riverSteps(): readonly RiverStep[] {
  return [
    { title: m.home_step_ask(), text: m.home_step_ask_text() },
    { title: m.home_step_papers(), text: m.home_step_papers_text() },
    { title: m.home_step_pay(), text: m.home_step_pay_text() },
    { title: m.home_step_go(), text: m.home_step_go_text() },
  ];
}
