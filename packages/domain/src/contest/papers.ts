/** What can be printed of a contest; the protocol has its own page. */
export const paperDocuments = ['heats', 'sheets', 'announcer', 'summary', 'diplomas'] as const

export type PaperDocument = (typeof paperDocuments)[number]

/** Who gets a diploma: the first three places, everybody in the final, or everybody who has a place. */
export const diplomaReaches = ['podium', 'final', 'all'] as const

export type DiplomaReach = (typeof diplomaReaches)[number]
