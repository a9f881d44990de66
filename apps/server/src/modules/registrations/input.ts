import type { SentRegistration } from '@parket/domain/registration/request'

import type { Input } from '../../contract/handlers.ts'

type Body = Input<'registerForEvent'>['body']

/** The body of a registration as the rules read it: what a selection leaves out is undecided. */
export function readSent({ packets, dancers, ...rest }: Body): SentRegistration {
  return {
    ...rest,
    packets: Object.fromEntries(
      Object.entries(packets ?? {}).map(([key, { status = null, selectedGroupIds = [] }]) => [
        key,
        { status, selectedGroupIds },
      ]),
    ),
    // A gender may be any text here; the rules say what is wrong with it.
    dancers: dancers as SentRegistration['dancers'],
  }
}
