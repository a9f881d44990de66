import type { EventAges } from '@parket/domain/event/event'
import { isIsoDate } from '@parket/domain/format/date'
import { dativeName } from '@parket/domain/person/dativeName'
import { ageAtEvent } from '@parket/domain/registration/age'
import type { DancerInput } from '@parket/domain/registration/request'
import type { Say } from '@parket/domain/format/sayOf'
import type { ContestsTextName } from '../../../texts/wizard/contestsTexts.ts'

interface Fitting {
  dancers: readonly DancerInput[]
  event: EventAges
  /** How many contests can be chosen, and how many there are. */
  fitting: number
  all: number
}

/** «Анне 31 год, подходят 7 номинаций из 10»; of several dancers without a name. */
export function fittingText(
  { dancers, event, fitting, all }: Fitting,
  say: Say<ContestsTextName>,
): string {
  const fit = say(fitting < all ? 'fitOf' : 'fit', { n: fitting, all })
  const [only, ...others] = dancers
  const birthDate = only?.birth_date.trim() ?? ''
  if (!only || others.length > 0 || !isIsoDate(birthDate)) {
    return fit.charAt(0).toUpperCase() + fit.slice(1)
  }
  const age = ageAtEvent(birthDate, event)
  const dative = dativeName(only)
  if (dative === null) return say('fitAge', { age, fit })
  return say('fitDancer', { dative, name: only.first_name.trim(), age, fit })
}
