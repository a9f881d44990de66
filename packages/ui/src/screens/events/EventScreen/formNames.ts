import type { DanceForm } from '@parket/domain/contest/audience'

/** How many dance together, as visitors are told. */
export const formNames: Record<DanceForm, string> = {
  solo: 'Соло',
  duets: 'Дуэты',
  groups: 'Группы',
}
