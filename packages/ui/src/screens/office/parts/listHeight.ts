/** A list fills the window below title and filters, and leaves room for the pages' numbers. */
export const listHeight = 'max(360px, calc(100dvh - 360px))'

/** The same below filters of one line, without a summary of several: twelve rows and more of a laptop's window. */
export const tallListHeight = 'max(360px, calc(100dvh - 304px))'
