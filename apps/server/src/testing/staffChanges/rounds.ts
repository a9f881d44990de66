import { post, put, remove, type StaffChanges } from './shape.ts'
import type { TestEvent } from './testEvent.ts'

const ofRound = ({ drawnContestId, roundId }: TestEvent) =>
  `/api/contests/${drawnContestId}/rounds/${roundId}`

/** Changes of rounds. */
export const roundChanges: StaffChanges = {
  setRoundStatus: {
    by: 'admin',
    call: (event) => put(`${ofRound(event)}/status`, { status: 'locked' }),
    noted: ({ roundId }) => ({
      entity: 'round',
      entityId: roundId,
      changes: { status: { from: 'drawn', to: 'locked' } },
    }),
  },
  addLateEntry: {
    by: 'admin',
    call: ({ lockedContestId, lockedRoundId, lateEntryId }) =>
      post(`/api/contests/${lockedContestId}/rounds/${lockedRoundId}/late-entries`, {
        registration_id: lateEntryId,
      }),
    noted: ({ lockedRoundId, lateEntryId }) => ({
      entity: 'round',
      entityId: lockedRoundId,
      changes: { late_entries: { from: [], to: [lateEntryId] } },
    }),
  },
  planRound: {
    by: 'admin',
    call: (event) => put(`${ofRound(event)}/plan`, { dances: ['Oriental'] }),
    noted: ({ roundId }) => ({
      entity: 'round',
      entityId: roundId,
      changes: { dances: { from: null, to: ['Oriental'] } },
    }),
  },
  renewRoundEntries: {
    by: 'admin',
    call: ({ lockedContestId, lockedRoundId }) =>
      put(`/api/contests/${lockedContestId}/rounds/${lockedRoundId}/entries`, {}),
    noted: ({ lockedRoundId, entryId, lateEntryId }) => ({
      entity: 'round',
      entityId: lockedRoundId,
      changes: { entries: { from: [entryId], to: [lateEntryId] } },
    }),
  },
  addRound: {
    by: 'admin',
    call: ({ judgedContestId, judgedRoundId }) =>
      post(`/api/contests/${judgedContestId}/rounds/${judgedRoundId}/extra`, { type: 'redance' }),
    noted: () => ({
      entity: 'round',
      changes: { type: { from: null, to: 'redance' }, advance: { from: null, to: 0 } },
    }),
  },
  removeRound: {
    by: 'admin',
    call: ({ drawnContestId, extraRoundId }) =>
      remove(`/api/contests/${drawnContestId}/rounds/${extraRoundId}`),
    noted: ({ extraRoundId }) => ({
      entity: 'round',
      entityId: extraRoundId,
      changes: { type: { from: 'redance', to: null } },
    }),
  },
  replaceRoundPanel: {
    by: 'admin',
    call: (event) => put(`${ofRound(event)}/panel`, { judgeIds: [event.eventJudgeId] }),
    noted: ({ roundId, eventJudgeId }) => ({
      entity: 'round',
      entityId: roundId,
      changes: { judgeIds: { from: [], to: [eventJudgeId] } },
    }),
  },
  arrangePairs: {
    by: 'admin',
    call: ({ pairedContestId, pairedRoundId, entryId, otherEntryId, waitingEntryId }) => {
      const pair = (follower_id: number) => ({ leader_id: entryId, follower_id })
      const heats = [[pair(waitingEntryId)], [pair(otherEntryId)]]
      return put(`/api/contests/${pairedContestId}/rounds/${pairedRoundId}/pairs`, { heats })
    },
    noted: ({ pairedRoundId, entryId, otherEntryId, waitingEntryId }) => ({
      entity: 'round',
      entityId: pairedRoundId,
      changes: {
        pairs: {
          from: [[[entryId, otherEntryId, true]], [[entryId, waitingEntryId, false]]],
          to: [[[entryId, waitingEntryId, true]], [[entryId, otherEntryId, false]]],
        },
      },
    }),
  },
  arrangeHeats: {
    by: 'admin',
    call: (event) =>
      put(`${ofRound(event)}/heats`, { heats: [[event.otherEntryId], [event.entryId]] }),
    noted: ({ roundId, entryId, otherEntryId }) => ({
      entity: 'round',
      entityId: roundId,
      changes: {
        heats: { from: [[entryId, otherEntryId]], to: [[otherEntryId], [entryId]] },
      },
    }),
  },
}
