import { m } from '#messages/messages.js';
import { type StartStep, startSteps } from '../start.contract.ts';

interface StepLabel {
  readonly name: () => string;
  readonly why: () => string;
  /** About how long it takes; absent: as long as one likes. */
  readonly minutes?: number;
}

/** What the steps are called, and why each is there. The first eight take a quarter of an hour. */
export const stepLabels: Readonly<Record<StartStep, StepLabel>> = {
  name: { name: m.office_start_step_name, why: m.office_start_why_name, minutes: 3 },
  licences: { name: m.office_start_step_licences, why: m.office_start_why_licences, minutes: 1 },
  sells: { name: m.office_start_step_sells, why: m.office_start_why_sells, minutes: 1 },
  samples: { name: m.office_start_step_samples, why: m.office_start_why_samples, minutes: 1 },
  accounts: { name: m.office_start_step_accounts, why: m.office_start_why_accounts, minutes: 3 },
  terms: { name: m.office_start_step_terms, why: m.office_start_why_terms, minutes: 2 },
  colleagues: { name: m.office_start_step_colleagues, why: m.office_start_why_colleagues, minutes: 1 },
  channels: { name: m.office_start_step_channels, why: m.office_start_why_channels, minutes: 3 },
  data: { name: m.office_start_step_data, why: m.office_start_why_data },
  live: { name: m.office_start_step_live, why: m.office_start_why_live },
};

/** The page of a step. */
export const stepPath = (step: StartStep): string => `/dashboard/start/${step}`;

/** The number of a step, from 1. */
export const stepNumber = (step: StartStep): number => startSteps.indexOf(step) + 1;

/** Where one goes on after a step: the next one; after the last, Home. */
export function pathAfter(step: StartStep): string {
  const next = startSteps[stepNumber(step)];
  return next === undefined ? '/dashboard/home' : stepPath(next);
}

/** Where one came from: the step before; undefined at the first. */
export function pathBefore(step: StartStep): string | undefined {
  const before = startSteps[stepNumber(step) - 2];
  return before && stepPath(before);
}
