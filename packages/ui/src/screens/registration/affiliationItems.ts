import type { Affiliation } from '@parket/domain/registration/affiliation'

/** What is told of troupe, club and coach, for a `DescriptionList`. */
export function affiliationItems({ troupe, club, coach }: Affiliation) {
  return [
    { term: 'Коллектив', description: troupe },
    { term: 'Клуб', description: club },
    { term: 'Тренер или руководитель', description: coach },
  ].filter(({ description }) => description.trim() !== '')
}
