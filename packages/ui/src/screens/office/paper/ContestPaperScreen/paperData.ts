import type { DiplomaReach, PaperDocument } from '@parket/domain/contest/papers'
import type { JudgedScoring } from '@parket/domain/scoring/roundKind'
import type { RoundItem } from '../../rounds/ContestRoundsScreen/roundData.ts'
import type { DayResult } from '../../results/resultOfDay.ts'
import type { ContestDayFrame } from '../../../../layouts/ContestDayPage/ContestDayPage.tsx'

export {
  heatLines,
  lineNumbers,
  type RoundItem,
} from '../../rounds/ContestRoundsScreen/roundData.ts'

/** What is printed. */
export interface PaperChoice {
  document: PaperDocument
  /** Of heats, sheets and the announcer's list; null: the first that has heats. */
  roundId: number | null
  reach: DiplomaReach
  /** The word a diploma is headed with: «Диплом», «Грамота». */
  title: string
}

/** Who stands behind a start number. */
export interface PaperPerson {
  /** Last and first name of each dancer. */
  names: readonly string[]
  troupe: string
  city: string
  club: string
  coach: string
}

/** Everything that a contest's papers say. */
export interface Paper {
  /** Whose picture the diplomas carry. */
  eventId: number
  contest: {
    scoring: JudgedScoring | 'none'
    dances: readonly string[]
    criteria: readonly { name: string; max: number }[]
  }
  /** Whose brand the diplomas carry. */
  team: { name: string; logo_url: string | null }
  rounds: readonly RoundItem[]
  result: DayResult
  /** By start number. */
  people: ReadonlyMap<number, PaperPerson>
}

/** «Соколова Вера», «Ритм: Соколова Вера, Ким Алина»: a troupe is called by its name first. */
export function personText(person: PaperPerson | undefined): string {
  if (person === undefined) return ''
  const names = person.names.join(', ')
  return person.troupe === '' ? names : `${person.troupe}: ${names}`
}

/** «Москва, Ритм, тренер Ким Алина»: what is known of it. */
export function originText(person: PaperPerson | undefined): string {
  if (person === undefined) return ''
  return [person.city, person.club, person.coach && `тренер ${person.coach}`]
    .filter(Boolean)
    .join(', ')
}

/** What a sheet says of its printing, where it is printed with others of a session. */
export interface SheetPrint {
  /** «15:00»; '' where it stands in no timetable. */
  hour: string
  /** '' where the event has one floor without a name. */
  floor: string
  /** «Изменилось с 13:10. Добавлены: № 120.»; null: nothing, or it was never printed. */
  changed: string | null
  /** «Вторая печать, 20 февраля, 14:32». */
  foot: string
}

/** What each paper is made of. */
export interface PaperPartProps {
  /** What stands in its head. */
  frame: Pick<ContestDayFrame, 'contest' | 'event'>
  paper: Paper
  print?: SheetPrint
}
