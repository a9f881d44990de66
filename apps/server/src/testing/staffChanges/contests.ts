import { came, went, put, post, remove, ofEvent, type StaffChanges } from './shape.ts'

/** Changes of contests and their panels. */
export const contestChanges: StaffChanges = {
  createContest: {
    by: 'admin',
    call: ({ eventId }) =>
      post('/api/contests', {
        id: crypto.randomUUID(),
        event_id: eventId,
        group_num: 77,
        group_name: 'Дуэты',
        dances: ['Folk'],
      }),
    noted: () => ({
      entity: 'contest',
      changes: came({
        group_num: 77,
        group_name: 'Дуэты',
        section: '',
        dances: ['Folk'],
        min_count: 1,
        max_count: 1,
        jnj_role_split: false,
        price: 0,
        heat_size: 8,
        scoring: 'skating',
        status: 'draft',
        sort: 0,
        tags: [],
      }),
    }),
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
      changes: went({ group_num: 2, group_name: 'Соло 2' }),
    }),
  },
  setContestStatuses: {
    by: 'admin',
    call: (place) =>
      put(`${ofEvent(place)}/contest-statuses`, {
        contestIds: [place.contestId],
        status: 'closed',
      }),
    noted: ({ contestId }) => ({
      entity: 'contest',
      entityId: contestId,
      changes: { status: { from: 'open', to: 'closed' } },
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
