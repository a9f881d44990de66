import { hidden, created, removed, put, post, remove, ofEvent, type StaffChanges } from './shape.ts'

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
