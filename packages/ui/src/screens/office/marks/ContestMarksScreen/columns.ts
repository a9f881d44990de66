import { isOfSheet } from '@parket/domain/marks/sheetOf'
import { countSheet, openEntry } from '@parket/domain/marks/sheets'
import { judgesWhoMarkDance } from '@parket/domain/scoring/judgesWhoMark'
import {
  sheetOffer,
  typistName,
  type OfficeSheet,
  type SheetLooker,
  type SheetOffer,
} from '@parket/domain/marks/sheetOffer'
import type { RoundMarksItem, SeatItem, SheetItem } from './marksData.ts'

/** Who reads the sheets: an account, or a station, which may be the chief judge's. */
export type SheetReader = Pick<SheetLooker, 'typist' | 'isChief'>

/** A judge's device handed it in, and its paper is `asked` for, or may be typed as well; null: it is not of a device. */
type PaperCheck = 'asked' | 'possible' | null

/** The marks of one judge for a dance. */
export interface JudgeColumn {
  dance: string
  letter: string
  /** Who sits in the seat now. */
  judge: string
  offer: SheetOffer
  /** Who of the two said yes to them, and why these marks. */
  agreements: SheetItem['agreements']
  /** There is a first entry, of paper or of a device, that is not shown to who looks; null: nothing is hidden. */
  hidden: 'typing' | 'finished' | 'marking' | 'sent' | null
  check: PaperCheck
  /** What is typed of them, counted or not, by registration. */
  marks: Readonly<Record<string, readonly (number | null)[]>>
}

/** The columns of a dance: a judge each, in the order of the panel. */
export function judgeColumns(
  round: RoundMarksItem,
  dance: string,
  { typist, isChief }: SheetReader,
): JudgeColumn[] {
  const attempt = round.dances.find(({ name }) => name === dance)?.attempt ?? 1
  return judgesWhoMarkDance(round.kind, round.seats, dance).map((seat: SeatItem) => {
    const whose = { dance, attempt, letter: seat.letter }
    const items = round.sheets.filter(isOfSheet(whose))
    const sheets = items.map((one) => toOffice(one, round))
    const open = openEntry(sheets)
    const { marks } = countSheet(sheets)
    return {
      dance,
      letter: seat.letter,
      judge: seat.judges.at(-1)?.name ?? '',
      offer: sheetOffer(sheets, { typist, isChief, thirdDecides: round.third_decides }),
      hidden: hiddenOf(items),
      check: checkOf(items, round.paper_checks.some(isOfSheet(whose))),
      agreements: items.flatMap(({ agreements }) => agreements),
      marks: marks ?? open?.marks ?? {},
    }
  })
}

function checkOf(items: readonly SheetItem[], isAsked: boolean): PaperCheck {
  if (isAsked) return 'asked'
  return items.some(({ source }) => source === 'station') ? 'possible' : null
}

/** All sheets of a round: by dance, in the order of the panel. */
export function roundSheets(round: RoundMarksItem, reader: SheetReader): JudgeColumn[] {
  return round.dances.flatMap(({ name }) => judgeColumns(round, name, reader))
}

/** Nothing is hidden where a second entry is shown instead. */
function hiddenOf(items: readonly SheetItem[]): JudgeColumn['hidden'] {
  const first = items.find(({ is_hidden }) => is_hidden)
  const isShown = items.some(
    (one) => one !== first && (one.source === 'paper' || one.finished_at !== null),
  )
  if (!first || isShown) return null
  if (first.source === 'station') return first.finished_at === null ? 'marking' : 'sent'
  return first.finished_at === null ? 'typing' : 'finished'
}

function toOffice(sheet: SheetItem, { renamed_sheets }: RoundMarksItem): OfficeSheet {
  const { id, pass, source, finished_at, is_hidden, marks, agreements } = sheet
  return {
    id,
    pass,
    source,
    typist: typistName(sheet),
    isFinished: finished_at !== null,
    isOfAnother: is_hidden || renamed_sheets.includes(id),
    agreedBy: agreements.flatMap((one) => typistName(one) ?? []),
    marks: Object.fromEntries(
      marks.map(({ registration_id, values }) => [registration_id, values]),
    ),
  }
}
