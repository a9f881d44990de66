import { ageLabelTexts } from '@parket/domain/contest/ageLabel'
import { countLabelTexts } from '@parket/domain/contest/countLabel'

/** What is said of a contest in few words: whom it is for, how much room it has left. */
export const labelsTexts = {
  ...countLabelTexts,
  ...ageLabelTexts,
  /** `{count}` is a number or a range, `{n}` its end. */
  dancers: '{count}\u00A0{n:танцор|танцора|танцоров}',
  placesPerRole: 'По {n}\u00A0{n:место|места|мест} на роль',
  placesLeft: 'Осталось {n}\u00A0{n:место|места|мест}',
  waiting: 'Мест нет, в\u00A0листе ожидания\u00A0{n}',
  toWaitingList: 'Мест нет, запись в\u00A0лист ожидания',
} as const

export type LabelsTextName = keyof typeof labelsTexts
