import type { Right } from '@parket/domain/rights/rights'
import type { PageName } from '@parket/domain/site/pages'
import type { stationPages } from '@parket/domain/site/stationPages'
import type { StationKind } from '@parket/domain/station/kinds'

/** Who comes to a screen by what they hold and not by a right. */
export const holders = {
  letter: 'кому пришла ссылка письмом',
  pin: 'у\u00A0кого есть номер регистрации и\u00A0PIN',
  setup: 'кто ставит сервер: по\u00A0одноразовой ссылке',
  device: 'кто подключает устройство турнира',
  station: 'любое рабочее место турнира',
  own: 'тот, чья это регистрация',
  leader: 'у\u00A0кого есть «Мои танцоры» или несколько своих регистраций на\u00A0турнир',
  factor: 'у\u00A0кого включён второй фактор',
  noRight: 'кому не\u00A0хватает прав на\u00A0страницу организатора',
} as const

/** Somebody who sees a screen: by a right, at a station of this kind, or by what they hold. */
export type Viewer = Right | StationKind | keyof typeof holders

/** Where a screen or a layout is seen, and by whom. */
export interface ScreenFacts {
  /** Pages of the site that show it. */
  pages?: readonly PageName[]
  /** Pages of the hall's devices that show it. */
  devices?: readonly (keyof typeof stationPages)[]
  /** Screens and layouts that show it as a part: those who see them see it, too. */
  inside?: readonly string[]
  /** What it belongs to, where it has no address: «вокруг каждой страницы сайта». */
  place?: string
  /** Who sees it, where its addresses do not tell: under /admin the right of the page does. */
  viewers?: readonly Viewer[]
  /** The story that stands for it, where that is not its first one or that plays: «Contests». */
  picture?: string
}

export type Facts = Readonly<Record<string, ScreenFacts>>
