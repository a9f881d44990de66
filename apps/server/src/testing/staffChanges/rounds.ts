import { put, type StaffChanges } from './shape.ts'
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
