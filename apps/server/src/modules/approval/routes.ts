import type { Handlers } from '../../contract/handlers.ts'
import { approveResult } from './approve.ts'
import { approveByLink } from './link/approveByLink.ts'
import { openApprovalLink } from './link/offer.ts'
import { sendApprovalLink } from './link/send.ts'
import { getApproval } from './present.ts'

export const approvalHandlers = {
  getApproval: (context, { path }) =>
    context.db.transaction().execute((trx) => getApproval(trx, context, path.id)),
  approveResult,
  sendApprovalLink,
  openApprovalLink,
  approveByLink,
} satisfies Handlers
