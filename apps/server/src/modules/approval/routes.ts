import type { Handlers } from '../../contract/handlers.ts'
import { approveResult } from './approve.ts'
import { getApproval } from './present.ts'

export const approvalHandlers = {
  getApproval: (context, { path }) =>
    context.db.transaction().execute((trx) => getApproval(trx, context, path.id)),
  approveResult,
} satisfies Handlers
