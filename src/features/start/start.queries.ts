import type { Reading } from '#platform/http/operation.ts';
import type { Language } from '#platform/language.ts';
import { variablesOf } from './connections.rules.ts';
import { findStartFacts } from './facts.queries.ts';
import { judgeLive } from './live.rules.ts';
import { type StartDetails, type StartState, startServices, startSteps } from './start.contract.ts';
import { missingOf } from './start.rules.ts';
import { checkText, lackText } from './start-texts.rules.ts';

/** How far the agency is with moving in. */
export async function findStart(reading: Reading, language: Language): Promise<StartState> {
  const facts = await findStartFacts(reading);
  return {
    steps: startSteps.map((step) => {
      const missing = missingOf(step, facts);
      return {
        step,
        state: missing.length === 0 ? 'done' : 'open',
        missing: missing.map((name) => lackText(name, facts, language)),
      };
    }),
  };
}

/** What the pages of the guided start show beside its steps. */
export async function findStartDetails(reading: Reading, language: Language): Promise<StartDetails> {
  const facts = await findStartFacts(reading);
  return {
    said: startSteps.filter((step) => facts.done.has(step)),
    away: facts.isAway,
    samples: facts.samples,
    checks: judgeLive(facts).map(({ check, state }) => ({
      check,
      state,
      text: checkText(check, state, facts, language),
    })),
    services: startServices.map((service) => ({
      service,
      isSet: facts.services.has(service),
      variables: [...variablesOf[service]],
    })),
    address: facts.siteUrl,
  };
}
