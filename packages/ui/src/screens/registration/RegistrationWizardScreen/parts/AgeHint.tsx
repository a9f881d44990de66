import type { RegistrationContest } from '@parket/domain/contest/contest'
import { takesEntries } from '@parket/domain/contest/status'
import type { EventAges } from '@parket/domain/event/event'
import { ageHint, ageHintTexts } from '@parket/domain/registration/ageHint'
import type { DancerInput } from '@parket/domain/registration/request'
import { useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import * as styles from '../steps/contests.css.ts'

interface AgeHintProps {
  contest: RegistrationContest
  dancers: readonly DancerInput[]
  event: EventAges
}

/** «С 18 лет, а Алисе 8» under a contest that age alone keeps these dancers out of; nothing under others. */
export function AgeHint({ contest, dancers, event }: AgeHintProps) {
  const say = useWizardTexts('ages', ageHintTexts)
  const hint = takesEntries(contest) ? ageHint(dancers, contest, event, say) : null
  return hint && <p className={styles.hint}>{hint}</p>
}
