import { created, ofEvent, post, put, remove, type StaffChanges } from './shape.ts'
import type { TestEvent } from './testEvent.ts'

const ofStation = ({ stationId, ...event }: TestEvent) =>
  `${ofEvent({ stationId, ...event })}/stations/${stationId}`

/** Changes of stations. */
export const stationChanges: StaffChanges = {
  createStation: {
    by: 'admin',
    call: (event) =>
      post(`${ofEvent(event)}/stations`, { kind: 'judge', judge_id: event.eventJudgeId }),
    noted: ({ eventJudgeId }) => ({
      entity: 'station',
      changes: created({ kind: 'judge', judge_id: eventJudgeId }),
    }),
  },
  updateStation: {
    by: 'admin',
    call: (event) => put(ofStation(event), { label: 'У входа', who: 'Белова', hand_over: true }),
    noted: ({ stationId }) => ({
      entity: 'station',
      entityId: stationId,
      changes: {
        label: { from: '', to: 'У входа' },
        who: { from: '…', to: '…' },
        device: { from: '…', to: null },
      },
    }),
  },
  deleteStation: {
    by: 'admin',
    call: (event) => remove(ofStation(event)),
    noted: ({ stationId }) => ({
      entity: 'station',
      entityId: stationId,
      changes: { kind: { from: 'dj', to: null } },
    }),
  },
  openStationCode: {
    by: 'admin',
    call: (event) => post(`${ofStation(event)}/code`, {}),
    noted: ({ stationId }) => ({ entity: 'station', entityId: stationId, changes: null }),
  },
  receiveUnsent: {
    by: 'admin',
    call: (event) =>
      post(`${ofEvent(event)}/stations/${event.judgeStationId}/unsent`, {
        epoch: 1,
        operations: [
          {
            seq: 1,
            round_id: event.running.roundId,
            round_version: 1,
            attempt: 1,
            dance: event.running.freeDance,
            letter: event.running.letter,
            entries: { 1: [85] },
          },
        ],
      }),
    noted: ({ judgeStationId }) => ({
      entity: 'station',
      entityId: judgeStationId,
      changes: { unsent: { from: null, to: 1 } },
    }),
  },
  answerWaitingDevice: {
    by: 'admin',
    call: (event) => put(`${ofStation(event)}/waiting-device`, { approve: true }),
    noted: ({ stationId }) => ({
      entity: 'station',
      entityId: stationId,
      changes: { device: { from: '…', to: '…' } },
    }),
  },
}
