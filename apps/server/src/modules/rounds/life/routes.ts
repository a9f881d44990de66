import type { Handlers } from '../../../contract/handlers.ts'
import { addRound, removeRound } from './extra.ts'
import { replaceRoundPanel } from './panel.ts'
import { renewRoundEntries } from './renewEntries.ts'
import { setRoundStatus } from './status.ts'

export const roundLifeHandlers = {
  setRoundStatus,
  addRound,
  removeRound,
  renewRoundEntries,
  replaceRoundPanel,
} satisfies Handlers
