import { formatTime } from '@parket/domain/format/dateTime'
import { countOf } from '@parket/domain/format/plural'
import type { HallFloor, HallNext, HallPlace } from '@parket/domain/live/hall/hallScene'
import type { NowItem } from '@parket/domain/live/appearances'
import { roleWords } from '@parket/domain/round/name'
import { roundLabel } from '@parket/domain/scoring/roundLabel'

/** What an item is called; a break or a ceremony may have no title. */
export function itemTitle({ title, kind }: NowItem): string {
  return title || (kind === 'break' ? 'Перерыв' : 'Награждение')
}

/** «1/4»; '' for what is no round. */
export function itemRound({ round_index }: NowItem): string {
  return round_index === null ? '' : roundLabel(round_index)
}

/** «1/4, ведущие, заход 2 из 3», «Финал, танго». */
export function roundText({ item, role, heat, dances }: HallFloor): string {
  const [dance, ...others] = dances
  return [
    itemRound(item),
    role !== null && roleWords[role],
    heat && `заход\u00A0${heat.n} из\u00A0${heat.of}`,
    // Which of several dances is on is not known.
    others.length === 0 && dance?.toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ')
}

/** «Ещё 6 минут»; at the end of it nothing is promised. */
export function leftText(minutes: number): string {
  return minutes === 0 ? 'Вот-вот начнём' : `Ещё ${countOf(minutes, ['минута', 'минуты', 'минут'])}`
}

/** «Дальше на А», «Дальше». */
export function nextLead({ floor }: HallNext): string {
  return floor === '' ? 'Дальше' : `Дальше на\u00A0${floor}`
}

/** «в 14:52». */
export function startText({ item }: HallNext, timeZone: string): string {
  return `в\u00A0${formatTime(item.expected_start, timeZone)}`
}

/** «Тверь, «Плие»»; '' where nothing of it is to be told. */
export function fromText({ city, club }: Pick<HallPlace, 'city' | 'club'>): string {
  return [city, club && `«${club}»`].filter(Boolean).join(', ')
}

/** «Лебедева, Асланян»: names are said surname first. */
export function surnamesOf({ names, start_number }: HallPlace): string {
  return names.length === 0
    ? `№\u00A0${start_number}`
    : names.map((name) => name.split(' ')[0]).join(', ')
}
