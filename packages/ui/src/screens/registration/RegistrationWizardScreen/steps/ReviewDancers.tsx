import type { EventAges } from '@parket/domain/event/event'
import { formatDate, isIsoDate } from '@parket/domain/format/date'
import { countOf } from '@parket/domain/format/plural'
import { ageAtEvent } from '@parket/domain/registration/age'
import { dancerName } from '@parket/domain/registration/dancers'
import { genderLabels } from '@parket/domain/person/gender'
import type { Affiliation } from '@parket/domain/registration/affiliation'
import type { DancerInput } from '@parket/domain/registration/request'
import { DescriptionList } from '../../../../components/DescriptionList/DescriptionList.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { affiliationItems } from '../../affiliationItems.ts'
import * as styles from './review.css.ts'

interface ReviewDancersProps {
  affiliation: Affiliation
  dancers: readonly DancerInput[]
  event: EventAges
}

export function ReviewDancers({ dancers, affiliation, event }: ReviewDancersProps) {
  const told = affiliationItems(affiliation)
  return (
    <>
      <ol className={styles.reviewList}>
        {dancers.map((dancer, index) => (
          <li key={index}>
            {dancerName(dancer) || 'Без имени'}
            <Text as="div" size="small" tone="secondary">
              {birthText(dancer.birth_date, event)}
              {dancer.gender && `, пол:\u00A0${genderLabels[dancer.gender].toLowerCase()}`}
            </Text>
          </li>
        ))}
      </ol>
      {told.length > 0 && <DescriptionList items={told} />}
    </>
  )
}

/** «12.04.1999, 27 лет». */
export function birthText(birthDate: string, event: EventAges): string {
  if (!isIsoDate(birthDate)) return birthDate
  const age = countOf(ageAtEvent(birthDate, event), ['год', 'года', 'лет'])
  return `${formatDate(birthDate)}, ${age}`
}
