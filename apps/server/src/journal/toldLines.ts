import { sql } from 'kysely'

/** Lines of an event's chain that change what everybody may hold on to: after them its head goes out within minutes. */
export const publicKinds = ['publication', 'approval', 'correction'] as const

/** Lines after which the head of an event's chain goes out, by mail and to the second disk. */
const toldKinds = ['round.closed', 'decision', ...publicKinds] as const

/** As the index `journal_told` has it. A place revealed at a ceremony is none of them: the publication after it tells all. */
export const isTold = sql<boolean>`journal.kind in (${sql.join(toldKinds.map((kind) => sql.lit(kind)))}) and not (journal.body ? 'revealed_from_place')`
