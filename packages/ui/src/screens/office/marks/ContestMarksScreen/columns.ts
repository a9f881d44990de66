import { countSheet } from '@parket/domain/marks/sheets'
import { judgesWhoMarkDance } from '@parket/domain/scoring/judgesWhoMark'
import { sheetOffer, type OfficeSheet, type SheetOffer } from '@parket/domain/marks/sheetOffer'
import type { RoundMarksItem, SeatItem, SheetItem } from './marksData.ts'

/** The marks of one judge for a dance. */
export interface JudgeColumn {
  dance: string
  letter: string
  /** Who sits in the seat now. */
  judge: string
  offer: SheetOffer
  /** Who of the two said yes to them, and why these marks. */
  agreements: SheetItem['agreements']
  /** What is typed of them, counted or not, by registration. */
  marks: Readonly<Record<string, readonly (number | null)[]>>
}

/** The columns of a dance: a judge each, in the order of the panel. */
export function judgeColumns(round: RoundMarksItem, dance: string, userId: number): JudgeColumn[] {
  const attempt = round.dances.find(({ name }) => name === dance)?.attempt ?? 1
  return judgesWhoMarkDance(round.kind, round.seats, dance).map((seat: SeatItem) => {
    const items = round.sheets.filter(
      (one) => one.letter === seat.letter && one.dance === dance && one.attempt === attempt,
    )
    const sheets = items.map(toOffice)
    const open = sheets.find(({ isFinished }) => !isFinished)
    const { marks } = countSheet(sheets)
    return {
      dance,
      letter: seat.letter,
      judge: seat.judges.at(-1)?.name ?? '',
      offer: sheetOffer(sheets, { userId, thirdDecides: round.third_decides }),
      agreements: items.flatMap(({ agreements }) => agreements),
      marks: marks ?? open?.marks ?? {},
    }
  })
}

/** All sheets of a round: by dance, in the order of the panel. */
export function roundSheets(round: RoundMarksItem, userId: number): JudgeColumn[] {
  return round.dances.flatMap(({ name }) => judgeColumns(round, name, userId))
}

function toOffice({ id, pass, user_id, finished_at, marks, agreements }: SheetItem): OfficeSheet {
  return {
    id,
    pass,
    userId: user_id,
    isFinished: finished_at !== null,
    agreedBy: agreements.map((one) => one.user_id),
    marks: Object.fromEntries(
      marks.map(({ registration_id, values }) => [registration_id, values]),
    ),
  }
}
