import { post, put, type StaffChanges } from './shape.ts'
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
