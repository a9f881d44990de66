/**
 * The doors of the scoring engine, stable names so that anyone can check it from outside (docs/rules/scoring.md,
 * «Doors of the engine»). Importable under plain Node without a build.
 */
export { callbackTenths, countCallbacks, type Callback, type CallbackNumbers } from './callbacks.ts'
export { canonicalJson } from './canonicalJson.ts'
export { sheetProblem } from './checkSheet.ts'
export { countCrosses, type CrossOptions } from './crosses.ts'
export {
  cut,
  decideByOrder,
  type Cut,
  type CutDecision,
  type RankedEntry,
  type RoundCount,
} from './cut.ts'
export { closeUp } from './fileMarks.ts'
export {
  drawHeats,
  type HeatConflict,
  type HeatDraw,
  type HeatEntry,
  type HeatOptions,
} from './heats.ts'
export type { MajorityPlace } from './majority.ts'
export type { Sheet } from './marks.ts'
export { drawPairs, type Pair, type PairingOptions, type Partners } from './pairing.ts'
export type { PlaceRange } from './places.ts'
export { placeLine, placeSentence, placeText, type ExplainedPlace } from './placeText.ts'
export {
  scorePoints,
  type Criterion,
  type Degree,
  type DropExtremes,
  type PointsOptions,
  type PointsPlace,
  type PointsResult,
} from './points.ts'
export type { Fraction } from './fraction.ts'
export {
  ratingPoints,
  wsdcScheme,
  type RatedPlace,
  type RatingScheme,
  type RatingTier,
} from './rating.ts'
export { judgeRound, type RankReason, type RoundOutcome } from './judgeRound.ts'
export {
  placeReasons,
  marksText,
  recompute,
  type Disagreement,
  type Recomputed,
} from './recompute.ts'
export {
  relativePlacement,
  toOrdinals,
  type RelativePlace,
  type RelativePlacementOptions,
  type RelativePlacementResult,
} from './relativePlacement.ts'
export {
  hashInput,
  resultFileFormat,
  unsignedFormat,
  type FileDecision,
  type FileJudge,
  type FileMarks,
  type FilePlace,
  type FileRound,
  type ResultFile,
  type RoundKind,
} from './resultFile.ts'
export { resultFileSchema } from './resultFileSchema.ts'
export { judgedDances, roundKind, type JudgedScoring } from './roundKind.ts'
export { roundLabel } from './roundLabel.ts'
export { planRounds, type PlannedRound, type RoundOptions } from './rounds.ts'
export { ScoringError, type ScoringErrorCode } from './scoringError.ts'
export {
  skating,
  type OverallPlace,
  type SkatingExplanation,
  type SkatingResult,
} from './skating.ts'
export { placeOverRounds, type JudgedRound, type RoundEntryStatus } from './standings.ts'
