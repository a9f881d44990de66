import type { EventAges } from '@parket/domain/event/event'
import { formatDate, isIsoDate } from '@parket/domain/format/date'
import { ageAtEvent } from '@parket/domain/registration/age'
import { dancerName } from '@parket/domain/registration/dancers'
import type { Affiliation } from '@parket/domain/registration/affiliation'
import type { DancerInput } from '@parket/domain/registration/request'
import { DescriptionList } from '../../../../components/DescriptionList/DescriptionList.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type { Say } from '@parket/domain/format/sayOf'
import { dancersTexts, type DancersTextName } from '../../../../texts/wizard/dancersTexts.ts'
import { useWithinSentence, useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import { affiliationItems } from '../../affiliationItems.ts'
import * as styles from './review.css.ts'

interface ReviewDancersProps {
  affiliation: Affiliation
  dancers: readonly DancerInput[]
  event: EventAges
}

export function ReviewDancers({ dancers, affiliation, event }: ReviewDancersProps) {
  const say = useWizardTexts('dancers', dancersTexts)
  const within = useWithinSentence()
  const told = affiliationItems(affiliation, {
    troupe: say('troupe'),
    club: say('club'),
    coach: say('coach'),
  })
  return (
    <>
      <ol className={styles.reviewList}>
        {dancers.map((dancer, index) => (
          <li key={index}>
            {dancerName(dancer) || say('nameless')}
            <Text as="div" size="small" tone="secondary">
              {birthText(dancer.birth_date, event, say)}
              {dancer.gender &&
                say('genderTold', {
                  gender: within(say(dancer.gender === 'F' ? 'female' : 'male')),
                })}
            </Text>
          </li>
        ))}
      </ol>
      {told.length > 0 && <DescriptionList items={told} />}
    </>
  )
}

/** «12.04.1999, 27 лет». */
export function birthText(birthDate: string, event: EventAges, say: Say<DancersTextName>): string {
  if (!isIsoDate(birthDate)) return birthDate
  const age = say('age', { age: ageAtEvent(birthDate, event) })
  return `${formatDate(birthDate)}, ${age}`
}
