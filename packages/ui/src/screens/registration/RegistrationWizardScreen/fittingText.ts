import type { EventAges } from '@parket/domain/event/event'
import { isIsoDate } from '@parket/domain/format/date'
import { countOf } from '@parket/domain/format/plural'
import { dativeName } from '@parket/domain/person/dativeName'
import { ageAtEvent } from '@parket/domain/registration/age'
import type { DancerInput } from '@parket/domain/registration/request'

interface Fitting {
  dancers: readonly DancerInput[]
  event: EventAges
  /** How many contests can be chosen, and how many there are. */
  fitting: number
  all: number
}

/** «Анне 31 год, подходят 7 номинаций из 10»; of several dancers without a name. */
export function fittingText({ dancers, event, fitting, all }: Fitting): string {
  const rest = fitting < all ? ` из\u00A0${all}` : ''
  const contests = countOf(fitting, ['номинация', 'номинации', 'номинаций'])
  const fit = `${fitting % 10 === 1 && fitting % 100 !== 11 ? 'подходит' : 'подходят'} ${contests}${rest}`
  const [only, ...others] = dancers
  const birthDate = only?.birth_date.trim() ?? ''
  if (!only || others.length > 0 || !isIsoDate(birthDate)) {
    return fit.charAt(0).toUpperCase() + fit.slice(1)
  }
  const age = countOf(ageAtEvent(birthDate, event), ['год', 'года', 'лет'])
  const name = dativeName(only)
  return `${name === null ? '' : `${name} `}${age}, ${fit}`
}
