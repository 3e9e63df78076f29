import { describe, expect, it } from 'vitest';
import type { AgendaGroup, AgendaName } from '#features/agenda/agenda.contract.ts';
import { agendaRowOf } from '#features/agenda/agenda.rules.ts';
import { orderAgenda } from './agenda-order.rules.ts';

const group = (name: AgendaName, total: number, sum: number | null = null): AgendaGroup => ({
  name,
  total,
  sum,
  path: null,
  rows: Array.from({ length: Math.min(5, total) }, (_, index) =>
    agendaRowOf({ id: String(index), why: 'due', path: '/' }),
  ),
});
const namesOf = (columns: ReturnType<typeof orderAgenda>['columns']) =>
  columns.map((column) => column.map(({ name }) => name));

describe('Home', () => {
  const groups = [group('overdue', 5, 500), group('cheques', 2, 70), group('approvals', 1, 30)];

  it('asks a clerk first whom to call, everybody else what to decide', () => {
    const questionsOf = (role: 'clerk' | 'owner') =>
      orderAgenda({ groups, failed: [] }, role).questions.map(({ question }) => question);
    expect(questionsOf('clerk')).toEqual(['call', 'fetch', 'decide']);
    expect(questionsOf('owner')).toEqual(['decide', 'fetch', 'call']);
  });

  it('adds up each question, and says where its first group is', () => {
    const more = [...groups, group('holds', 3), group('due-today', 1, 25)];
    expect(orderAgenda({ groups: more, failed: [] }, 'clerk').questions[0]).toEqual({
      question: 'call',
      total: 9,
      sum: 525,
      first: 'overdue',
    });
  });

  it('puts the groups into two columns of about the same height, in their order', () => {
    expect(namesOf(orderAgenda({ groups, failed: [] }, 'owner').columns)).toEqual([
      ['approvals', 'cheques'],
      ['overdue'],
    ]);
    expect(namesOf(orderAgenda({ groups: [group('drafts', 1)], failed: [] }, 'editor').columns)).toEqual([
      ['drafts'],
    ]);
  });

  it('folds groups that have nothing, and shows one that couldn’t be read in its place', () => {
    const ordered = orderAgenda({ groups: [group('holds', 0), ...groups], failed: ['arrivals'] }, 'owner');
    expect(ordered.empty).toEqual(['holds']);
    expect(namesOf(ordered.columns).flat()).toEqual(['approvals', 'arrivals', 'cheques', 'overdue']);
    expect(ordered.questions.find(({ question }) => question === 'do')).toEqual({
      question: 'do',
      total: 0,
      sum: null,
      first: 'arrivals',
    });
  });
});
