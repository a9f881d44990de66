import { formatTime } from '@parket/domain/format/dateTime'
import { durationText } from '@parket/domain/format/duration'
import { listText } from '@parket/domain/format/list'
import { countOf } from '@parket/domain/format/plural'
import { minutesUntil, type Appearance } from '@parket/domain/live/appearances'
import type { NowItem, NowRound } from '@parket/domain/live/now'
import { dancesOf, type FloorHeat } from '@parket/domain/live/floorHeats'
import { roleWords, roundName } from '@parket/domain/round/name'
import { roundLabel } from '@parket/domain/scoring/roundLabel'
import type { ListedResult } from '../resultData.ts'

/** «42 Стандарт, взрослые»; of what is no round, its title. */
export function itemName({ group_num, title, kind }: NowItem): string {
  if (group_num !== null) return `${group_num}\u00A0${title}`
  return title || (kind === 'break' ? 'Перерыв' : 'Награждение')
}

/** «1/4», «Финал»; '' for what is no round. */
export function itemRound({ round_index }: Pick<NowItem, 'round_index'>): string {
  return round_index === null ? '' : roundLabel(round_index)
}

/** «1/4, ведущие, танго, заход 3 из 3», of a heat that is alone «Финал, 5 танцев». */
export function heatText(heat: FloorHeat): string {
  const { item, round } = heat
  const [dance, ...others] = dancesOf(heat)
  const heats = round.heats?.length ?? 1
  return [
    itemRound(item),
    roleText(round),
    others.length === 0
      ? dance?.toLowerCase()
      : countOf(others.length + 1, ['танец', 'танца', 'танцев']),
    heats > 1 && `заход\u00A0${heat.heat} из\u00A0${heats}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** «Вальс и танго позади, впереди квикстеп», «Впереди танго»; '' where there is nothing to tell. */
export function wayText({ dances, danced, next }: Appearance): string {
  const lower = (names: readonly string[]) => listText(names.map((name) => name.toLowerCase()))
  const ahead = dances.filter((dance) => !danced.includes(dance) && !next.includes(dance))
  const text = [
    danced.length > 0 && `${lower(danced)} позади`,
    ahead.length > 0 && `впереди ${lower(ahead)}`,
  ]
    .filter(Boolean)
    .join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** «через 4 минуты», «через 1 ч 5 мин», «вот-вот». */
export function waitText(appearance: Appearance, now: number): string {
  const minutes = minutesUntil(appearance, now)
  if (minutes < 1) return 'вот-вот'
  return minutes < 60
    ? `через\u00A0${countOf(minutes, ['минуту', 'минуты', 'минут'])}`
    : `через\u00A0${durationText(minutes)}`
}

/** «от 14:35 до 14:38». */
export function rangeText({ from, to }: Appearance, timeZone: string): string {
  return `от\u00A0${timeText(from, timeZone)} до\u00A0${timeText(to, timeZone)}`
}

/** «заход 2 из 3, площадка А», «если пройдёте, по плану 15:20». */
export function placeText(appearance: Appearance, timeZone: string): string {
  const { heat, heats, floor, item, isIfGoingOn } = appearance
  if (isIfGoingOn) return `если пройдёте, по\u00A0плану ${formatTime(item.start, timeZone)}`
  return [
    heat !== null && heats !== null && heats > 1 && `заход\u00A0${heat} из\u00A0${heats}`,
    floor !== '' && floorText(floor),
  ]
    .filter(Boolean)
    .join(', ')
}

/** «площадка А»; a floor that is called so already keeps its name. */
export function floorText(floor: string): string {
  return /площадк|зал|паркет/i.test(floor) ? floor : `площадка\u00A0${floor}`
}

/** «ведущие»; '' where everybody dances together. */
export function roleText({ role }: NowRound): string {
  return role === null ? '' : roleWords[role]
}

/** «13:46. Первые: Кац Анна, Дей Пётр», «13:30. 1/2: дальше проходят 6». */
export function resultText(result: ListedResult, timeZone: string): string {
  const first = result.podium.filter(({ place }) => place === 1)
  const names = first.map(({ names, start_number }) =>
    names.length > 0 && names.length <= 2
      ? `${names.join(' и\u00A0')}, №\u00A0${start_number}`
      : `№\u00A0${start_number}`,
  )
  const rounds = result.rounds.map(
    (round) => `${roundName(round)}: дальше проходят ${round.going_on}`,
  )
  const what = names.length > 0 ? `Первое место: ${names.join('; ')}` : rounds.join('; ')
  return `${formatTime(result.published_at, timeZone)}. ${what}`
}

/** A moment in milliseconds as a time of day. */
export function timeText(moment: number, timeZone: string): string {
  return formatTime(new Date(moment), timeZone)
}
