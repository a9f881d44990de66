import type { KeyboardEvent } from 'react'
import { rowsOf, type RoundMarksItem } from './marksData.ts'
import type { TypingProps } from './Typing.tsx'

/** The last cell of a sheet on which nothing is missing: Enter has only the sheet left to end. */
export function isAtEnd(typing: TypingProps, round: RoundMarksItem): boolean {
  const { row, criterion, buffer, progress, refused, isCorrection, isAgreement } = typing
  return (
    !isCorrection &&
    !isAgreement &&
    row === rowsOf(round).length - 1 &&
    criterion === Math.max(0, round.criteria.length - 1) &&
    buffer === '' &&
    progress.typed === progress.total &&
    refused.length === 0
  )
}

/** Arrows move, Enter ends the mark or at the end the sheet, Ctrl Z takes back, other keys are marks. */
export function handleKey(event: KeyboardEvent, typing: TypingProps, isLast: boolean): void {
  const { row, criterion, onMove, onNext, onFinish, onKey, onUndo } = typing
  const isUndo = (event.ctrlKey || event.metaKey) && event.code === 'KeyZ'
  const moves: Readonly<Record<string, [number, number]>> = {
    ArrowUp: [row - 1, criterion],
    ArrowDown: [row + 1, criterion],
    ArrowLeft: [row, criterion - 1],
    ArrowRight: [row, criterion + 1],
  }
  const move = moves[event.key]
  const isMark = event.key.length === 1 || event.key === 'Backspace' || event.key === 'Delete'
  if (isUndo) onUndo()
  else if (event.ctrlKey || event.metaKey || event.altKey) return
  else if (event.key === 'Enter') (isLast ? onFinish : onNext)()
  else if (move) onMove(...move)
  else if (isMark) onKey(event.key)
  else return
  event.preventDefault()
}
