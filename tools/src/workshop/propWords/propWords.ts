import { accountWords } from './account.ts'
import { eventWords } from './events.ts'
import { layoutWords } from './layouts.ts'
import { contestWords } from './office/contests.ts'
import { dayWords } from './office/day.ts'
import { officeEventWords } from './office/events.ts'
import { officeRatingWords } from './office/rating.ts'
import { officeRegistrationWords } from './office/registrations.ts'
import { resultWords } from './office/results.ts'
import { registrationWords } from './registration.ts'
import { sharedWords } from './shared.ts'
import { stationWords } from './stations.ts'
import { visitorWords } from './visitors.ts'
import type { Words, WordsByComponent } from './words.ts'

const subjects: readonly WordsByComponent[] = [
  layoutWords,
  eventWords,
  registrationWords,
  accountWords,
  visitorWords,
  contestWords,
  dayWords,
  officeEventWords,
  officeRegistrationWords,
  resultWords,
  officeRatingWords,
  stationWords,
]

/** Every screen and layout that has words of its own, once for each subject that tells of it. */
export const toldComponents: readonly string[] = subjects.flatMap((words) => Object.keys(words))

/** The own words of every screen and layout. */
export const ownWords: WordsByComponent = Object.assign({}, ...subjects)

/** What the props of a screen or a layout are for, in Russian; those that it does not have, too. @param component its name */
export function propWordsOf(component: string): Words {
  return { ...sharedWords, ...ownWords[component] }
}
