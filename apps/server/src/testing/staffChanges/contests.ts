import { contestFields } from '@parket/domain/contest/fields'

import { createdFrom, removed, put, post, remove, ofEvent, type StaffChanges } from './shape.ts'
import type { TestEvent } from './testEvent.ts'

const newContest = { group_num: 77, group_name: 'Дуэты', dances: ['Folk'] }
const another = { ...newContest, group_num: 78 }

const contestsOf = (event: TestEvent) => [
  event.contestId,
  event.freeContestId,
  event.drawnContestId,
  event.lockedContestId,
  event.runningContestId,
  event.judgedContestId,
  event.pairedContestId,
  event.countable.contestId,
  event.planned.contestId,
  event.checked.contestId,
  event.fullContestId,
]

/** Changes of contests and their panels. */
export const contestChanges: StaffChanges = {
  createContest: {
    by: 'admin',
    call: ({ eventId }) =>
      post('/api/contests', { id: crypto.randomUUID(), event_id: eventId, ...newContest }),
    noted: () => ({ entity: 'contest', changes: createdFrom(contestFields, newContest) }),
  },
  createContests: {
    by: 'admin',
    call: (event) => post(`${ofEvent(event)}/contests`, [{ id: crypto.randomUUID(), ...another }]),
    noted: () => ({ entity: 'contest', changes: createdFrom(contestFields, another) }),
  },
  updateContest: {
    by: 'admin',
    call: ({ contestId }) => put(`/api/contests/${contestId}`, { price: 5000 }),
    noted: ({ contestId }) => ({
      entity: 'contest',
      entityId: contestId,
      changes: { price: { from: 120_000, to: 5000 } },
    }),
  },
  deleteContest: {
    by: 'admin',
    call: ({ freeContestId }) => remove(`/api/contests/${freeContestId}`),
    noted: ({ freeContestId }) => ({
      entity: 'contest',
      entityId: freeContestId,
      changes: removed({ group_num: 2, group_name: 'Соло 2' }),
    }),
  },
  deleteContests: {
    by: 'admin',
    call: (event) =>
      post(`${ofEvent(event)}/contests/delete`, { contestIds: [event.freeContestId] }),
    noted: ({ freeContestId }) => ({
      entity: 'contest',
      entityId: freeContestId,
      changes: removed({ group_num: 2, group_name: 'Соло 2' }),
    }),
  },
  setContestStatuses: {
    by: 'admin',
    call: (event) =>
      put(`${ofEvent(event)}/contest-statuses`, {
        contestIds: [event.contestId],
        status: 'closed',
      }),
    noted: ({ contestId }) => ({
      entity: 'contest',
      entityId: contestId,
      changes: { status: { from: 'open', to: 'closed' } },
    }),
  },
  reorderContests: {
    by: 'admin',
    call: (event) =>
      put(`${ofEvent(event)}/contest-order`, {
        contestIds: contestsOf(event).toReversed(),
      }),
    noted: (event) => ({
      entity: 'event',
      entityId: event.eventId,
      changes: {
        contest_order: { from: contestsOf(event), to: contestsOf(event).toReversed() },
      },
    }),
  },
  importContests: {
    by: 'admin',
    call: (event) =>
      post(`${ofEvent(event)}/contests/import`, {
        file: Buffer.from('Номер;Цена\n1;50').toString('base64'),
        apply: true,
      }),
    noted: ({ contestId }) => ({
      entity: 'contest',
      entityId: contestId,
      changes: { price: { from: 120_000, to: 5000 } },
    }),
  },
  replaceContestPanel: {
    by: 'admin',
    call: ({ contestId, eventJudgeId }) =>
      put(`/api/contests/${contestId}/panel`, { judgeIds: [eventJudgeId] }),
    noted: ({ contestId, eventJudgeId }) => ({
      entity: 'contest',
      entityId: contestId,
      changes: { judgeIds: { from: [], to: [eventJudgeId] } },
    }),
  },
}
