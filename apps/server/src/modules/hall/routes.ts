import type { Handlers } from '../../contract/handlers.ts'
import { setHeatCalls, setHeatRelease } from './noteHeats.ts'
import { getHall } from './readHall.ts'

export const hallHandlers = {
  getHall: (context) => getHall(context),
  setHeatCalls,
  setHeatRelease,
} satisfies Handlers
