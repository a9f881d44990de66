import { numberedName } from '@parket/domain/contest/title'
import { formatTime } from '@parket/domain/format/dateTime'
import { countOf, plural } from '@parket/domain/format/plural'
import { roundLabel } from '@parket/domain/scoring/roundLabel'
import type { TimetableConflict } from '@parket/domain/timetable/conflicts'
import type { Mend } from '@parket/domain/timetable/mend'
import { timeItems, type Timed } from '@parket/domain/timetable/timetable'
import type { TimetableContest, TimetableData, TimetableItem } from './timetableData.ts'

/** «1 ч 14 мин». */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest}\u00A0мин`
  return rest === 0 ? `${hours}\u00A0ч` : `${hours}\u00A0ч ${rest}\u00A0мин`
}

/** «Площадка А», whatever the organiser has written. */
export function floorName(floor: string): string {
  return floor === '' ? 'Площадка' : /площад|зал|паркет/i.test(floor) ? floor : `Площадка ${floor}`
}

/** What an item is called in one line. */
export function itemName(
  { kind, contest_id, round_index, title }: Omit<TimetableItem, 'id' | 'minutes' | 'delay'>,
  contests: ReadonlyMap<string, TimetableContest>,
): string {
  const contest = contest_id === null ? undefined : contests.get(contest_id)
  if (kind !== 'round' || !contest || round_index === null) return title
  const round = contest.isJudged ? `, ${roundLabel(round_index)}` : ''
  return `${numberedName(contest)}${round}`
}

/** «18 заявок, 2 захода», as entries stand now; '' where none are there. */
export function roundFacts({ round_index }: TimetableItem, contest: TimetableContest): string {
  const round = contest.rounds.find((each) => each.round_index === round_index)
  if (!round) return 'заявок нет'
  const entries = countOf(round.entries, ['заявка', 'заявки', 'заявок'])
  if (!contest.isJudged) return `${entries}, без судей`
  return `${entries}, ${countOf(round.heats, ['заход', 'захода', 'заходов'])}`
}

/** «8 туров, до 14:00». */
export function floorFacts(items: readonly Timed<TimetableItem>[], timeZone: string): string {
  const rounds = items.filter(({ kind }) => kind === 'round').length
  const last = items.at(-1)
  const count = countOf(rounds, ['тур', 'тура', 'туров'])
  return last ? `${count}, до ${formatTime(new Date(last.end), timeZone)}` : count
}

type Placed = Timed<TimetableItem> & { floor: string }

/** All items with their times, by id. */
export function placedItems({ floors }: TimetableData): Map<number, Placed> {
  return new Map(
    floors.flatMap(({ floor, start, items }) =>
      timeItems(start, items).map((item) => [item.id, Object.assign(item, { floor })] as const),
    ),
  )
}

/** A conflict in words, as it stands at one of its two items. */
export function conflictText(
  { kind, itemIds, dancerIds, judgeIds, restMinutes }: TimetableConflict,
  itemId: number,
  data: TimetableData,
): string {
  const placed = placedItems(data)
  const other = placed.get(itemIds[0] === itemId ? itemIds[1] : itemIds[0])
  const when = other ? formatTime(new Date(other.start), data.timeZone) : ''
  const where = floorName(other?.floor ?? '')
  if (kind === 'judge') {
    const who = judgeIds.map((id) => {
      const judge = data.judges.get(id)
      return judge ? `${judge.name}${judge.letter ? ` (${judge.letter})` : ''}` : 'Судья'
    })
    const there = where.startsWith('Площадка')
      ? ` на${where.replace('Площадка', ' площадке')}`
      : `: ${where}`
    return `${who.join(', ')} с ${when}${there}`
  }
  const name = other ? itemName(other, data.contests) : ''
  const who = namesOf(dancerIds, data.dancers)
  return kind === 'dancer'
    ? `${who} в это же время: ${name}`
    : `${who}: отдых ${restMinutes ?? 0} мин из ${data.minRest} (${name})`
}

/** Two by name, the rest counted; ids of several registrations of one person are one name. */
function namesOf(ids: readonly number[], names: ReadonlyMap<number, string>): string {
  const known = [...new Set(ids.map((id) => names.get(id) ?? 'Танцор'))]
  const more = known.length - 2
  const shown = known.slice(0, 2).join(', ')
  return more > 0 ? `${shown} и ещё ${more}` : shown
}

/** What a way out is called on its button. */
export function mendText(mend: Mend, data: TimetableData): string {
  if (mend.kind === 'judge') return 'Заменить судью'
  if (mend.kind === 'delay') return `Начать на ${mend.minutes} мин позже`
  const other = placedItems(data).get(mend.withId)
  const contest = other?.contest_id ? data.contests.get(other.contest_id) : undefined
  return `Поменять с ${contest ? contest.group_num : `«${other?.title ?? ''}»`}`
}

/** «1 накладка». */
export function conflictCount(count: number): string {
  return `${count} ${plural(count, ['накладка', 'накладки', 'накладок'])}`
}
