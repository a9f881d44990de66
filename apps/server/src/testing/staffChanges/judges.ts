import { expect } from 'vitest'

import { keyOf } from '../../modules/results/checks/answers.ts'
import { hidden, created, removed, put, post, remove, ofEvent, type StaffChanges } from './shape.ts'

const anyLetter: unknown = expect.any(String)

/** Changes of judges. */
export const judgeChanges: StaffChanges = {
  createJudge: {
    by: 'superadmin',
    call: () =>
      post('/api/judges', {
        last_name: 'Орлова',
        first_name: 'Анна',
        city: 'Тверь',
        category: 'I',
      }),
    noted: () => ({
      entity: 'judge',
      changes: created({
        last_name: '…',
        first_name: '…',
        city: '…',
        club: '…',
        category: '…',
        contacts: '…',
      }),
    }),
  },
  updateJudge: {
    by: 'superadmin',
    call: ({ judgeId }) => put(`/api/judges/${judgeId}`, { category: 'II' }),
    noted: ({ judgeId }) => ({
      entity: 'judge',
      entityId: judgeId,
      changes: { category: hidden },
    }),
  },
  deleteJudge: {
    by: 'superadmin',
    call: ({ judgeId }) => remove(`/api/judges/${judgeId}`),
    noted: ({ judgeId }) => ({
      entity: 'judge',
      entityId: judgeId,
      changes: removed({ last_name: '…', first_name: '…' }),
    }),
  },
  mergeJudge: {
    by: 'superadmin',
    call: ({ judgeId, eventJudgeId }) =>
      post(`/api/judges/${judgeId}/merge`, { into: eventJudgeId }),
    noted: ({ judgeId, eventJudgeId }) => ({
      entity: 'judge',
      entityId: judgeId,
      changes: { id: { from: judgeId, to: eventJudgeId } },
    }),
  },
  createEventJudge: {
    by: 'admin',
    call: (event) =>
      post(`${ofEvent(event)}/judges`, {
        last_name: 'Белова',
        first_name: 'Ольга',
        city: crypto.randomUUID(),
        role: 'line',
        letter: 'B',
      }),
    noted: () => ({
      entity: 'eventJudge',
      changes: { role: { from: null, to: 'line' }, letter: { from: null, to: 'B' } },
    }),
  },
  addEventJudges: {
    by: 'admin',
    call: (event) =>
      post(`${ofEvent(event)}/judge-list`, {
        judges: [{ last_name: 'Белова', first_name: 'Ольга', city: crypto.randomUUID() }],
      }),
    noted: () => ({
      entity: 'eventJudge',
      changes: { role: { from: null, to: 'line' }, letter: { from: null, to: anyLetter } },
    }),
  },
  replaceEventPanels: {
    by: 'admin',
    call: (event) =>
      put(`${ofEvent(event)}/panels`, {
        panels: [{ contest_id: event.freeContestId, judgeIds: [event.eventJudgeId] }],
      }),
    noted: ({ freeContestId, eventJudgeId }) => ({
      entity: 'contest',
      entityId: freeContestId,
      changes: { judgeIds: { from: [], to: [eventJudgeId] } },
    }),
  },
  answerJudgeConflicts: {
    by: 'admin',
    call: (event) =>
      put(`${ofEvent(event)}/judge-conflicts`, {
        answers: [
          {
            contest_id: event.contestId,
            key: keyOf({ kind: 'own-coach', about: [event.eventJudgeId] }),
            text: 'Другого судьи нет',
          },
        ],
      }),
    noted: ({ contestId }) => ({
      entity: 'contest',
      entityId: contestId,
      changes: { checks: { from: null, to: expect.any(Array) as unknown } },
    }),
  },
  saveEventJudge: {
    by: 'admin',
    call: (event) =>
      put(`${ofEvent(event)}/judges/${event.judgeId}`, { role: 'line', letter: 'B' }),
    noted: ({ judgeId }) => ({
      entity: 'eventJudge',
      entityId: judgeId,
      changes: { role: { from: null, to: 'line' }, letter: { from: null, to: 'B' } },
    }),
  },
  removeEventJudge: {
    by: 'admin',
    call: (event) => remove(`${ofEvent(event)}/judges/${event.eventJudgeId}`),
    noted: ({ eventJudgeId }) => ({
      entity: 'eventJudge',
      entityId: eventJudgeId,
      changes: { role: { from: 'line', to: null }, letter: { from: 'A', to: null } },
    }),
  },
}
