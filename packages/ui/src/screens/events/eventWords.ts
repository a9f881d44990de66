import type { RegistrationWindow } from '@parket/domain/event/event'
import { isPast } from '@parket/domain/event/dates'
import { formatNearDate, formatNearDay, formatNearMoment } from '@parket/domain/event/nearDates'
import { daysToEnter, isOn } from '@parket/domain/event/registrationWindow'
import { toMillis, type Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import type { LaterPrice } from '@parket/domain/money/offer'
import { countOf } from '@parket/domain/format/plural'

/** What a state is at a glance; the words say it as well. */
type StateTone = 'accent' | 'positive' | 'caution' | 'closed'

interface StateWords {
  tone: StateTone
  text: string
}

/** From so many days on one need not hurry. */
const SOON_DAYS = 21

const places = ['место', 'места', 'мест'] as const

/** The least one pays: «от 1 200 ₽». */
export function priceFromText(kopecks: number): string {
  return kopecks === 0 ? 'бесплатно' : `от\u00A0${formatMoney(kopecks)}`
}

/** «С 24 декабря от 1 600 ₽». */
export function laterPriceText(
  { from, price }: LaterPrice,
  { time_zone }: Pick<RegistrationWindow, 'time_zone'>,
  now: Instant,
): string {
  return `С\u00A0${formatNearDate(from, time_zone, now)} ${priceFromText(price)}`
}

/** «Осталось 2 места», «Осталось 1 место». */
export function placesLeftText(left: number): string {
  return `Осталось ${countOf(left, places)}`
}

/** How many days are left to enter: «Ещё 18 дней»; null where no day is named. */
export function daysLeft(event: RegistrationWindow, now: Instant): StateWords | null {
  const days = daysToEnter(event, now)
  if (days === null) return null
  const text = days === 0 ? 'Последний день' : `Ещё ${countOf(days, ['день', 'дня', 'дней'])}`
  return { tone: days <= SOON_DAYS ? 'caution' : 'positive', text }
}

/**
 * Whether it is on, else whether and until when one can enter, in one line of a list: «Идёт сейчас», «Заявки до 28 февраля»,
 * «Осталось 12 мест», «Заявки с 1 февраля», «Отменён»; null of a past event.
 */
export function registrationState(
  event: RegistrationWindow & { places_left: number | null },
  now: Instant,
): StateWords | null {
  const { published, archived_at, cancelled_at, reg_from, reg_to, time_zone, places_left } = event
  if (!published) return { tone: 'closed', text: 'Черновик' }
  if (cancelled_at !== null) return { tone: 'closed', text: 'Отменён' }
  if (isPast(event, now)) return null
  if (isOn(event, now)) return { tone: 'accent', text: 'Идёт сейчас' }
  if (archived_at !== null) return { tone: 'closed', text: 'Приём закрыт' }
  if (reg_from !== null && toMillis(now) < toMillis(reg_from)) {
    return { tone: 'closed', text: `Заявки с\u00A0${formatNearDay(reg_from, time_zone, now)}` }
  }
  if (reg_to !== null && toMillis(now) > toMillis(reg_to)) {
    return { tone: 'closed', text: 'Приём закрыт' }
  }
  if (places_left === 0) return { tone: 'caution', text: 'Мест нет, есть лист ожидания' }
  if (places_left !== null) return { tone: 'caution', text: placesLeftText(places_left) }
  if (reg_to === null) return { tone: 'positive', text: 'Приём заявок открыт' }
  const days = daysToEnter(event, now) ?? 0
  return {
    tone: days <= 3 ? 'caution' : 'positive',
    text: `Заявки до\u00A0${formatNearDay(reg_to, time_zone, now)}`,
  }
}

/** The same as an answer to «Заявки»: «до 10 февраля, 23:59», «с 1 февраля, 10:00», «закрыты». */
export function registrationAnswer(event: RegistrationWindow, now: Instant): string {
  const { archived_at, cancelled_at, reg_from, reg_to, time_zone } = event
  if (archived_at !== null || cancelled_at !== null) return 'закрыты'
  if (reg_from !== null && toMillis(now) < toMillis(reg_from)) {
    return `с\u00A0${formatNearMoment(reg_from, time_zone, now)}`
  }
  if (isPast(event, now) || (reg_to !== null && toMillis(now) > toMillis(reg_to))) return 'закрыты'
  return reg_to === null ? 'открыты' : `до\u00A0${formatNearMoment(reg_to, time_zone, now)}`
}

/** «Москва, Дворец спорта «Паркет»». */
export function whereText({ city, place }: { city: string; place: string }): string {
  return [city, place].filter((part) => part !== '').join(', ')
}
