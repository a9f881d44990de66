/**
 * The doors of the scoring engine, stable names so that anyone can check it from outside (scoring,
 * «The engine's doors»). Importable under plain Node without a build.
 */
export {
  drawHeats,
  type HeatConflict,
  type HeatDraw,
  type HeatEntry,
  type HeatOptions,
} from './heats.ts'
export { roundLabel } from './roundLabel.ts'
export { planRounds, type PlannedRound, type RoundOptions } from './rounds.ts'
export { ScoringError, type ScoringErrorCode } from './scoringError.ts'
