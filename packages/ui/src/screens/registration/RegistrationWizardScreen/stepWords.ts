import type { Draft } from '@parket/domain/registration/draft'
import type { StepIndex } from '@parket/domain/registration/wizard/stepIndex'
import type { Say } from '@parket/domain/format/sayOf'
import type { FrameTextName } from '../../../texts/wizard/frameTexts.ts'

const names = ['contacts', 'dancers', 'packets', 'contests', 'review'] as const

/** What a step is called. */
export function stepName(step: StepIndex, say: Say<FrameTextName>): string {
  return say(names[step])
}

/** What a step asks, as its heading: of one soloist or two by their names. */
export function stepQuestion(
  { step, dancers }: Pick<Draft, 'step' | 'dancers'>,
  say: Say<FrameTextName>,
): string {
  switch (step) {
    case 0:
      return say('askContacts')
    case 1:
      return say('askDancers')
    case 2:
      return say('askPackets')
    case 3:
      return whatTheyDance(
        dancers.map(({ first_name }) => first_name.trim()),
        say,
      )
    default:
      return say('askReview')
  }
}

function whatTheyDance(names: readonly string[], say: Say<FrameTextName>): string {
  const [first = '', second = ''] = names
  if (names.length === 1 && first) return say('askContestsOfOne', { name: first })
  if (names.length === 2 && first && second) return say('askContestsOfTwo', { first, second })
  return say('askContests')
}
