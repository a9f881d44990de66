import { countOf } from '@parket/domain/format/plural'
import { dancedRound, type DancedRound } from '@parket/domain/emergency/dancedRound'
import type { EmergencyFile, EmergencyRound } from '@parket/domain/emergency/file'
import { roundCount } from '@parket/domain/emergency/progress'
import type { TypedMarks } from '@parket/domain/emergency/typed'
import { isJudged } from '@parket/domain/round/status'
import { roundName } from '@parket/domain/round/name'

export interface NavGroup {
  title: string
  rounds: { id: number; title: string; note: string }[]
}

/** The rounds in the order of the timetable, and those that stand in none. */
export function groupRounds(file: EmergencyFile, typed: TypedMarks): NavGroup[] {
  const seen = new Set<number>()
  const groups = file.sessions.map(({ title, floor, items }) => ({
    title: [title, floor].filter(Boolean).join(', '),
    rounds: items.flatMap(({ contest_id, index }) =>
      file.rounds
        .filter((round) => round.contest_id === contest_id && round.file.index === index)
        .map((round) => {
          seen.add(round.id)
          return item(file, round, typed)
        }),
    ),
  }))
  const rest = file.rounds
    .filter(({ id }) => !seen.has(id))
    .map((round) => item(file, round, typed))
  const all = [...groups, { title: groups.length > 0 ? 'Вне расписания' : 'Туры', rounds: rest }]
  return all.filter(({ rounds }) => rounds.length > 0)
}

function item(file: EmergencyFile, round: EmergencyRound, typed: TypedMarks) {
  return { id: round.id, title: shortTitle(file, round), note: noteOf(file, round, typed) }
}

/** «42 Стандарт, взрослые. Финал» */
export function shortTitle(
  file: EmergencyFile,
  { contest_id, file: round }: EmergencyRound,
): string {
  const rules = file.contests.find(({ id }) => id === contest_id)?.rules
  return `${rules?.group_num ?? ''} ${rules?.group_name ?? ''}. ${roundName(round)}`
}

function noteOf(file: EmergencyFile, round: EmergencyRound, typed: TypedMarks): string {
  if (isJudged(round.status) && !typed[round.id]) return 'подсчитан до аварии'
  const danced = dancedRound(file, round, typed)
  if (danced.lines.length === 0) return waitingText(danced)
  if (!typed[round.id]) return danced.isDerived ? 'состав по набранному' : 'листы готовы'
  const { typed: done, total } = roundCount(danced, typed)
  return done === total ? 'набран' : `набираем, ${done} из ${total}`
}

/** «ждёт 1/4» */
export function waitingText({ waitsFor, round, pairing }: DancedRound): string {
  if (pairing !== null) return 'ждёт пар'
  return waitsFor.every((label) => label === round.file.label)
    ? 'состава ещё нет'
    : `ждёт ${waitsFor.join(' и ')}`
}

/** «набрано позже: 29 оценок» */
export function typedText(count: number): string {
  return count === 0
    ? 'ещё ничего не набрано'
    : `набрано позже: ${countOf(count, ['оценка', 'оценки', 'оценок'])}`
}
