import { formatTime } from '@parket/domain/format/dateTime'
import { countOf } from '@parket/domain/format/plural'
import type {
  HallFloor,
  HallNext,
  HallNextHeat,
  HallPlace,
} from '@parket/domain/live/hall/hallScene'
import type { NowItem } from '@parket/domain/live/now'
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

const roleTitles = { leader: 'Ведущие', follower: 'Ведомые' } as const

/** «Танго», «Ведущие»: what dances at this moment; null where it is not known, or is all of them. */
export function headlineOf({ role, dances }: HallFloor): string | null {
  const [dance, ...others] = dances
  if (dance !== undefined && others.length === 0) return dance
  return role === null ? null : roleTitles[role]
}

/** «1/4, заход 2 из 3», with the role where the headline does not say it. */
export function roundText({ item, role, heat, dances }: HallFloor): string {
  return [
    itemRound(item),
    role !== null && dances.length === 1 && roleWords[role],
    heat && `заход\u00A0${heat.n} из\u00A0${heat.of}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** «Стандарт, взрослые. 1/4, заход 2 из 3, танго». */
export function floorText(floor: HallFloor): string {
  const about = [roundText(floor), headlineOf(floor)?.toLowerCase()].filter(Boolean).join(', ')
  return [itemTitle(floor.item), about].filter(Boolean).join('. ')
}

/** «заход 3:», «танго, заход 1:», «танго:» of the only heat. */
export function nextHeatLead({ n, dance }: HallNextHeat): string {
  return `${[dance?.toLowerCase(), `заход\u00A0${n}`].filter(Boolean).join(', ')}:`
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
