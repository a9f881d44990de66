import { formatNearMoment } from '@parket/domain/event/nearDates'
import { isPast } from '@parket/domain/event/dates'
import type { RegistrationWindow } from '@parket/domain/event/event'
import { daysToEnter, daysUntil, isRegistrationOpen } from '@parket/domain/event/registrationWindow'
import { toMillis, type Instant } from '@parket/domain/format/date'
import { countOf } from '@parket/domain/format/plural'

const dayForms = ['день', 'дня', 'дней'] as const

/** Where an event is on its way, as one would tell it: «До конца приёма 18 дней.» */
export function lifeText(event: RegistrationWindow, now: Instant): string {
  const { published, cancelled_at, reg_from, date_begin, time_zone } = event
  if (cancelled_at !== null) return 'Турнир отменён.'
  if (isPast(event, now)) return 'Турнир прошёл.'
  if (!published) return 'Черновик: турнир видят только сотрудники.'
  if (toMillis(date_begin) <= toMillis(now)) return 'Турнир идёт.'
  if (reg_from !== null && toMillis(now) < toMillis(reg_from)) {
    return `Приём заявок откроется ${formatNearMoment(reg_from, time_zone, now)}.`
  }
  const left = daysToEnter(event, now)
  if (left === 0) return 'Сегодня последний день приёма.'
  if (left !== null) return `До\u00A0конца приёма ${countOf(left, dayForms)}.`
  const toGo = daysUntil(date_begin, now, time_zone)
  const entries = isRegistrationOpen(event, now) ? 'Приём открыт' : 'Приём закрыт'
  return toGo === 0
    ? `${entries}, турнир сегодня.`
    : `${entries}, до\u00A0турнира ${countOf(toGo, dayForms)}.`
}
