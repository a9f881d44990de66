/** What props are for, by their names: in Russian, names of props and components in backticks. */
export type Words = Readonly<Record<string, string>>

/** The same of several screens or layouts, by the names of their components. */
export type WordsByComponent = Readonly<Record<string, Words>>
