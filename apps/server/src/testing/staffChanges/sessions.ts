import { came, went, start, put, post, remove, ofEvent, type StaffChanges } from './shape.ts'

const pause = { kind: 'break', title: 'Перерыв', minutes: 10 }

/** Changes of sessions. */
export const sessionChanges: StaffChanges = {
  createSession: {
    by: 'admin',
    call: (place) =>
      post(`${ofEvent(place)}/sessions`, { start, floor: 'Малый зал', items: [pause] }),
    noted: () => ({
      entity: 'session',
      changes: came({
        number: 2,
        title: '',
        start,
        floor: 'Малый зал',
        items: [{ ...pause, contest_id: null, round_index: null }],
      }),
    }),
  },
  updateSession: {
    by: 'admin',
    call: (place) => put(`${ofEvent(place)}/sessions/${place.sessionId}`, { title: 'Вечер' }),
    noted: ({ sessionId }) => ({
      entity: 'session',
      entityId: sessionId,
      changes: { title: { from: 'Утро', to: 'Вечер' } },
    }),
  },
  deleteSession: {
    by: 'admin',
    call: (place) => remove(`${ofEvent(place)}/sessions/${place.sessionId}`),
    noted: ({ sessionId }) => ({
      entity: 'session',
      entityId: sessionId,
      changes: went({ number: 1, title: 'Утро' }),
    }),
  },
}
