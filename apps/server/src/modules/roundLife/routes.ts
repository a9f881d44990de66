import type { Handlers } from '../../contract/handlers.ts'
import { setRoundStatus } from './status.ts'

export const roundLifeHandlers = { setRoundStatus } satisfies Handlers
