import { missingSheetText, type SheetProgressState } from '@parket/domain/marks/missingSheet'
import { isComparedWithPaper } from '@parket/domain/marks/paperSample'
import { isOfSheet } from '@parket/domain/marks/sheetOf'
import { countSheet, lacksSecondEntry } from '@parket/domain/marks/sheets'
import { judgeRound, type RoundOutcome } from '@parket/domain/scoring/judgeRound'
import { marksText } from '@parket/domain/scoring/recompute'
import { ScoringError } from '@parket/domain/scoring/scoringError'

import { toFileContest, toFilePanel, toFileRound } from './fileRound.ts'
import { currentSheets, markingLetters, toEntered, type RoundState, type Sheet } from './state.ts'

/** What a round's marks and decisions say so far. */
export interface RoundResult {
  /** Why it is not judged yet, in Russian; empty when it can be. */
  problems: string[]
  /** Null while marks are missing or impossible. */
  outcome: RoundOutcome | null
}

/**
 * Computes a round by the engine.
 * @returns with what is left to do: sheets that do not count yet, a tie at the cut that nobody decided
 */
export function roundResult(state: RoundState): RoundResult {
  const problems = missingSheets(state)
  if (problems.length > 0) return { problems, outcome: null }
  try {
    const file = toFileRound(state)
    const outcome = judgeRound(file, toFileContest(state.contest), toFilePanel(state.panel))
    const { undecided } = outcome
    if (undecided.length === 0) return { problems: [], outcome }
    const numbers = undecided.map((number) => `№\u00A0${number}`).join(', ')
    return { problems: [`Поровну на границе: ${numbers}. Решите, кто проходит`], outcome }
  } catch (error) {
    if (!(error instanceof ScoringError)) throw error
    return { problems: [marksText(error)], outcome: null }
  }
}

/** How far the marks of one judge for one dance are. @param sheets all entries of the one sheet */
export function sheetProgressState(
  sheets: readonly Sheet[],
  { isEnteredTwice, paperSample }: Pick<RoundState, 'isEnteredTwice' | 'paperSample'>,
): SheetProgressState {
  const entered = sheets.map(toEntered)
  const { state } = countSheet(entered)
  if (state !== 'counted') return state
  if (isEnteredTwice && lacksSecondEntry(entered)) return 'once'
  const isSampled = sheets.some((sheet) => paperSample.some(isOfSheet(sheet)))
  return isSampled && !isComparedWithPaper(entered) ? 'paper' : state
}

/** The sheets that do not count yet, by dance and letter. */
function missingSheets(state: RoundState): string[] {
  if (markingLetters(state).length === 0) return ['В бригаде нет судей']
  return state.dances.flatMap((dance) =>
    markingLetters(state, dance).flatMap((letter) => {
      const sheets = currentSheets(state, dance, letter)
      const isCompared = isComparedWithPaper(sheets.map(toEntered))
      const progress = sheetProgressState(sheets, state)
      const text = missingSheetText({ dance, letter, isCompared }, progress)
      return text === null ? [] : [text]
    }),
  )
}
