import type { Handlers } from '../../../contract/handlers.ts'
import { decideDistinct, undoDistinct } from './distinct.ts'
import { listDuplicates } from './duplicates.ts'
import { mergeRegistrations } from './merge.ts'

export const registrationMergeHandlers = {
  listDuplicates,
  decideDistinct,
  undoDistinct,
  mergeRegistrations,
} satisfies Handlers
