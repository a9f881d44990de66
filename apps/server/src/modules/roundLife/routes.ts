import type { Handlers } from '../../contract/handlers.ts'
import { addRound, removeRound } from './extra.ts'
import { setRoundStatus } from './status.ts'

export const roundLifeHandlers = { setRoundStatus, addRound, removeRound } satisfies Handlers
