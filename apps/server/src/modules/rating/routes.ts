import type { Handlers } from '../../contract/handlers.ts'
import { getRatedPerson, getUserRating } from './dancerRating.ts'
import { decideSamePerson, listSamePersonPairs, undoSamePerson } from './samePerson.ts'
import { getEventRating } from './eventRating.ts'
import { exportTeamRating } from './export.ts'
import { previewRatingScheme } from './preview.ts'
import { listRatingMoves, listRatingRuns, requestRatingRun } from './runs.ts'
import {
  createRatingScheme,
  deleteRatingScheme,
  listRatingSchemes,
  updateRatingScheme,
} from './schemes.ts'
import { getTeamRating } from './teamRating.ts'

/** Rating points of a team (docs/rules/rating.md, «Schemes»; docs/adr/0032-rating.md). */
export const ratingHandlers = {
  getTeamRating,
  exportTeamRating,
  getRatedPerson,
  getUserRating,
  getEventRating,
  listRatingSchemes,
  createRatingScheme,
  updateRatingScheme,
  deleteRatingScheme,
  previewRatingScheme,
  listRatingRuns,
  requestRatingRun,
  listRatingMoves,
  listDoubles: listSamePersonPairs,
  decideDouble: decideSamePerson,
  undoDouble: undoSamePerson,
} satisfies Handlers
