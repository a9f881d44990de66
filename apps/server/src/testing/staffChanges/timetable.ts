import { expect } from 'vitest'

import { NOW } from '../fixtures.ts'
import { created, removed, start, put, post, remove, ofEvent, type StaffChanges } from './shape.ts'

const pause = { kind: 'break', title: 'Перерыв', minutes: 10 }

/** Changes of sessions. */
export const timetableChanges: StaffChanges = {
  createSession: {
    by: 'admin',
    call: (event) =>
      post(`${ofEvent(event)}/sessions`, { start, floor: 'Малый зал', items: [pause] }),
    noted: () => ({
      entity: 'session',
      changes: created({
        number: 13,
        title: '',
        start,
        floor: 'Малый зал',
        items: [{ ...pause, contest_id: null, round_index: null, delay: 0 }],
      }),
    }),
  },
  updateSession: {
    by: 'admin',
    call: (event) => put(`${ofEvent(event)}/sessions/${event.sessionId}`, { title: 'Вечер' }),
    noted: ({ sessionId }) => ({
      entity: 'session',
      entityId: sessionId,
      changes: { title: { from: 'Утро', to: 'Вечер' } },
    }),
  },
  replaceSessions: {
    by: 'admin',
    call: (event) =>
      put(`${ofEvent(event)}/sessions`, {
        sessions: [{ id: event.sessionId, floor: 'Большой зал' }],
      }),
    noted: ({ sessionId }) => ({
      entity: 'session',
      entityId: sessionId,
      changes: { floor: { from: '', to: 'Большой зал' } },
    }),
  },
  deleteSession: {
    by: 'admin',
    call: (event) => remove(`${ofEvent(event)}/sessions/${event.sessionId}`),
    noted: ({ sessionId }) => ({
      entity: 'session',
      entityId: sessionId,
      changes: removed({ number: 1, title: 'Утро' }),
    }),
  },
  setSessionDraw: {
    by: 'admin',
    call: (event) => put(`${ofEvent(event)}/sessions/${event.sessionId}/draw`, {}),
    noted: ({ sessionId }) => ({
      entity: 'session',
      entityId: sessionId,
      changes: { draw_hash: { from: null, to: expect.stringMatching(/^[0-9a-f]{64}$/) } },
    }),
  },
  setItemState: {
    by: 'admin',
    call: (event) =>
      put(`${ofEvent(event)}/session-items/${event.planned.breakId}/state`, { state: 'running' }),
    noted: () => ({
      entity: 'session',
      changes: { started_at: { from: null, to: NOW.toISOString() } },
    }),
  },
  setTimetablePublication: {
    by: 'admin',
    call: (event) => put(`${ofEvent(event)}/timetable-publication`, { published: false }),
    noted: ({ eventId }) => ({
      entity: 'event',
      entityId: eventId,
      changes: { timetable_published_at: { from: NOW.toISOString(), to: null } },
    }),
  },
  startRounds: {
    by: 'admin',
    call: (event) =>
      post(`${ofEvent(event)}/round-starts`, {
        itemIds: [event.planned.itemId],
        until: 'locked',
      }),
    noted: ({ planned }) => ({
      entity: 'contest',
      entityId: planned.contestId,
      changes: { status: { from: 'closed', to: 'ready' } },
    }),
  },
  endRounds: {
    by: 'admin',
    call: (event) =>
      post(`${ofEvent(event)}/round-ends`, { rounds: [{ id: event.countable.roundId }] }),
    noted: ({ countable }) => ({
      entity: 'round',
      entityId: countable.roundId,
      changes: { status: { from: 'running', to: 'judged' } },
    }),
  },
  notePaperPrint: {
    by: 'admin',
    call: (event) =>
      post(`${ofEvent(event)}/sessions/${event.paperSessionId}/paper-prints`, {
        papers: [{ paper: 'heats', rounds: [{ round_id: event.running.roundId, version: 1 }] }],
      }),
    noted: ({ paperSessionId }) => ({
      entity: 'session',
      entityId: paperSessionId,
      changes: { papers: { from: null, to: ['heats'] } },
    }),
  },
}
