import type { Affiliation } from '@parket/domain/registration/affiliation'

const russian: Affiliation = {
  troupe: 'Коллектив',
  club: 'Клуб',
  coach: 'Тренер или руководитель',
}

/**
 * What is told of troupe, club and coach, for a `DescriptionList`.
 * @param terms what each is called
 */
export function affiliationItems({ troupe, club, coach }: Affiliation, terms = russian) {
  return [
    { term: terms.troupe, description: troupe },
    { term: terms.club, description: club },
    { term: terms.coach, description: coach },
  ].filter(({ description }) => description.trim() !== '')
}
