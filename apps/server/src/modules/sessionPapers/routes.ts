import { eventOf } from '../../contract/context.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { loadPapers } from './load.ts'
import { notePaperPrint } from './note.ts'
import { presentPapers } from './present.ts'

export const sessionPaperHandlers = {
  getSessionPapers: (context, { path }) =>
    context.db
      .transaction()
      .execute(async (trx) =>
        presentPapers(
          trx,
          context,
          await loadPapers(trx, context, eventOf(context), path.sessionId),
        ),
      ),

  notePaperPrint,
} satisfies Handlers
