import { describe, expect, it } from 'vitest';
import { ladderSteps } from './ladder-steps.rules.ts';

describe('the cancellation ladder', () => {
  it('covers every day up to the departure, once', () => {
    const steps = ladderSteps([
      { daysBefore: 7, keepPercent: 75 },
      { daysBefore: 45, keepPercent: 10 },
      { daysBefore: 0, keepPercent: 100 },
    ]);
    expect(steps).toEqual([
      { keepPercent: 10, from: 45, to: undefined },
      { keepPercent: 75, from: 7, to: 44 },
      { keepPercent: 100, from: 0, to: 6 },
    ]);
  });
  it('may be one step', () => {
    expect(ladderSteps([{ daysBefore: 0, keepPercent: 50 }])).toEqual([
      { keepPercent: 50, from: 0, to: undefined },
    ]);
  });
});
