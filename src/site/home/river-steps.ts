import { m } from '#messages/messages.js';

export interface RiverStep {
  readonly title: string;
  readonly text: string;
}

/** The four steps, rendered on the server so that only one language is sent. */
export function riverSteps(): readonly RiverStep[] {
  return [
    { title: m.home_step_enquire(), text: m.home_step_enquire_text() },
    { title: m.home_step_papers(), text: m.home_step_papers_text() },
    { title: m.home_step_pay(), text: m.home_step_pay_text() },
    { title: m.home_step_go(), text: m.home_step_go_text() },
  ];
}
