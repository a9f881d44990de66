import { contestChanges } from './contests.ts'
import { eventChanges } from './events.ts'
import { judgeChanges } from './judges.ts'
import { markChanges } from './marks.ts'
import { ratingChanges } from './ratings.ts'
import { registrationChanges } from './registrations.ts'
import { timetableChanges } from './timetable.ts'
import { roundChanges } from './rounds.ts'
import type { StaffChanges } from './shape.ts'
import { stationChanges } from './stations.ts'
import { teamChanges } from './teams.ts'
import { userChanges } from './users.ts'

/** By operation: one change each, with what there is of it in the log. */
export const staffChanges: StaffChanges = {
  ...eventChanges,
  ...contestChanges,
  ...roundChanges,
  ...markChanges,
  ...timetableChanges,
  ...registrationChanges,
  ...judgeChanges,
  ...ratingChanges,
  ...teamChanges,
  ...stationChanges,
  ...userChanges,
}
